import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import type { GameType } from "../../contract/games.ts";
import { merchants } from "./merchant.ts";

/** A game vendor as one merchant offers it; the code is the specification's "vassalage". */
export const vendors = pgTable(
  "vendors",
  {
    merchant: text()
      .notNull()
      .references(() => merchants.code),
    code: text().notNull(),
    name: text().notNull(),
    logo: text().notNull(),
    /** Where the platform posts a signed launch request. */
    launchUrl: text("launch_url").notNull(),
    isEnabled: boolean("is_enabled").notNull().default(true),
    isHot: boolean("is_hot").notNull().default(false),
    position: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.code] })],
);

/** A game as one merchant offers it. */
export const games = pgTable(
  "games",
  {
    merchant: text().notNull(),
    code: text().notNull(),
    vendor: text().notNull(),
    gameType: text("game_type").$type<GameType>().notNull(),
    gameClassify: text("game_classify").notNull(),
    name: text().notNull(),
    /** Percent with two decimals; null where the game has no fixed RTP. */
    rtp: text(),
    /** In ledger units of 1/10,000. */
    minBet: bigint("min_bet", { mode: "bigint" }).notNull(),
    minLineNum: integer("min_line_num").notNull().default(1),
    isEnabled: boolean("is_enabled").notNull().default(true),
    isHot: boolean("is_hot").notNull().default(false),
    hasDemo: boolean("has_demo").notNull().default(false),
    picture: text().notNull(),
    /** Higher comes first. */
    popularity: integer().notNull().default(0),
    releasedAt: timestamp("released_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.code] }),
    foreignKey({
      columns: [table.merchant, table.vendor],
      foreignColumns: [vendors.merchant, vendors.code],
    }),
    index("games_popularity").on(table.merchant, table.gameType, table.popularity.desc()),
    index("games_vendor").on(table.merchant, table.vendor, table.popularity.desc()),
  ],
);
