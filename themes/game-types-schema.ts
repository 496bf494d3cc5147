import { z } from "zod";
import { GAME_TYPES, hasList } from "./game-types.ts";

/** What a brand offers, in its order. Apart from the types, which pages need without a checker. */
export const gameTypes = z
  .array(z.enum(GAME_TYPES))
  .refine((all) => all.some(hasList), "name a type that has a list, where the search leads")
  .refine((all) => new Set(all).size === all.length, "name each type once");
