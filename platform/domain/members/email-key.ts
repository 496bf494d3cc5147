/** Addresses that differ only in case or in the width of their letters count as one. */
export function emailKey(email: string): string {
  return email.normalize("NFKC").trim().toLowerCase();
}
