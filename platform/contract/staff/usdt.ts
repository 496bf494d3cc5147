import { z } from "zod";
import { call } from "../wire/call.ts";
import { money } from "../wire/money.ts";
import { waiting } from "./outcome.ts";

/** Sets the rate of one USDT for later credits. */
export const staffUsdtRate = call({
  name: "staffUsdtRate",
  method: "POST",
  path: "/staff/usdt/rate",
  access: "staff",
  permission: "usdt.rate",
  line: "usdt rate <merchant> <rate>",
  input: z.object({
    rate: money,
    /** The least that is credited, in USDT such as "5.00". It is a text: USDT has other units. */
    min: z
      .string()
      .regex(/^\d{1,9}(\.\d{1,6})?$/)
      .optional(),
    /** Confirms a step of more than a fifth. */
    sure: z.enum(["yes", "no"]).default("no"),
  }),
  value: waiting,
});

const ADDRESSES_MAX = 20_000;

/** Loads a wallet's addresses for future payers. `added` counts the new ones. */
export const staffUsdtAddresses = call({
  name: "staffUsdtAddresses",
  method: "POST",
  path: "/staff/usdt/addresses",
  access: "staff",
  permission: "usdt.addresses",
  line: "usdt addresses <merchant> <addresses>",
  bodyBytesMax: 2 ** 20,
  input: z.object({ addresses: z.array(z.string().max(40)).min(1).max(ADDRESSES_MAX) }),
  value: z.object({ added: z.int() }),
});
