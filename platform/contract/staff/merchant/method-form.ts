import { z } from "zod";
import { languageTag } from "../../languages/language-tag.ts";
import { DEPOSIT_KINDS, DEPOSIT_SPEEDS, depositHours, FEE_PAYERS } from "../../money/cashier.ts";

const amount = z.string().regex(/^\d{1,12}\.\d{2}$/);
/** The carriers of payments by their names. */
export const METHOD_GATEWAYS = ["mockpay", "dlocal", "mockchain", "trongrid"] as const;
export const METHOD_CODE = /^[A-Z0-9_]{1,20}$/;

const terms = {
  /** By language. Without a name the site uses the kind's own. */
  names: z.record(languageTag, z.string().trim().max(60)),
  /** ISO 3166; none means every country. */
  countries: z.array(z.string().regex(/^[A-Z]{2}$/)),
  amountMin: amount,
  amountMax: amount,
  quickAmounts: z.array(amount).max(12),
  fee: z.strictObject({
    fixed: amount,
    basisPoints: z.int().min(0).max(5_000),
    payer: z.enum(FEE_PAYERS),
  }),
  expiresInMinutes: z.int().min(5).max(20_160),
  speed: z.enum(DEPOSIT_SPEEDS),
  /** Null when staff check the payment themselves. */
  gateway: z.enum(METHOD_GATEWAYS).nullable(),
  /** A transfer's `bank`, `holder` and `account`, or a gateway's own name for the method. */
  details: z.record(z.string().max(40), z.string().max(200)),
  /** When it takes new deposits, in the merchant's zone. Null means every hour. */
  hours: depositHours.nullable(),
};

/** A way to pay as a merchant's file has it. Amounts are in the merchant's currency, "100.00". */
export const methodForm = z.strictObject({
  code: z.string().regex(METHOD_CODE),
  kind: z.enum(DEPOSIT_KINDS).exclude(["staff"]),
  ...terms,
  names: terms.names.default({}),
  countries: terms.countries.default([]),
  quickAmounts: terms.quickAmounts.default([]),
  fee: terms.fee.default({ fixed: "0.00", basisPoints: 0, payer: "house" }),
  gateway: terms.gateway.default(null),
  details: terms.details.default({}),
  hours: terms.hours.default(null),
});
export type MethodForm = z.output<typeof methodForm>;

/** The terms of a way to pay that change. */
export const methodChange = z.strictObject(terms).partial();
export type MethodChange = z.output<typeof methodChange>;
