import { z } from "zod";
import { gameCode } from "../play/game-code.ts";
import { PURSE_DIRECTIONS, PURSE_MOVE_STATES } from "../play/purses.ts";
import { FREE_ROUNDS_MAX, vendorTxId } from "../play/vendor-wallet.ts";
import { call, nothing } from "../wire/call.ts";
import { instant, money } from "../wire/money.ts";
import { waiting } from "./outcome.ts";

const account = z.string().min(1).max(64);
const campaign = vendorTxId;

/** The newest grants of free rounds, two hundred at most. */
export const staffRoundsList = call({
  name: "staffRoundsList",
  method: "GET",
  path: "/staff/rounds",
  access: "staff",
  permission: "rounds.list",
  line: "rounds list <merchant>",
  input: z.object({}),
  value: z.array(
    z.object({
      campaign: z.string(),
      account: z.string(),
      state: z.enum(["ASKED", "GRANTED", "REFUSED", "REVOKING", "REVOKED"]),
      game: z.string(),
      /** How many of the rounds were played. */
      used: z.int(),
      rounds: z.int(),
      stake: money,
      until: instant,
    }),
  ),
});

/** Gives a member free rounds at one game. The same campaign again is the same grant. */
export const staffRoundsGrant = call({
  name: "staffRoundsGrant",
  method: "POST",
  path: "/staff/rounds/grant",
  access: "staff",
  permission: "rounds.grant",
  line: "rounds grant <merchant> <account> <campaign>",
  input: z.object({
    account,
    campaign,
    game: gameCode,
    rounds: z.int().min(1).max(FREE_ROUNDS_MAX),
    stake: money,
    days: z.int().min(1).max(90).default(7),
  }),
  value: nothing,
});

/** Takes back the rounds that are not played yet. */
export const staffRoundsRevoke = call({
  name: "staffRoundsRevoke",
  method: "POST",
  path: "/staff/rounds/revoke",
  access: "staff",
  permission: "rounds.revoke",
  line: "rounds revoke <merchant> <account> <campaign>",
  input: z.object({ account, campaign }),
  value: nothing,
});

/** The open moves of purses, or with `all` every one; the newest first, two hundred at most. */
export const staffPurseList = call({
  name: "staffPurseList",
  method: "GET",
  path: "/staff/purses",
  access: "staff",
  permission: "purse.list",
  line: "purse list <merchant>",
  input: z.object({ all: z.enum(["yes", "no"]).default("no") }),
  value: z.array(
    z.object({
      reference: z.string(),
      at: instant,
      status: z.enum(PURSE_MOVE_STATES),
      /** True when the vendor gave no outcome for so long that staff must ask it. */
      isWithStaff: z.boolean(),
      /** Null when everything was requested and the amount is not known yet. */
      amount: money.nullable(),
      direction: z.enum(PURSE_DIRECTIONS),
      vendor: z.string(),
      account: z.string(),
    }),
  ),
});

/** What the vendor of a move told staff: the money moved, or never will. It needs two people. */
export const staffPurseJudge = call({
  name: "staffPurseJudge",
  method: "POST",
  path: "/staff/purses/judge",
  access: "staff",
  permission: "purse.judge",
  line: "purse <judgement> <merchant> <reference>",
  input: z.object({
    judgement: z.enum(["moved", "never"]),
    reference: z.string().min(1).max(64),
    /** The amount moved, if everything was requested. */
    amount: money.optional(),
  }),
  value: waiting,
});

/** The open findings of comparing rounds and verifying the books, oldest first. */
export const staffFindingList = call({
  name: "staffFindingList",
  method: "GET",
  path: "/staff/findings",
  access: "staff",
  permission: "finding.list",
  line: "finding list <merchant>",
  input: z.object({}),
  value: z.array(
    z.object({
      at: instant,
      kind: z.string(),
      /** A vendor's code, or "ledger". */
      party: z.string(),
      subject: z.string(),
      /** The player whose id the subject is; null where it is none. */
      account: z.string().nullable(),
      /** What messages to the operator name instead of the subject. */
      reference: z.string(),
      details: z.record(z.string(), z.string()),
    }),
  ),
});

/** Closes the findings of a subject after a review. The audit keeps the reason. */
export const staffFindingClose = call({
  name: "staffFindingClose",
  method: "POST",
  path: "/staff/findings/close",
  access: "staff",
  permission: "finding.close",
  line: "finding close <merchant> <subject>",
  input: z.object({
    subject: z.string().min(1).max(200),
    reason: z.string().trim().min(1).max(300),
  }),
  value: nothing,
});

/** Releases a vendor's bonus that a ceiling held. It needs two people. */
export const staffBonusRelease = call({
  name: "staffBonusRelease",
  method: "POST",
  path: "/staff/bonuses/release",
  access: "staff",
  permission: "bonus.release",
  line: "bonus release <merchant> <vendor> <transaction>",
  input: z.object({ vendor: z.string().min(1).max(40), transaction: vendorTxId }),
  value: waiting,
});
