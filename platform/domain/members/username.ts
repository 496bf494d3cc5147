/** Two names that differ only in case or in the width of their letters are one name. */
export function usernameKey(username: string): string {
  return username.normalize("NFKC").trim().toLowerCase();
}
