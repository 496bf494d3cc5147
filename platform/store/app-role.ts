/** The database role that servers log in as: it owns nothing and is bound by row security. */
export const APP_ROLE = "platform_app";

/**
 * The address with which servers log in to the same database. It suits servers that know both roles
 * by the same password, or ask for none, as the embedded one.
 */
export function appUrl(ownerUrl: string): string {
  const url = new URL(ownerUrl);
  url.username = APP_ROLE;
  return url.href;
}
