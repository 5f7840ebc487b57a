/** What browsers tell of the line, as far as they tell anything. */
interface Line {
  connection?: { saveData?: boolean; type?: string };
  serviceWorker?: { controller: unknown };
}

/** Does a visitor whose line may cost by the byte load the site for the first time? */
export function isCostly({ connection, serviceWorker }: Line): boolean {
  const metered = connection?.saveData === true || connection?.type === "cellular";
  return metered && !serviceWorker?.controller;
}
