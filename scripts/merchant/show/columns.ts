export type Cell = { text: string; isNumber?: boolean };

/** Rows in aligned columns below their headings. Numbers stand at the end of their column. */
export function columns(headings: readonly string[], rows: readonly Cell[][]): string[] {
  const widths = headings.map((heading, at) =>
    Math.max(heading.length, ...rows.map((row) => row[at]?.text.length ?? 0)),
  );
  const isNumber = headings.map((_, at) => rows.some((row) => row[at]?.isNumber));
  const lineOf = (texts: readonly string[]) =>
    texts
      .map((text, at) => (isNumber[at] ? text.padStart(widths[at]!) : text.padEnd(widths[at]!)))
      .join("  ")
      .trimEnd();
  return [lineOf(headings), ...rows.map((row) => lineOf(row.map(({ text }) => text)))];
}
