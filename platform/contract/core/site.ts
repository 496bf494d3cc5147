import { z } from "zod";
import { call } from "../wire/call.ts";
import { instant } from "../wire/money.ts";
import { admissionRules } from "./admission.ts";

/** Every white-label flag that the site may ask for, with the specification's names. */
export const FLAGS = [
  "MOBILENUMREG3",
  "REGMOBVERF3",
  "MOBILENUMPASSREG3",
  "USERNAMEREG3",
  "FREEPLAY3",
  "PWDEXPFORCECHANGE3",
  "MOBILEVERCODELOGIN3",
  "DIRECTREG3",
  "CHNGPASSVERIF3",
] as const;
export type Flag = (typeof FLAGS)[number];

export type WhitelabelNode = {
  modId: string;
  enabled: "0" | "1";
  childrenNodes: WhitelabelNode[];
};
const whitelabelNode: z.ZodType<WhitelabelNode> = z.lazy(() =>
  z.object({
    modId: z.string(),
    enabled: z.enum(["0", "1"]),
    childrenNodes: z.array(whitelabelNode),
  }),
);

export const siteStatus = call({
  name: "siteStatus",
  method: "GET",
  path: "/site/status",
  access: "guest",
  input: z.object({ url: z.string().max(255) }),
  value: z.object({
    /** The site's status for this visitor's address and country. */
    status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
    /** The expected end of maintenance; null when nobody knows it. */
    maintenanceUntil: instant.nullable(),
    /**
     * The rules behind `status`. Sent to the site only, so that it can decide for other visitors.
     */
    admission: admissionRules.nullable(),
    merchantCode: z.string(),
    whitelabel: z.array(whitelabelNode),
    imageCDNs: z.array(z.string()),
    launchGameCDNs: z.array(z.string()),
    customerService: z.array(z.object({ csType: z.string(), title: z.string(), path: z.string() })),
    resources: z.array(
      z.object({ resourceType: z.string(), url: z.string(), qrCodeUrl: z.string() }),
    ),
    /** The visitor's address, and the country named by a trusted proxy. */
    location: z.string(),
    country: z.string().nullable(),
  }),
});

/** The merchant's hosts, for the speed test. */
export const domains = call({
  name: "domains",
  method: "GET",
  path: "/site/domains",
  access: "guest",
  input: z.object({}),
  value: z.array(z.object({ host: z.string() })),
});

/** The places of banners, with the specification's names. */
export const BANNER_GROUPS = [
  "w_home",
  "w_rng",
  "w_live",
  "w_fish",
  "w_pvp",
  "w_sports",
  "w_esports",
  "w_lott",
  "w_down",
  "w_promotion",
  "w_shop",
  "w_help",
  "w_login",
  "w_reg",
] as const;
export type BannerGroup = (typeof BANNER_GROUPS)[number];

export const LINKAGE_TYPES = ["GAME", "PROMOTION", "PAGE", "URL"] as const;

/** The banners of one group. The picture carries no words; the text comes beside it. */
export const banners = call({
  name: "banners",
  method: "GET",
  path: "/site/banners",
  access: "guest",
  input: z.object({ groupName: z.string().max(40), language: z.string().max(5) }),
  value: z.array(
    z.object({
      bannerId: z.string(),
      groupName: z.string(),
      /** A path in the brand's own assets, or an address on an image CDN. */
      url: z.string(),
      linkageType: z.enum(LINKAGE_TYPES).nullable(),
      linkageTarget: z.string().nullable(),
      kicker: z.string(),
      title: z.string(),
      text: z.string(),
      action: z.string(),
    }),
  ),
});

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
  "purseInFailed",
  "purseOutFailed",
  "purseUnknown",
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
