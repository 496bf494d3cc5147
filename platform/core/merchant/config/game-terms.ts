import { z } from "zod";
import type { MerchantRow } from "../find-merchant.ts";

/** The part of a merchant's settings that games follow. */
export const gameSettings = z.object({
  games: z
    .object({
      autoplay: z.boolean().default(true),
      turbo: z.boolean().default(true),
      /** The codes of vendors that have /stopped, "V1,V2". */
      stopsTo: z
        .string()
        .regex(/^([\w.-]+(,[\w.-]+)*)?$/)
        .default(""),
    })
    .prefault({}),
});

export type GameTerms = z.output<typeof gameSettings>["games"];

/** The vendors that are told when a player begins a break. */
export const toldOfStops = (row: Pick<MerchantRow, "settings">): string[] =>
  gameTermsOf(row).stopsTo.split(",").filter(Boolean);

/** What games of a merchant may offer: its `settings.games` over our default. */
export function gameTermsOf(row: Pick<MerchantRow, "settings">): GameTerms {
  return gameSettings.parse(row.settings).games;
}
