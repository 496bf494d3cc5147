import { type ReactNode, useMemo } from "react";
import { useRememberedPress } from "./lottery-favourites.ts";
import { SavedGamesContext } from "./saved-games.ts";

type Props = { saved: { gameCodes: string[]; username: string | null }; children: ReactNode };

/** Tells the hearts below which games are saved. */
export function SavedGamesProvider({ saved: { gameCodes, username }, children }: Props) {
  useRememberedPress(username);
  const saved = useMemo(() => ({ gameCodes: new Set(gameCodes), username }), [gameCodes, username]);
  return <SavedGamesContext.Provider value={saved}>{children}</SavedGamesContext.Provider>;
}
