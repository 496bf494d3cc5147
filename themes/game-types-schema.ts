import { z } from "zod";
import { GAME_TYPES } from "#platform/contract/play/game-types.ts";
import { hasList } from "./game-types.ts";

/**
 * A brand's game types in its order. Apart from the type list, which pages need without the
 * validator.
 */
export const gameTypes = z
  .array(z.enum(GAME_TYPES))
  .refine((all) => all.some(hasList), "name a type that has a list, where the search leads")
  .refine((all) => new Set(all).size === all.length, "name each type once");
