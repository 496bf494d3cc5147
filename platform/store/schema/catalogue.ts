import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import type { GameType } from "../../contract/play/game-types.ts";
import type { GameState, SeriesIcon } from "../../contract/play/games.ts";
import { VENDOR_CARDS } from "../../contract/play/vendor-cards.ts";
import { members, merchants } from "./merchant.ts";

/** A game vendor of one merchant. The code is the specification's "vassalage". */
export const vendors = pgTable(
  "vendors",
  {
    merchant: text()
      .notNull()
      .references(() => merchants.code),
    code: text().notNull(),
    name: text().notNull(),
    logo: text().notNull(),
    /** The address for signed launch requests. */
    launchUrl: text("launch_url").notNull(),
    /** The purse its games play from: the member's cash, or the vendor's own. Never both. */
    walletType: text("wallet_type", { enum: ["seamless", "transfer"] })
      .notNull()
      .default("seamless"),
    isEnabled: boolean("is_enabled").notNull().default(true),
    isHot: boolean("is_hot").notNull().default(false),
    /** What its card in the menu opens: its games of one type, or all of them in a popup. */
    card: text({ enum: VENDOR_CARDS }).notNull().default("page"),
    position: integer().notNull().default(0),
    /** The origins that its games run on and that its pictures come from; pages allow only these. */
    frameOrigins: text("frame_origins").array().notNull().default([]),
    pictureOrigins: text("picture_origins").array().notNull().default([]),
    /** Its own ceilings below the merchant's, in ledger units; null leaves those alone. */
    betMax: bigint("bet_max", { mode: "bigint" }),
    bonusPerCall: bigint("bonus_per_call", { mode: "bigint" }),
    bonusPerDay: bigint("bonus_per_day", { mode: "bigint" }),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.code] })],
);

/** All names without accents and case, for searching. The search text gets the same form. */
const searchName = sql`lower(translate(name || other_names, 'ÁÀÂÄÃáàâäãÉÈÊËéèêëÍÌÎÏíìîïÓÒÔÖÕóòôöõÚÙÛÜúùûüÑñÇç',
  'AAAAAaaaaaEEEEeeeeIIIIiiiiOOOOOoooooUUUUuuuuNnCc'))`;

/** A game of one merchant. */
export const games = pgTable(
  "games",
  {
    merchant: text().notNull(),
    code: text().notNull(),
    vendor: text().notNull(),
    gameType: text("game_type").$type<GameType>().notNull(),
    gameClassify: text("game_classify").notNull(),
    /** In the language of most players, and where a language has no name of its own. */
    name: text().notNull(),
    /** By language, where a language has a name of its own. */
    names: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** Those again, or other words to search by, each after a space. */
    otherNames: text("other_names").notNull().default(""),
    searchName: text("search_name").notNull().generatedAlwaysAs(searchName),
    state: text().$type<GameState>().notNull().default("open"),
    /** Lotteries only. */
    seriesIcon: text("series_icon").$type<SeriesIcon>(),
    languages: text().array().notNull().default(sql`'{es,en}'`),
    /** Percent with two decimals; null for a game without a fixed RTP. */
    rtp: text(),
    /** In ledger units of 1/10,000. */
    minBet: bigint("min_bet", { mode: "bigint" }).notNull(),
    minLineNum: integer("min_line_num").notNull().default(1),
    /** The most a round pays, as a multiple of its stake; null when the vendor states none. */
    maxMultiple: integer("max_multiple"),
    /** True while the vendor's catalogue has it and staff have not switched it off. */
    isEnabled: boolean("is_enabled").notNull().default(true),
    isListed: boolean("is_listed").notNull().default(true),
    isSwitchedOn: boolean("is_switched_on").notNull().default(true),
    isHot: boolean("is_hot").notNull().default(false),
    hasDemo: boolean("has_demo").notNull().default(false),
    picture: text().notNull(),
    /** The merchant's own favourites come first, in this order. */
    pin: integer(),
    /** Higher comes first. Calculated from the pin and the rounds played, see count-popularity. */
    popularity: integer().notNull().default(0),
    releasedAt: timestamp("released_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.code] }),
    foreignKey({
      columns: [table.merchant, table.vendor],
      foreignColumns: [vendors.merchant, vendors.code],
    }),
    index("games_by_popularity").on(
      table.merchant,
      table.state.desc().nullsFirst(),
      table.popularity.desc().nullsFirst(),
      table.code,
    ),
    index("games_of_type_by_popularity").on(
      table.merchant,
      table.gameType,
      table.state.desc().nullsFirst(),
      table.popularity.desc().nullsFirst(),
      table.code,
    ),
    index("games_of_vendor").on(table.merchant, table.vendor, table.gameClassify),
    index("games_by_name").on(table.merchant, table.searchName, table.code),
    // Totals are counted from this index alone, without the games' rows: every filter and the
    // search name.
    index("games_counted")
      .on(
        table.merchant,
        table.gameType,
        table.vendor,
        table.minLineNum,
        table.minBet,
        table.gameClassify,
        table.searchName,
      )
      .where(sql`${table.isEnabled}`),
    index("games_released").on(table.merchant, table.releasedAt.desc().nullsFirst(), table.code),
  ],
);

const ofMemberAndGame = (table: {
  merchant: AnyPgColumn;
  member: AnyPgColumn;
  game: AnyPgColumn;
}) =>
  [
    foreignKey({
      columns: [table.merchant, table.member],
      foreignColumns: [members.merchant, members.id],
    }),
    foreignKey({
      columns: [table.merchant, table.game],
      foreignColumns: [games.merchant, games.code],
    }),
  ] as const;

/** A game that a member saved. */
export const favourites = pgTable(
  "favourites",
  {
    merchant: text().notNull(),
    member: text().notNull(),
    game: text().notNull(),
    savedAt: timestamp("saved_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.member, table.game] }),
    ...ofMemberAndGame(table),
  ],
);

/** When a member last opened a game. The rounds show what was really played. */
export const openedGames = pgTable(
  "opened_games",
  {
    merchant: text().notNull(),
    member: text().notNull(),
    game: text().notNull(),
    openedAt: timestamp("opened_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.member, table.game] }),
    ...ofMemberAndGame(table),
  ],
);
