import { z } from "zod";
import { call } from "../wire/call.ts";
import { instant, money } from "../wire/money.ts";

/** "in" moves the member's cash to the vendor's purse; "out" brings it back. */
export const PURSE_DIRECTIONS = ["in", "out"] as const;
/** What moved the money: the member, the launch of a game, or the return from one. */
export const PURSE_ORIGINS = ["player", "launch", "return"] as const;
export const PURSE_MOVE_STATES = ["OPEN", "DONE", "FAILED"] as const;
/**
 * Why a move failed: the vendor refused it, had too little, was not reached, or never received it.
 */
export const PURSE_FAILURES = [
  "refused",
  "insufficient",
  "empty",
  "unreachable",
  "absent",
] as const;

export const purseMoveItem = z.object({
  /** A short reference that a member can read out to customer service. */
  reference: z.string(),
  vendor: z.string(),
  vendorName: z.string(),
  direction: z.enum(PURSE_DIRECTIONS),
  origin: z.enum(PURSE_ORIGINS),
  /** Null when everything was requested and the amount is not known yet. */
  amount: money.nullable(),
  status: z.enum(PURSE_MOVE_STATES),
  reason: z.enum(PURSE_FAILURES).nullable(),
  createdAt: instant,
  /** When the platform next asks the vendor for the outcome; null when it is known. */
  askedNextAt: instant.nullable(),
  /** True when the vendor has given no outcome for so long that staff look into it. */
  isWithStaff: z.boolean(),
});

/** The specification's "merchant wallet": whether every vendor plays from the one balance. */
export const merchantWallet = call({
  name: "merchantWallet",
  method: "GET",
  path: "/merchant/wallet",
  access: "guest",
  input: z.object({}),
  value: z.object({ isSingle: z.boolean() }),
});

/**
 * The member's purses with the vendors' current balances, the money in transit and the newest
 * moves.
 */
export const purseList = call({
  name: "purseList",
  method: "GET",
  path: "/wallet/purses",
  access: "real",
  input: z.object({}),
  value: z.object({
    cash: money,
    /** Cash that has left for a purse and has not arrived. */
    transit: money,
    /** True when cash moves into a game and back without a request. */
    isAuto: z.boolean(),
    purses: z.array(
      z.object({
        vendor: z.string(),
        name: z.string(),
        logo: z.string(),
        /** The balance last reported by the vendor; null when it never reported one. */
        balance: money.nullable(),
        toldAt: instant.nullable(),
        /** True when the vendor answers now. */
        isAnswering: z.boolean(),
        /** True when the purse takes new money. A disabled purse only gives back what it holds. */
        isEnabled: z.boolean(),
      }),
    ),
    moves: z.array(purseMoveItem),
  }),
});

/** Moves an amount of at most two decimals. The same key again returns the same move. */
export const purseMove = call({
  name: "purseMove",
  method: "POST",
  path: "/wallet/purse-moves",
  access: "real",
  keyed: true,
  sealed: true,
  input: z.object({
    vendor: z.string().min(1).max(40),
    direction: z.enum(PURSE_DIRECTIONS),
    amount: money,
  }),
  value: purseMoveItem,
});

/** The status of one move. The vendor is asked if it is time to. */
export const purseMoveOne = call({
  name: "purseMoveOne",
  method: "GET",
  path: "/wallet/purse-moves/one",
  access: "real",
  input: z.object({ reference: z.string().max(40) }),
  value: purseMoveItem,
});

/**
 * Takes everything back from every purse. With `launchedAt` it is the return from that launch;
 * money taken along by a later launch stays.
 */
export const purseRecall = call({
  name: "purseRecall",
  method: "POST",
  path: "/wallet/purse-recalls",
  access: "real",
  keyed: true,
  input: z.object({ launchedAt: instant.optional() }),
  value: z.object({ moves: z.array(purseMoveItem) }),
});

/** Sets whether cash moves into a game and back without a request. */
export const purseAutoSet = call({
  name: "purseAutoSet",
  method: "PUT",
  path: "/wallet/purse-auto",
  access: "real",
  input: z.object({ isAuto: z.boolean() }),
  value: z.object({ isAuto: z.boolean() }),
});
