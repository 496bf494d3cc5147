import { createContext, useContext } from "react";

/** What a list's page knows about its visitor's saved games. */
export type SavedGames = {
  gameCodes: ReadonlySet<string>;
  /**
   * The member's user name, under which this browser keeps lottery favourites; null for a guest.
   */
  username: string | null;
};

export const SavedGamesContext = createContext<SavedGames>({
  gameCodes: new Set(),
  username: null,
});

export const useSavedGames = () => useContext(SavedGamesContext);
