/** A path of this site that a visitor may be sent to, or the fallback: never another origin. */
export function safePath(value: unknown, fallback = "/"): string {
  if (typeof value !== "string" || !/^\/(?![/\\])/.test(value)) return fallback;
  const url = new URL(value, "http://site.invalid");
  return url.host === "site.invalid" ? url.pathname + url.search + url.hash : fallback;
}
