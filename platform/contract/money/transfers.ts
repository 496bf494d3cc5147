import { z } from "zod";
import { call } from "../wire/call.ts";
import { instant, money } from "../wire/money.ts";

/** "up" is to the agent directly above, "down" is to an account directly below. */
export const TRANSFER_DIRECTIONS = ["up", "down"] as const;

/**
 * Why a member cannot transfer now, in the order they are reported. They are also refusal codes.
 */
export const TRANSFER_BLOCKS = [
  "transfers_blocked",
  "account_debt",
  "pay_owed",
  "withdraw_password_unset",
  "withdraw_password_fresh",
  "wagering_open",
  "daily_sum_reached",
  "not_enough_funds",
] as const;

/** DECLINED: the receiver returned it unspent. */
export const TRANSFER_STATES = ["SENT", "DECLINED"] as const;

export const memberTransfer = z.object({
  transferId: z.string(),
  /** A short reference that a member can read out to customer service. */
  reference: z.string(),
  /** True when the caller received the transfer, false when they sent it. */
  isIncoming: z.boolean(),
  /** The other account. */
  counterparty: z.string(),
  amount: money,
  createdAt: instant,
  status: z.enum(TRANSFER_STATES),
  /** Until when the caller, who received it unspent, may decline it; null when they cannot. */
  declinableUntil: instant.nullable(),
});

/** To whom a member may transfer, how much now, and why not. */
export const transferOptions = call({
  name: "transferOptions",
  method: "GET",
  path: "/wallet/transfer-options",
  access: "real",
  input: z.object({}),
  value: z.object({
    /** The account of the agent above; null when there is none or transfers up are closed. */
    upline: z.string().nullable(),
    /** True for an agent, who may name an account directly below. */
    canSendDown: z.boolean(),
    amountMin: money,
    amountMax: money,
    sumPerDayLeft: money,
    balance: money,
    /** The part of the balance that no open wagering requirement locks. */
    transferable: money,
    locked: money,
    blocks: z.array(
      z.object({
        code: z.enum(TRANSFER_BLOCKS),
        details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
      }),
    ),
  }),
});

const direction = z.enum(TRANSFER_DIRECTIONS);
/** The account below. Empty for "up", because there is only one agent above. */
const account = z.string().max(64).default("");

/**
 * Who would receive a transfer, for its review before it is sent. Refuses like the transfer itself:
 * unknown_downline and transfer_to_self at `account`, no_upline, not_agent and transfers_closed.
 */
export const transferReceiver = call({
  name: "transferReceiver",
  method: "GET",
  path: "/wallet/transfer-receiver",
  access: "real",
  input: z.object({ direction, account }),
  value: z.object({
    account: z.string(),
    /** The first letters of the person's name; empty when the platform knows no name. */
    maskedName: z.string(),
  }),
});

/** Moves money along one edge of the tree at once. The same key again returns the same transfer. */
export const transferCreate = call({
  name: "transferCreate",
  method: "POST",
  path: "/wallet/transfers",
  access: "real",
  keyed: true,
  sealed: true,
  input: z.object({ direction, account, amount: money, withdrawPassword: z.string().max(40) }),
  value: memberTransfer,
});

/**
 * Returns a received transfer to its sender. Refuses with transfer_not_found; after the first day with
 * transfer_late; once a part was spent or played with transfer_spent; while staff hold the member's
 * money with transfers_blocked. Again, it returns the same.
 */
export const transferDecline = call({
  name: "transferDecline",
  method: "POST",
  path: "/wallet/transfer/decline",
  access: "real",
  input: z.object({ transferId: z.string().max(64) }),
  value: memberTransfer,
});

/** The transfers that the member sent and received, newest first. */
export const transfers = call({
  name: "transfers",
  method: "GET",
  path: "/wallet/transfers",
  access: "real",
  input: z.object({ pageNo: z.coerce.number().int().min(1).max(10_000).default(1) }),
  value: z.object({ list: z.array(memberTransfer), totalPages: z.number().int() }),
});
