import { createContext, useContext } from "react";

/** What a list's page knows of its visitor's saved games. */
export type SavedGames = {
  gameCodes: ReadonlySet<string>;
  /** The member's user name, whose lottery favourites this browser keeps; null for a guest. */
  username: string | null;
};

export const SavedGamesContext = createContext<SavedGames>({
  gameCodes: new Set(),
  username: null,
});

export const useSavedGames = () => useContext(SavedGamesContext);
