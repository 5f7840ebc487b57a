/** A function that keeps its last result for as long as it is called with the same arguments. */
export function memo<Args extends readonly unknown[], Result>(make: (...args: Args) => Result) {
  let last: { args: Args; result: Result } | null = null;
  return (...args: Args): Result => {
    if (last?.args.every((arg, n) => arg === args[n])) return last.result;
    last = { args, result: make(...args) };
    return last.result;
  };
}
