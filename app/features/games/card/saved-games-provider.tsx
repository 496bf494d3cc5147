import { type ReactNode, useMemo } from "react";
import { useRememberedPress } from "./lottery-favourites.ts";
import { SavedGamesContext } from "./saved-games.ts";

type Props = { saved: { gameCodes: string[]; username: string | null }; children: ReactNode };

/** Provides the hearts below with the saved games. */
export function SavedGamesProvider({ saved: { gameCodes, username }, children }: Props) {
  useRememberedPress(username);
  const saved = useMemo(() => ({ gameCodes: new Set(gameCodes), username }), [gameCodes, username]);
  return <SavedGamesContext.Provider value={saved}>{children}</SavedGamesContext.Provider>;
}
