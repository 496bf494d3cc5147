import { z } from "zod";
import { DEPOSIT_KINDS, DEPOSIT_SPEEDS, FEE_PAYERS } from "../money/cashier.ts";
import { WEEK_DAYS } from "../money/week-days.ts";
import { call } from "../wire/call.ts";
import { money } from "../wire/money.ts";
import { METHOD_CODE, METHOD_GATEWAYS } from "./merchant/method-form.ts";
import { waiting } from "./outcome.ts";

const method = z.string().regex(METHOD_CODE);
const text = z.string().trim().max(200).optional();
const HOURS = /^(always|([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d)$/;

/** The terms of a method as they are typed. An empty text removes a name or a detail. */
const terms = {
  feeFixed: money.optional(),
  /** A share of the amount in 1/100 of a percent. */
  feeBasisPoints: z.int().min(0).max(5_000).optional(),
  feePayer: z.enum(FEE_PAYERS).optional(),
  quick: z.array(money).max(12).optional(),
  /** ISO 3166, or "all". */
  countries: z
    .array(z.string().regex(/^([A-Z]{2}|all)$/))
    .max(50)
    .optional(),
  /** "09:00-18:00" in the merchant's zone, or "always". */
  hours: z.string().regex(HOURS).optional(),
  /** The days of these hours; without them every day. */
  days: z.array(z.enum(WEEK_DAYS)).max(7).optional(),
  nameEs: text,
  nameEn: text,
  gateway: z.enum([...METHOD_GATEWAYS, "none"]).optional(),
  /** Of a transfer: the account into which players pay. */
  bank: text,
  holder: text,
  account: text,
  /** dLocal's name for the method. */
  paymentMethodId: text,
  /** Where dLocal reports: the platform's public address of its webhook. */
  notificationUrl: z
    .url({ protocol: /^https$/ })
    .max(200)
    .optional(),
  /** The place in the player's list, from 1. */
  place: z.int().min(1).max(50).optional(),
};

/** All methods of the merchant in the order of the player's list, the closed ones last. */
export const staffMethodList = call({
  name: "staffMethodList",
  method: "GET",
  path: "/staff/methods",
  access: "staff",
  permission: "method.list",
  line: "method list <merchant>",
  input: z.object({}),
  value: z.array(
    z.object({
      method: z.string(),
      kind: z.enum(DEPOSIT_KINDS),
      state: z.enum(["open", "outside_hours", "not_ready", "closed"]),
      /** What it still lacks before players see it. */
      lacks: z.enum(["address", "account", "rate"]).nullable(),
      amountMin: money,
      amountMax: money,
      /** "12.00 + 2.90 % player". */
      fee: z.string(),
      countries: z.array(z.string()),
      /** "09:00-18:00 mon,fri", or "always". */
      hours: z.string(),
      gateway: z.string().nullable(),
      minutes: z.int(),
      speed: z.enum(DEPOSIT_SPEEDS),
      name: z.string(),
    }),
  ),
});

/** Adds a method at the end of the list, or at a place. */
export const staffMethodAdd = call({
  name: "staffMethodAdd",
  method: "POST",
  path: "/staff/methods",
  access: "staff",
  permission: "method.change",
  line: "method add <merchant> <method> <kind>",
  input: z.object({
    method,
    kind: z.enum(DEPOSIT_KINDS).exclude(["staff"]),
    amountMin: money,
    amountMax: money,
    expiresInMinutes: z.int().min(5).max(20_160).default(60),
    speed: z.enum(DEPOSIT_SPEEDS).default("minutes"),
    ...terms,
  }),
  value: waiting,
});

/** Changes what is given and nothing else. Deposits under way keep their terms. */
export const staffMethodChange = call({
  name: "staffMethodChange",
  method: "POST",
  path: "/staff/methods/change",
  access: "staff",
  permission: "method.change",
  line: "method change <merchant> <method>",
  input: z.object({
    method,
    amountMin: money.optional(),
    amountMax: money.optional(),
    expiresInMinutes: z.int().min(5).max(20_160).optional(),
    speed: z.enum(DEPOSIT_SPEEDS).optional(),
    ...terms,
  }),
  value: waiting,
});

/** Offers a method no longer, or again. Deposits under way are still paid and settled. */
export const staffMethodSwitch = call({
  name: "staffMethodSwitch",
  method: "POST",
  path: "/staff/methods/switch",
  access: "staff",
  permission: "method.change",
  line: "method <act> <merchant> <method>",
  input: z.object({ act: z.enum(["close", "open"]), method }),
  value: waiting,
});

/** Opens a payment at the gateway's sandbox, which credits nobody. */
export const staffMethodTry = call({
  name: "staffMethodTry",
  method: "POST",
  path: "/staff/methods/try",
  access: "staff",
  permission: "method.try",
  line: "method try <merchant> <method>",
  input: z.object({ method }),
  value: z.object({
    gateway: z.string().nullable(),
    /** The sandbox's address; null where the gateway has none. */
    sandbox: z.string().nullable(),
    reachable: z.enum(["yes", "no", "untried"]),
    signature: z.enum(["accepted", "refused", "untried"]),
    /** What the gateway said, in one line. */
    answer: z.string(),
  }),
});
