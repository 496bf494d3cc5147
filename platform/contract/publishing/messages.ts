import { z } from "zod";
import { call } from "../wire/call.ts";
import { instant } from "../wire/money.ts";

/** The subject of a message. The site has the words. */
export const MESSAGE_KINDS = [
  "welcome",
  "depositCredited",
  "depositFailed",
  "depositSlipRefused",
  "depositRefunded",
  "jackpotWon",
  "withdrawPasswordReset",
  "withdrawalApproved",
  "withdrawalRejected",
  "withdrawalFailed",
  "withdrawalPaid",
  "withdrawalReminder",
  "withdrawalCounted",
  "withdrawalForced",
  "withdrawalLost",
  "withdrawalReturned",
  "transferReceived",
  "transferDeclined",
  "transferReturned",
  "purseInFailed",
  "purseOutFailed",
  "purseUnknown",
  "contractOffered",
  "contractAnswered",
  "contractEndAsked",
  "contractEnded",
  "billShort",
  "rebatePaid",
  "affiliateApproved",
  "affiliateDenied",
  "agentMessage",
  "dividendPaid",
  "salaryPaid",
  "identityVerified",
  "identityRefused",
  "identityExpired",
  "playWord",
  "identityAsked",
  "exclusionKnown",
] as const;

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
  value: z.object({ unread: z.number().int() }),
});

/** Lists the member's own messages, newest first, and marks the listed ones as read. */
export const messages = call({
  name: "messages",
  method: "GET",
  path: "/site/messages",
  access: "member",
  input: z.object({ pageNo: z.coerce.number().int().min(1).max(10_000).default(1) }),
  value: z.object({ list: z.array(messageItem), totalPages: z.number().int() }),
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
