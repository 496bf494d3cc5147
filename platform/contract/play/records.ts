import { z } from "zod";
import { languageTag } from "../languages/language-tag.ts";
import { call } from "../wire/call.ts";
import { instant, money } from "../wire/money.ts";
import { BET_STATES } from "./bet-states.ts";
import { GAME_TYPES } from "./game-types.ts";
import { recordPeriod } from "./record-period.ts";

/** Facts shared by a round's own page and its row in the record. */
const betFacts = {
  roundId: z.string(),
  vendor: z.string(),
  vendorName: z.string(),
  gameCode: z.string(),
  gameName: z.string(),
  gameType: z.string(),
  stake: money,
  payout: money,
  validBet: money,
  status: z.enum(BET_STATES),
  placedAt: instant,
  settledAt: instant.nullable(),
};

export const bettingRecord = call({
  name: "bettingRecord",
  method: "GET",
  path: "/records/bets",
  access: "member",
  input: z.object({
    language: languageTag,
    ...recordPeriod,
    gameType: z.enum(GAME_TYPES).optional(),
    vendor: z.string().max(40).optional(),
    status: z.enum(BET_STATES).optional(),
    pageNo: z.coerce.number().int().min(1).max(10_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(500).default(10),
  }),
  value: z.object({
    list: z.array(
      z.object({
        ...betFacts,
        /** The round that this row settled again; null for a round itself. */
        adjusts: z.string().nullable(),
      }),
    ),
    totalPages: z.number().int(),
    totals: z.object({ stake: money, payout: money, validBet: money }),
  }),
});

/** What the member has played: the choices of the record's filters. */
export const played = call({
  name: "played",
  method: "GET",
  path: "/records/bets/played",
  access: "member",
  input: z.object({}),
  value: z.object({
    types: z.array(z.enum(GAME_TYPES)),
    vendors: z.array(z.object({ code: z.string(), name: z.string() })),
  }),
});

const betKey = { roundId: z.string().max(64), vendor: z.string().max(40).optional() };

/** One round of the member's own with all its details. */
export const betOne = call({
  name: "betOne",
  method: "GET",
  path: "/records/bets/one",
  access: "real",
  input: z.object({ language: languageTag, ...betKey }),
  value: z.object({
    ...betFacts,
    /** True when the vendor never reported the end, so that the platform closed the round. */
    isForced: z.boolean(),
    /** Corrections made after the round closed. */
    adjustments: z.array(z.object({ id: z.string(), amount: money, validBet: money, at: instant })),
    /** In their order, with the amounts that moved the purse. */
    transactions: z.array(
      z.object({
        kind: z.enum(["bet", "win", "rollback", "adjust"]),
        amount: money,
        at: instant,
        reference: z.string(),
        /** The vendor's own reason, as plain text. Only adjustments have one. */
        reason: z.string().nullable(),
      }),
    ),
    /** The plays that can be drawn, with a description of each picture. */
    pictures: z.array(
      z.object({ play: z.number().int(), kind: z.enum(["base", "free"]), alt: z.string() }),
    ),
    /** The vendor's own page of the round; always https. */
    detailUrl: z.string().nullable(),
  }),
});

/** The picture of one play of a round, drawn by its vendor. */
export const betPicture = call({
  name: "betPicture",
  method: "GET",
  path: "/records/bets/picture",
  access: "real",
  input: z.object({
    language: languageTag,
    ...betKey,
    play: z.coerce.number().int().min(0).max(200),
  }),
  value: z.object({ svg: z.string(), alt: z.string() }),
});
