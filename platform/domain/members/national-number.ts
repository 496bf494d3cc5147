/** A number as it is written at home, without what only helps the eye and without leading zeros. */
export function nationalNumber(written: string): string {
  return written
    .normalize("NFKC")
    .replace(/[\s().\-/]/g, "")
    .replace(/^0+/, "");
}
