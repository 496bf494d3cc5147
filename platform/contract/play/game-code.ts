import { z } from "zod";

/** A game's code, as the wallet protocol, the site's calls and the addresses of games have it. */
export const gameCode = z.string().regex(/^[A-Za-z0-9_.:-]{1,64}$/);

/** So many games may be asked for by their codes at once. */
export const GAME_CODES_MAX = 60;

/** Codes of several games in a query, "tres-bolas,dados". */
export const gameCodes = z.codec(
  z.string().max(GAME_CODES_MAX * 65),
  z.array(gameCode).max(GAME_CODES_MAX),
  {
    decode: (text) => text.split(",").filter(Boolean),
    encode: (codes) => codes.join(","),
  },
);
