import { z } from "zod";
import { languageTag } from "../../languages/language-tag.ts";
import { gameCode } from "../../play/game-code.ts";
import { GAME_TYPES } from "../../play/game-types.ts";
import { SERIES_ICONS } from "../../play/games.ts";

/** The most games of one file. */
export const CATALOGUE_GAMES_MAX = 10_000;

const name = z.string().trim().min(1).max(60);
const names = z
  .record(languageTag, name)
  .refine((all) => Object.keys(all).length > 0, { message: "a name is missing" });

/**
 * A picture at one of the vendor's picture origins, or the name of one among the site's own
 * (`/media/games/<name>-360.webp` and its other sizes).
 */
const cover = z
  .string()
  .max(300)
  .regex(/^(https?:\/\/[\w.:-]+\/[\w./~%-]+\.(webp|avif|png|jpe?g)|[a-z0-9][a-z0-9-]{0,59})$/, {
    message: "an address that ends in .webp, .avif, .png or .jpg, or a name",
  });

/** One game of a vendor's catalogue file. */
export const catalogueFileGame = z.strictObject({
  code: gameCode,
  /** By language. One without a name of its own shows that of the merchant's first language. */
  names,
  type: z.enum(GAME_TYPES),
  class: z.string().regex(/^[A-Za-z0-9_]{1,40}$/, { message: "letters, digits and _" }),
  /** Percent; left out for a game without a fixed RTP. */
  rtp: z
    .string()
    .regex(/^(100(\.00?)?|\d{2}(\.\d{1,2})?)$/, { message: "a percentage such as 96.10" })
    .optional(),
  /** In the merchant's currency, "0.20". */
  minBet: z.string().regex(/^\d{1,12}(\.\d{1,4})?$/, { message: "an amount such as 0.20" }),
  lines: z.int().min(1).max(1_000).default(1),
  /** The most that a round pays, as a multiple of its stake. */
  maxMultiple: z.int().min(1).max(10_000_000).optional(),
  hasDemo: z.boolean().default(false),
  releasedOn: z.iso.date({ error: "a day such as 2026-11-01" }),
  cover,
  /** Lotteries only. */
  series: z.enum(SERIES_ICONS).optional(),
  /** The languages of the game itself; those of its names without them. */
  languages: z.array(languageTag).min(1).max(40).optional(),
});
export type CatalogueFileGame = z.output<typeof catalogueFileGame>;
