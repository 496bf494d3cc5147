import type { NoticeType } from "#platform/contract/publishing/notices.ts";

const HOME = /^\/($|index$|index\.html$|home$)/i;
const DIALOG = /^\/(login|register|register\.html|logout)$/i;
const LISTS =
  /^\/(hot|favorite|recent|new|(sports|esports|lott|elott|rng|fish|pvp|live)(list)?)\/?$/i;
const PROMOTIONS = /^\/promotions\/?$/i;

/** The kinds of notice in the bar of a path. Empty when the path has no bar. */
export function barTypesAt(pathname: string): NoticeType[] {
  if (HOME.test(pathname) || DIALOG.test(pathname)) return ["B", "H"];
  if (LISTS.test(pathname)) return ["B"];
  return PROMOTIONS.test(pathname) ? ["B", "PR"] : [];
}

/** True on the lists of games, whose phones begin with games. */
export const isListAt = (pathname: string): boolean => LISTS.test(pathname);

/** True on the home page, and behind the dialogs over it. */
export const isHomeAt = (pathname: string): boolean => HOME.test(pathname) || DIALOG.test(pathname);

/** True where the announcements may open by themselves: never over another dialog. */
export const popsUpAt = (pathname: string): boolean => HOME.test(pathname) || isListAt(pathname);
