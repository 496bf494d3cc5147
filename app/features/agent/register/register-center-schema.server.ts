import { z } from "zod";
import { formKey } from "#app/request/input/form-key.ts";
import { downlineType } from "#platform/contract/agents/people.ts";
import {
  RATE_CATEGORIES,
  type RateCategory,
  SERIES,
} from "#platform/contract/agents/rate-categories.ts";

/** A typed percentage such as "0.6" in basis points. */
const points = z
  .string()
  .default("0")
  .transform((typed, context) => {
    const match = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(typed.trim());
    if (match) return Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0"));
    context.addIssue({ code: "custom", message: "rate_wrong" });
    return z.NEVER;
  });
const series = z.coerce.number("rate_wrong").int("rate_wrong").default(SERIES.least);

const rateFields = Object.fromEntries(
  RATE_CATEGORIES.map((category) => [category, category === "LOTT" ? series : points]),
) as Record<RateCategory, typeof points>;

const type = downlineType.default("player");

/** A new account below the agent; the platform checks everything again. */
export const accountSchema = z.object({
  ...{ key: formKey, type, ...rateFields },
  username: z.string("input_required").max(255),
  password: z.string("password_required").max(255),
});

/** Raised rates of an account below. */
export const ratesSchema = z.object(rateFields);

const DAY_MS = 24 * 3_600_000;
const days = z.coerce.number("days_wrong").int("days_wrong").min(1, "days_wrong");
const uses = z.coerce.number("uses_wrong").int("uses_wrong").min(1, "uses_wrong");

/** A new link; without days it has no end, and without uses no limit. */
export const linkSchema = (now: Date) =>
  z
    .object({
      ...{ key: formKey, type, ...rateFields },
      days: days.max(366, "days_wrong").optional(),
      usesMax: uses.max(100_000, "uses_wrong").optional(),
    })
    .transform(({ days: count, usesMax = null, ...link }) => ({
      ...{ ...link, usesMax },
      expiresAt: count === undefined ? null : now.getTime() + count * DAY_MS,
    }));

/** The rates of a read form. */
export function ratesIn(value: Record<RateCategory, number>): Record<RateCategory, number> {
  return Object.fromEntries(
    RATE_CATEGORIES.map((category) => [category, value[category]]),
  ) as Record<RateCategory, number>;
}
