import { useEffect, useSyncExternalStore } from "react";

/** The storage key of the specification: in this browser, by user name. */
const KEY = "LOTTFAV";
/** What a guest pressed before login; it is saved for the account that logs in. */
const PENDING = "LOTTFAV-PENDING";
const CHANGED = "lottfav";
export const LOTTERIES_MAX = 200;

type ByUsername = Record<string, string[]>;

/** The saved lotteries; empty when the text is not ours. */
export function readFavourites(text: string | null, username: string): string[] {
  const known = parse(text)[username];
  return Array.isArray(known) ? known.filter((code) => typeof code === "string") : [];
}

/** The text to store after a lottery was saved or removed; other members' favourites stay. */
export function writeFavourites(
  text: string | null,
  username: string,
  { gameId, isFavourite }: { gameId: string; isFavourite: boolean },
): string {
  const others = readFavourites(text, username).filter((code) => code !== gameId);
  const mine = isFavourite ? [gameId, ...others].slice(0, LOTTERIES_MAX) : others;
  return JSON.stringify({ ...parse(text), [username]: mine });
}

function parse(text: string | null): ByUsername {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return value && typeof value === "object" && !Array.isArray(value) ? (value as ByUsername) : {};
  } catch {
    return {};
  }
}

function subscribe(tell: () => void) {
  window.addEventListener("storage", tell);
  window.addEventListener(CHANGED, tell);
  return () => {
    window.removeEventListener("storage", tell);
    window.removeEventListener(CHANGED, tell);
  };
}

/** The member's saved lotteries in this browser, newest first; null until they are read. */
export function useLotteryFavourites(username: string | null) {
  const text = useSyncExternalStore(subscribe, readStore, () => undefined);
  const set = (gameId: string, isFavourite: boolean) => {
    if (username === null) return;
    const next = writeFavourites(readStore(), username, { gameId, isFavourite });
    localStorage.setItem(KEY, next);
    window.dispatchEvent(new Event(CHANGED));
  };
  const gameIds = text === undefined || username === null ? null : readFavourites(text, username);
  return { gameIds, set };
}

const readStore = () => localStorage.getItem(KEY);

/** Remembers a guest's press for the tab, to save it after login. */
export const rememberPress = (gameId: string) => sessionStorage.setItem(PENDING, gameId);

export function useRememberedPress(username: string | null) {
  const { set } = useLotteryFavourites(username);
  useEffect(() => {
    const gameId = sessionStorage.getItem(PENDING);
    if (username === null || gameId === null) return;
    sessionStorage.removeItem(PENDING);
    set(gameId, true);
  }, [username]);
}
