import { z } from "zod";
import { call } from "../wire/call.ts";
import { instant } from "../wire/money.ts";
import { admissionRules, systemStatus } from "./admission.ts";
import { GATES } from "./gates.ts";

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

/** The store pages of an app, and the address behind the code on the site's own app page. */
export const RESOURCE_TYPES = ["IOS", "ANDROID", "WEB"] as const;
export type ResourceType = (typeof RESOURCE_TYPES)[number];

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

/**
 * Counts the changes of this contract that an older site or platform cannot read. Both sides must
 * have the same one.
 */
export const CONTRACT_VERSION = 4;

export const siteStatus = call({
  name: "siteStatus",
  method: "GET",
  path: "/site/status",
  access: "guest",
  input: z.object({ url: z.string().max(255) }),
  value: z.object({
    /** The site's status for this visitor's address and country. */
    status: systemStatus,
    /** The expected end of maintenance; null when nobody knows it. */
    maintenanceUntil: instant.nullable(),
    /**
     * The rules behind `status`. Sent to the site only, so that it can decide for other visitors.
     */
    admission: admissionRules.nullable(),
    /** What the law forbids this visitor; to the site, what it forbids all of the merchant's. */
    refused: z.array(z.enum(GATES)).default([]),
    /** What each place forbids its visitors besides the merchant's own. Sent to the site only. */
    refusedIn: z
      .record(z.string(), z.array(z.enum(GATES)))
      .nullable()
      .default(null),
    contractVersion: z.number().int(),
    merchantCode: z.string(),
    whitelabel: z.array(whitelabelNode),
    /** Names of hosts, or origins; a name has the scheme and the port of the site's own address. */
    imageCDNs: z.array(z.string()),
    launchGameCDNs: z.array(z.string()),
    /** The origins of the merchant's enabled vendors: of their games, and of their pictures. */
    frameOrigins: z.array(z.string()),
    pictureOrigins: z.array(z.string()),
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
