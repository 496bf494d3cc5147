/**
 * What stands around a page. "home": everything. "page": the same behind a dialog. "noSideMenu":
 * everything but the side menu. "headerOnly": the header alone, because the page is a game. "bare":
 * nothing, for a page inside an app.
 */
export type LayoutKind = "home" | "page" | "noSideMenu" | "headerOnly" | "bare";
export type Layout = { kind: LayoutKind; hasNavigation: boolean };

const PAGE: Layout = { kind: "page", hasNavigation: true };
const HOME: Layout = { kind: "home", hasNavigation: true };
const GAME: Layout = { kind: "headerOnly", hasNavigation: true };
/** Games that use the space of the header's second row. */
const WHOLE_GAME: Layout = { kind: "headerOnly", hasNavigation: false };

/** By the first segment of the path, lower-cased. A path that is not listed is a plain page. */
const LAYOUTS: Readonly<Record<string, Layout>> = {
  "": HOME,
  login: HOME,
  register: HOME,
  logout: HOME,
  pointmall: { kind: "noSideMenu", hasNavigation: true },
  game: GAME,
  fbsports: GAME,
  cockfight: GAME,
  vnlottery: GAME,
  sealottery: GAME,
  // A misspelling found in existing links; it is a game page like the others.
  lottert: GAME,
  lottery: WHOLE_GAME,
  seamless: WHOLE_GAME,
  // The small window of customer service.
  service: { kind: "bare", hasNavigation: false },
  helpmc: { kind: "bare", hasNavigation: false },
};

/** The layout of a path. Letter case and a trailing slash make no difference. */
export function layoutOf(pathname: string): Layout {
  const [, first = ""] = pathname.toLowerCase().split("/");
  return Object.hasOwn(LAYOUTS, first) ? LAYOUTS[first]! : PAGE;
}

/** True in a centre, whose own menu is the one navigation before the content on a phone. */
export const hasOwnNavigation = (pathname: string): boolean =>
  /^\/(?:member|agent)(?:\/|$)/i.test(pathname);

/** True on the page of a running game: nothing may cover it, and nothing moves next to it. */
export const isInGame = (pathname: string): boolean => layoutOf(pathname).kind === "headerOnly";
