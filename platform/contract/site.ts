import { z } from "zod";
import { call } from "./call.ts";
import { instant } from "./money.ts";

/** Every white-label flag the site may ask for, with the specification's names. */
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

export const SYSTEM_STATUS = { normal: 0, maintenance: 1, regionBlocked: 2 } as const;

export const siteStatus = call({
  name: "siteStatus",
  method: "GET",
  path: "/site/status",
  access: "guest",
  input: z.object({ url: z.string().max(255) }),
  value: z.object({
    status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
    merchantCode: z.string(),
    whitelabel: z.array(whitelabelNode),
    imageCDNs: z.array(z.string()),
    launchGameCDNs: z.array(z.string()),
    customerService: z.array(z.object({ csType: z.string(), title: z.string(), path: z.string() })),
    resources: z.array(
      z.object({ resourceType: z.string(), url: z.string(), qrCodeUrl: z.string() }),
    ),
    location: z.string(),
  }),
});

/** Banners of one group; the art is a picture without words, the words come beside it. */
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
      /** Below the brand's own assets or on an image CDN. */
      url: z.string(),
      linkageType: z.enum(["GAME", "PROMOTION", "PAGE", "URL"]).nullable(),
      linkageTarget: z.string().nullable(),
      kicker: z.string(),
      title: z.string(),
      text: z.string(),
      action: z.string(),
    }),
  ),
});

export const messageItem = z.object({
  id: z.string(),
  kind: z.enum(["welcome", "depositCredited", "depositFailed"]),
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

/** Lists the member's own messages, newest first, and marks the listed ones read. */
export const messages = call({
  name: "messages",
  method: "GET",
  path: "/site/messages",
  access: "member",
  input: z.object({ pageNo: z.coerce.number().int().min(1).max(10_000).default(1) }),
  value: z.object({ list: z.array(messageItem), totalPages: z.number().int() }),
});
