/** The national form of a number, without separators and leading zeros. */
export function nationalNumber(written: string): string {
  return written
    .normalize("NFKC")
    .replace(/[\s().\-/]/g, "")
    .replace(/^0+/, "");
}
