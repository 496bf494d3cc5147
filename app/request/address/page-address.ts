import { ALIASES } from "./aliases.ts";

/** Pages about one visitor, dialogs, and games in frames: search engines should not find them. */
const PRIVATE = [
  ...["login", "register", "logout", "member", "favorite", "recent", "offline", "preview"],
  ...["game", "seamless", "fbsports", "cockfight", "lottery", "vnlottery", "lottert", "sealottery"],
  ...["helpmc", "preferences", "service", "search"],
];

/** The part of the query that selects another page; everything else filters or counts. */
const TELLING: Readonly<Record<string, readonly string[]>> = {
  "/noticePage": ["page"],
  "/blog": ["page"],
};

/**
 * Two addresses of one list: the page of a type's games, and the page that games and banners link
 * to.
 */
const SAME: Readonly<Record<string, string>> = {
  ...ALIASES,
  ...{ "/rng": "/rngList", "/live": "/liveList", "/fish": "/fishList", "/pvp": "/pvpList" },
};

export function isPrivate(pathname: string): boolean {
  const [, first = "", second] = pathname.split("/");
  return PRIVATE.includes(first.toLowerCase()) || (first === "feedback" && second !== undefined);
}

/**
 * The canonical address of a page in a language, on the brand's first host. The brand's first
 * language needs no parameter; every other language is named in the address, so that both can be
 * found.
 */
export function pageAddress(
  url: URL,
  page: { origin: string; language: string; languages: readonly string[] },
): string {
  const asked = url.pathname.replace(/\/+$/, "") || "/";
  const pathname = SAME[asked] ?? asked;
  const address = new URL(pathname, page.origin);
  for (const name of TELLING[pathname] ?? []) {
    const value = url.searchParams.get(name);
    if (value) address.searchParams.set(name, value);
  }
  if (page.language !== page.languages[0]) address.searchParams.set("lang", page.language);
  return address.href;
}
