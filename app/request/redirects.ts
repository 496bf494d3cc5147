const BASE = "http://site.invalid";

/**
 * A path of this site that a visitor may be redirected to, or the fallback; never another origin.
 */
export function safePath(value: unknown, fallback = "/"): string {
  if (typeof value !== "string" || !value.startsWith("/") || !URL.canParse(value, BASE)) {
    return fallback;
  }
  const { origin, pathname, search, hash } = new URL(value, BASE);
  // A browser parses the result again: "/.//evil.example" has become "//evil.example" by now.
  const isOurs = origin === BASE && new URL(pathname, BASE).origin === BASE;
  return isOurs ? pathname + search + hash : fallback;
}
