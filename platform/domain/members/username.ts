/** Names that differ only in case or in the width of their letters count as one. */
export function usernameKey(username: string): string {
  return username.normalize("NFKC").trim().toLowerCase();
}
