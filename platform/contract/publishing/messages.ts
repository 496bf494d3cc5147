import { z } from "zod";
import type { Purpose } from "../core/purpose.ts";
import { call } from "../wire/call.ts";
import { instant } from "../wire/money.ts";

/**
 * The subjects of messages with their purpose. The site has the words. An agent may promote games in a
 * message, so that counts as a promotion.
 */
export const MESSAGE_PURPOSES = {
  welcome: "service",
  depositCredited: "service",
  depositFailed: "service",
  depositSlipRefused: "service",
  depositRefunded: "service",
  jackpotWon: "service",
  withdrawPasswordReset: "service",
  withdrawalApproved: "service",
  withdrawalRejected: "service",
  withdrawalFailed: "service",
  withdrawalPaid: "service",
  withdrawalReminder: "service",
  withdrawalCounted: "service",
  withdrawalForced: "service",
  withdrawalLost: "service",
  withdrawalReturned: "service",
  transferReceived: "service",
  transferDeclined: "service",
  transferReturned: "service",
  purseInFailed: "service",
  purseOutFailed: "service",
  purseUnknown: "service",
  contractOffered: "service",
  contractAnswered: "service",
  contractEndAsked: "service",
  contractEnded: "service",
  billShort: "service",
  rebatePaid: "service",
  affiliateApproved: "service",
  affiliateDenied: "service",
  agentMessage: "promotion",
  dividendPaid: "service",
  salaryPaid: "service",
  identityVerified: "service",
  identityRefused: "service",
  identityExpired: "service",
  playWord: "service",
  identityAsked: "service",
  exclusionKnown: "service",
  fundsAccepted: "service",
  fundsRefused: "service",
  redeemApproved: "service",
  redeemRejected: "service",
  rankUp: "promotion",
  rankDown: "promotion",
  giftReady: "promotion",
  awardIssued: "service",
  boardPrize: "service",
  referralReward: "promotion",
  bonusEnding: "promotion",
  bonusReleased: "service",
  bonusCut: "service",
  bonusExpired: "service",
  bonusTakenBack: "service",
} as const satisfies Record<string, Purpose>;

export type MessageKind = keyof typeof MESSAGE_PURPOSES;
export const MESSAGE_KINDS = Object.keys(MESSAGE_PURPOSES) as [MessageKind, ...MessageKind[]];

export const messageItem = z.object({
  id: z.string(),
  kind: z.enum(MESSAGE_KINDS),
  details: z.record(z.string(), z.string()),
  time: instant,
  isRead: z.boolean(),
});

export const unreadMessages = call({
  name: "unreadMessages",
  method: "GET",
  path: "/site/messages/unread",
  access: "member",
  input: z.object({}),
  value: z.object({
    unread: z.number().int(),
    /** Awards that can be taken in the reward centre now; none in a break. */
    claimable: z.number().int(),
  }),
});

/** Lists the member's own messages, newest first, and marks the listed ones as read. */
export const messages = call({
  name: "messages",
  method: "GET",
  path: "/site/messages",
  access: "member",
  input: z.object({ pageNo: z.coerce.number().int().min(1).max(10_000).default(1) }),
  value: z.object({
    list: z.array(messageItem),
    totalPages: z.number().int(),
    /** True when letters about the club come by e-mail: the member's word, or what the law presumes. */
    wantsLetters: z.boolean(),
  }),
});

/** Says whether letters about the club come by e-mail. Other letters are not asked about. */
export const clubLetters = call({
  name: "clubLetters",
  method: "POST",
  path: "/site/messages/letters",
  access: "real",
  input: z.object({ isWanted: z.boolean() }),
  value: z.null(),
});

/** The page of the site that a letter's way out leads to. Its `pass` says whose letters stop. */
export const LETTERS_STOP = "/letters/stop";

/** From a letter; whoever holds it may do nothing but stop its kind of letter. */
const pass = z.string().max(400);

/**
 * Says to which address the letters of a pass go, masked. Refuses a wrong pass, another merchant's, and
 * one for an address that the member has left (letters_stop_over).
 */
export const letterStopShow = call({
  name: "letterStopShow",
  method: "POST",
  path: "/site/messages/letters/stop/show",
  access: "guest",
  input: z.object({ pass }),
  value: z.object({ masked: z.string() }),
});

/** Stops letters about the club for the pass' member, without a login. Twice is the same as once. */
export const letterStop = call({
  name: "letterStop",
  method: "POST",
  path: "/site/messages/letters/stop",
  access: "guest",
  input: z.object({ pass }),
  value: z.null(),
});

/** Takes a message out of the member's list for good. Refuses one of nobody's with unknown_message. */
export const messageDelete = call({
  name: "messageDelete",
  method: "POST",
  path: "/site/messages/delete",
  access: "real",
  input: z.object({ id: z.string().max(64) }),
  value: z.null(),
});
