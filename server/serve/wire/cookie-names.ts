/**
 * The site names its cookies plainly. Behind https each travels as Secure with the prefix that its
 * attributes allow, so neither http nor a sibling host can set one for this host.
 */
const HOST = "__Host-";
const SECURE = "__Secure-";

/** A Set-Cookie line of the site as browsers get it behind https. */
export function securedCookie(line: string): string {
  const isOfHost = /;\s*path=\/(;|$)/i.test(line) && !/;\s*domain=/i.test(line);
  const named = `${isOfHost ? HOST : SECURE}${line}`;
  return /;\s*secure(;|$)/i.test(line) ? named : `${named}; Secure`;
}

/** The site's names of a Cookie header. A cookie without a prefix may be a planted one; it is left out. */
export function plainCookies(header: string): string {
  return header
    .split(";")
    .map((pair) => pair.trim())
    .flatMap((pair) => {
      const prefix = [HOST, SECURE].find((one) => pair.startsWith(one));
      return prefix ? [pair.slice(prefix.length)] : [];
    })
    .join("; ");
}
