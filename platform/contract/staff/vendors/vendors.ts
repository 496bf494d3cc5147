import { z } from "zod";
import { gameCode } from "../../play/game-code.ts";
import { VENDOR_CARDS } from "../../play/vendor-cards.ts";
import { call } from "../../wire/call.ts";
import { instant, money } from "../../wire/money.ts";
import { waiting } from "../outcome.ts";

/** A vendor's code, the specification's "vassalage" and the protocol's X-Vendor-Id. */
export const vendorCode = z.string().regex(/^[A-Z][A-Z0-9_]{1,19}$/);
/** A vendor that is there already. */
const vendor = z.string().min(1).max(40);

const name = z.string().trim().min(2).max(40);
/** The address of signed launch requests. The other paths of the protocol lie beside it. */
const launch = z.url({ protocol: /^https?$/ }).max(300);
/** Scheme, host and port alone, as pages' policies name them. */
const origin = z
  .string()
  .max(200)
  .regex(/^https?:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/);
const origins = z.array(origin).max(10);
const wallet = z.enum(["seamless", "transfer"]);
/** What its card in the menu opens: its games of one type, or all of them in a popup. */
const card = z.enum(VENDOR_CARDS);
/** An address at one of `pictures`, or a path of the site's own files. */
const logo = z
  .string()
  .max(300)
  .regex(/^(https?:\/\/|\/media\/)[\w./:%~-]+$/);
/** "500.00", or "default" for the merchant's own alone. */
const limit = z.string().regex(/^(\d{1,12}(\.\d{1,4})?|default)$/);

/**
 * Makes a vendor, disabled and without games. `frames` are the origins that its games run on,
 * `pictures` those of its pictures. Without a logo its name is written.
 */
export const staffVendorNew = call({
  name: "staffVendorNew",
  method: "POST",
  path: "/staff/vendors",
  access: "staff",
  permission: "vendor.new",
  line: "vendor new <merchant> <code>",
  input: z.object({
    code: vendorCode,
    name,
    launch,
    frames: origins.min(1),
    pictures: origins.default([]),
    wallet: wallet.default("seamless"),
    logo: logo.optional(),
  }),
  value: waiting,
});

/** Changes what is named. The kind of wallet changes only before anybody has played. */
export const staffVendorChange = call({
  name: "staffVendorChange",
  method: "POST",
  path: "/staff/vendors/change",
  access: "staff",
  permission: "vendor.change",
  line: "vendor change <merchant> <vendor>",
  input: z.object({
    vendor,
    name: name.optional(),
    launch: launch.optional(),
    frames: origins.min(1).optional(),
    pictures: origins.optional(),
    wallet: wallet.optional(),
    card: card.optional(),
    logo: logo.optional(),
  }),
  value: waiting,
});

/** The merchant's vendors in the order of its pages. */
export const staffVendorList = call({
  name: "staffVendorList",
  method: "GET",
  path: "/staff/vendors",
  access: "staff",
  permission: "vendor.list",
  line: "vendor list <merchant>",
  input: z.object({}),
  value: z.array(
    z.object({
      vendor: z.string(),
      name: z.string(),
      isEnabled: z.boolean(),
      wallet,
      card,
      games: z.int(),
      /** Of them, those that can be played while the vendor is enabled. */
      open: z.int(),
      /** Since when its signing secret stands; null without one of its own. */
      secretSince: instant.nullable(),
      /** Its own ceilings; null where the merchant's alone hold. */
      betMax: money.nullable(),
      bonusPerCall: money.nullable(),
      bonusPerDay: money.nullable(),
      launch: z.string(),
      frames: z.array(z.string()),
      pictures: z.array(z.string()),
    }),
  ),
});

/** Enables a vendor, or refuses its new bets. What is under way ends by the vendor's calls. */
export const staffVendorSwitch = call({
  name: "staffVendorSwitch",
  method: "POST",
  path: "/staff/vendors/switch",
  access: "staff",
  permission: "vendor.switch",
  line: "vendor <act> <merchant> <vendor>",
  input: z.object({ act: z.enum(["enable", "disable"]), vendor }),
  value: waiting,
});

/** Sets a vendor's ceilings: for a bet, for one bonus, and for its bonuses of a day. */
export const staffVendorLimits = call({
  name: "staffVendorLimits",
  method: "POST",
  path: "/staff/vendors/limits",
  access: "staff",
  permission: "vendor.limits",
  line: "vendor limits <merchant> <vendor>",
  input: z.object({
    vendor,
    betMax: limit.optional(),
    bonusPerCall: limit.optional(),
    bonusPerDay: limit.optional(),
  }),
  value: waiting,
});

/**
 * Makes a strong secret for a vendor and shows it this once. One from before signs until it is
 * dropped.
 */
export const staffVendorSecretNew = call({
  name: "staffVendorSecretNew",
  method: "POST",
  path: "/staff/vendors/secret",
  access: "staff",
  permission: "secret.set",
  line: "vendor secret new <merchant> <vendor>",
  input: z.object({ vendor }),
  value: z.object({ secret: z.string() }),
});

/**
 * Tries a vendor from the platform's side of the wire, without money, at its own launch address or at
 * another one.
 */
export const staffVendorTry = call({
  name: "staffVendorTry",
  method: "POST",
  path: "/staff/vendors/try",
  access: "staff",
  permission: "vendor.try",
  line: "vendor try <merchant> <vendor>",
  input: z.object({ vendor, game: gameCode.optional(), at: launch.optional() }),
  value: z.object({
    passed: z.int(),
    failed: z.int(),
    checks: z.array(
      z.object({
        check: z.string(),
        outcome: z.enum(["passed", "failed"]),
        problem: z.string().nullable(),
      }),
    ),
    /** For each failed check the request to repeat, as a command for a terminal. */
    repeat: z.array(z.string()),
  }),
});
