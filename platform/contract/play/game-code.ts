import { z } from "zod";

/** A game's code in the wallet protocol, in the site's calls and in game addresses. */
export const gameCode = z.string().regex(/^[A-Za-z0-9_.:-]{1,64}$/);

/** The maximum number of games per request by code. */
export const GAME_CODES_MAX = 60;

/** The codes of several games in a query: "tres-bolas,dados". */
export const gameCodes = z.codec(
  z.string().max(GAME_CODES_MAX * 65),
  z.array(gameCode).max(GAME_CODES_MAX),
  {
    decode: (text) => text.split(",").filter(Boolean),
    encode: (codes) => codes.join(","),
  },
);
