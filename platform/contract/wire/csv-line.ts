const NUMBER = /^-?\d+(\.\d+)?$/;
/** A spreadsheet treats a cell that begins like this as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** One line of a spreadsheet file: quoted where needed, and never read as a formula. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cellOf).join(",")}\r\n`;
}

function cellOf(text: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
