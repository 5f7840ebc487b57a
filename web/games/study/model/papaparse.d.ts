/** What is used of `papaparse`, whose own types bring Node's along. */
declare module "papaparse" {
  const Papa: {
    /** Read a table: its rows, each as its fields, and what was wrong with it. */
    parse(
      text: string,
      how: { delimiter: string; quoteChar: string; skipEmptyLines: "greedy" },
    ): { data: string[][]; errors: readonly { type: "Quotes" | "Delimiter" | "FieldMismatch" }[] };
  };
  export default Papa;
}
