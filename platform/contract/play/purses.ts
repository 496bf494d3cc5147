import { z } from "zod";
import { call } from "../wire/call.ts";
import { instant, money } from "../wire/money.ts";

/** "in": from the member's cash to the vendor's purse. */
export const PURSE_DIRECTIONS = ["in", "out"] as const;
/** Who moved it: the member, the launch of a game, or the return from one. */
export const PURSE_ORIGINS = ["player", "launch", "return"] as const;
export const PURSE_MOVE_STATES = ["OPEN", "DONE", "FAILED"] as const;
/** Why a move failed: the vendor refused it, had too little, was not reached, or never heard of it. */
export const PURSE_FAILURES = [
  "refused",
  "insufficient",
  "empty",
  "unreachable",
  "absent",
] as const;

export const purseMoveItem = z.object({
  /** Short, to be read out to customer service. */
  reference: z.string(),
  vendor: z.string(),
  vendorName: z.string(),
  direction: z.enum(PURSE_DIRECTIONS),
  origin: z.enum(PURSE_ORIGINS),
  /** Null while all was asked for and nobody said yet how much that was. */
  amount: money.nullable(),
  status: z.enum(PURSE_MOVE_STATES),
  reason: z.enum(PURSE_FAILURES).nullable(),
  createdAt: instant,
  /** When the vendor is asked next what became of it; null once that is known. */
  askedNextAt: instant.nullable(),
  /** The vendor did not say for so long that staff look at it. */
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

/** The member's purses with what their vendors say now, what is on its way, and the newest moves. */
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
    /** Cash goes along into a game, and comes back from it, by itself. */
    isAuto: z.boolean(),
    purses: z.array(
      z.object({
        vendor: z.string(),
        name: z.string(),
        logo: z.string(),
        /** What the vendor last said; null where it was never heard. */
        balance: money.nullable(),
        toldAt: instant.nullable(),
        /** The vendor answered now. */
        isAnswering: z.boolean(),
        /** Takes new money; one that is off gives back what it has. */
        isEnabled: z.boolean(),
      }),
    ),
    moves: z.array(purseMoveItem),
  }),
});

/** Moves an amount of at most two decimals. The same key again answers the same move. */
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

/** How one move stands now; the vendor is asked if it is time to. */
export const purseMoveOne = call({
  name: "purseMoveOne",
  method: "GET",
  path: "/wallet/purse-moves/one",
  access: "real",
  input: z.object({ reference: z.string().max(40) }),
  value: purseMoveItem,
});

/**
 * Takes all of it back from every purse. With `launchedAt` it is the return from a game that was
 * launched then, and a later launch keeps what it took along.
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

/** Whether cash goes along into a game and comes back from it by itself. */
export const purseAutoSet = call({
  name: "purseAutoSet",
  method: "PUT",
  path: "/wallet/purse-auto",
  access: "real",
  input: z.object({ isAuto: z.boolean() }),
  value: z.object({ isAuto: z.boolean() }),
});
