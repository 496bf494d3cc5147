import { UNITS_PER_CURRENCY } from "../../contract/wire/money.ts";
import type { DepositCeiling, StakeMost } from "./policy.ts";

type Whole<Amounts> = Omit<Amounts, "currency">;

/** A ceiling from whole euros. */
export const euros = ({ day, week, month }: Whole<DepositCeiling>): DepositCeiling => ({
  currency: "EUR",
  day: day * UNITS_PER_CURRENCY,
  week: week * UNITS_PER_CURRENCY,
  month: month * UNITS_PER_CURRENCY,
});

/** A cap on stakes from whole pounds. */
export const pounds = ({ adult, young }: Whole<StakeMost>): StakeMost => ({
  currency: "GBP",
  adult: adult * UNITS_PER_CURRENCY,
  young: young * UNITS_PER_CURRENCY,
});
