/** What a visitor without a session may see where the brand wants a login first. */
const OPEN_PAGES = [
  "login",
  "forgot",
  "passkey",
  "register",
  "register.html",
  "helpmc",
  "download",
  "down",
];
/** Not pages, but what the open ones are made of and what machines ask for. */
const OPEN_PARTS = [
  "i18n",
  "preferences",
  "preview",
  "offline",
  "manifest.webmanifest",
  "robots.txt",
  "sitemap.xml",
];
const OPEN = new Set([...OPEN_PAGES, ...OPEN_PARTS]);

/**
 * Where a brand that wants a login first sends a visitor without a session, or null when they may
 * stay. Help stays readable in its version without the header: the terms must be read before one
 * can accept them.
 */
export function guardedWay(pathname: string, search: string): string | null {
  const [, first = "", ...rest] = pathname.split("/");
  const place = first.toLowerCase();
  if (OPEN.has(place)) return null;
  if (place === "help") return `/${["helpmc", ...rest].join("/")}${search}`;
  const isHome = place === "" || ["home", "index", "index.html"].includes(place);
  return isHome ? "/login" : `/login?to=${encodeURIComponent(pathname + search)}`;
}
