/** Two addresses that differ only in case or in the width of their letters are one address. */
export function emailKey(email: string): string {
  return email.normalize("NFKC").trim().toLowerCase();
}
