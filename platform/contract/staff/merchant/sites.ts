import { z } from "zod";
import { call, nothing } from "../../wire/call.ts";
import { instant } from "../../wire/money.ts";

export const SITE_STATUSES = ["open", "maintenance", "blocked"] as const;
/** By their SYSTEM_STATUS. Only `close` leads to the last one, and nothing leads back. */
export const MERCHANT_STATES = [...SITE_STATUSES, "closed"] as const;

/** Every merchant, asked at "*"; at one merchant only that one. */
export const staffMerchantList = call({
  name: "staffMerchantList",
  method: "GET",
  path: "/staff/merchants",
  access: "staff",
  permission: "merchant.list",
  line: "list",
  input: z.object({}),
  value: z.array(
    z.object({
      merchant: z.string(),
      status: z.enum(MERCHANT_STATES),
      hosts: z.array(z.string()),
      name: z.string(),
    }),
  ),
});

/** Opens or closes the merchant's site. Visitors see `until`, but nothing opens by itself. */
export const staffSiteStatus = call({
  name: "staffSiteStatus",
  method: "POST",
  path: "/staff/site/status",
  access: "staff",
  permission: "site.status",
  line: "status <merchant> <status>",
  input: z.object({ status: z.enum(SITE_STATUSES), until: instant.optional() }),
  value: nothing,
});

/** Closes the site to these countries and addresses in place of the earlier ones, or opens it. */
export const staffSiteRegion = call({
  name: "staffSiteRegion",
  method: "POST",
  path: "/staff/site/region",
  access: "staff",
  permission: "site.region",
  line: "region <merchant> <act>",
  input: z.object({
    act: z.enum(["block", "open"]),
    /** ISO 3166, two letters. */
    countries: z.array(z.string().max(10)).max(250).default([]),
    /** Addresses or CIDR ranges. */
    ranges: z.array(z.string().max(60)).max(500).default([]),
  }),
  value: nothing,
});

export const PREVIEW_HOURS_MAX = 72;

/** Makes the links that open a closed site to whoever has them. They end by themselves. */
export const staffSitePreview = call({
  name: "staffSitePreview",
  method: "POST",
  path: "/staff/site/preview",
  access: "staff",
  permission: "site.preview",
  line: "preview <merchant>",
  input: z.object({ hours: z.number().positive().max(PREVIEW_HOURS_MAX).default(8) }),
  value: z.object({ until: instant, links: z.array(z.string()) }),
});
