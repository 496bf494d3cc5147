/**
 * What stands around a page: everything; the same behind a dialog; everything but the side menu;
 * the header alone, because the page is a game; nothing at all, for a page shown inside an app.
 */
export type LayoutKind = "home" | "page" | "noSideMenu" | "headerOnly" | "bare";
export type Layout = { kind: LayoutKind; hasNavigation: boolean };

const PAGE: Layout = { kind: "page", hasNavigation: true };
const HOME: Layout = { kind: "home", hasNavigation: true };
const GAME: Layout = { kind: "headerOnly", hasNavigation: true };
/** Games that want the header's second row for themselves. */
const WHOLE_GAME: Layout = { kind: "headerOnly", hasNavigation: false };

/** By the first part of the path, lower-cased; whatever is not here is a plain page. */
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
  // Spelt so in links that are about; it counts as a game page like the others.
  lottert: GAME,
  lottery: WHOLE_GAME,
  seamless: WHOLE_GAME,
  // Customer service's own small window.
  service: { kind: "bare", hasNavigation: false },
  helpmc: { kind: "bare", hasNavigation: false },
};

/** The layout of a path; letter case and a slash at the end make no difference. */
export function layoutOf(pathname: string): Layout {
  const [, first = ""] = pathname.toLowerCase().split("/");
  return Object.hasOwn(LAYOUTS, first) ? LAYOUTS[first]! : PAGE;
}

/** Whether a game is being played there: nothing may cover it, and nothing moves beside it. */
export const isInGame = (pathname: string): boolean => layoutOf(pathname).kind === "headerOnly";
