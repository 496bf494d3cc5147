import { GATES } from "../../contract/core/gates.ts";
import type { DepositCeiling, FieldName, Fields, FieldValue, StakeMost } from "./policy.ts";

/** The stricter one of two values of a field. */
type Stricter<Value> = (one: Value, other: Value) => Value;

const off: Stricter<boolean> = (one, other) => one && other;
const on: Stricter<boolean> = (one, other) => one || other;
const lower: Stricter<number> = (one, other) => Math.min(one, other);
const higher: Stricter<number> = (one, other) => Math.max(one, other);

/** Both lists together, in one order: a place that adds an entry makes a rule stricter. */
function union<Value extends string | number>(
  one: readonly Value[],
  other: readonly Value[],
): readonly Value[] {
  const all = [...new Set([...one, ...other])];
  return all.every((value) => typeof value === "number")
    ? all.sort((a, b) => Number(a) - Number(b))
    : all.sort();
}

/** The earlier one of a list that begins with the strictest. */
const firstOf =
  <Value>(...order: readonly Value[]): Stricter<Value> =>
  (one, other) =>
    order.indexOf(one) <= order.indexOf(other) ? one : other;

/** Null says nothing, so any value is stricter. */
const orNull =
  <Value>(stricter: Stricter<Value>): Stricter<Value | null> =>
  (one, other) =>
    one === null ? other : other === null ? one : stricter(one, other);

const least = (one: bigint, other: bigint) => (one < other ? one : other);

/** No rate is known here: of two currencies the first one's is kept with the lower figures. */
const lowerCeiling: Stricter<DepositCeiling> = (one, other) => ({
  currency: one.currency,
  day: least(one.day, other.day),
  week: least(one.week, other.week),
  month: least(one.month, other.month),
});

const lowerStake: Stricter<StakeMost> = (one, other) => ({
  currency: one.currency,
  adult: least(one.adult, other.adult),
  young: least(one.young, other.young),
});

const gates = Object.fromEntries(GATES.map((gate) => [`allows.${gate}`, off])) as {
  [Name in FieldName & `allows.${string}`]: Stricter<boolean>;
};

/** How the values of each field compare. A field without an entry does not compile. */
export const STRICTER: { [Name in FieldName]: Stricter<FieldValue<Name>> } = {
  "identity.minAge": higher,
  "identity.youngUntil": higher,
  "identity.birthDateAtRegistration": on,
  "identity.documentAtRegistration": on,
  "identity.isBiometric": on,
  "identity.verifyBefore": firstOf("deposit", "play", "withdrawal"),
  "identity.barred": union,
  "limits.depositAtSignUp": firstOf("required", "offered", "none"),
  "limits.kinds": union,
  "limits.required": union,
  "limits.depositCeiling": orNull(lowerCeiling),
  "limits.raiseWaitHours": higher,
  "limits.confirmWithinHours": lower,
  "limits.raiseNeedsTest": on,
  "limits.raiseGapMonths": higher,
  "limits.liveFromOpeningBalance": on,
  "realityCheck.isForced": on,
  "realityCheck.minMinutes": higher,
  "realityCheck.maxMinutes": lower,
  "realityCheck.defaultMinutes": lower,
  sessionSetup: firstOf("casino", "slots", "none"),
  timeOutHours: union,
  "exclusion.months": union,
  "exclusion.mayBeForEver": on,
  "exclusion.endsAfterWaitDays": higher,
  "exclusion.scope": firstOf("operator", "merchant"),
  "exclusion.registerAskedAt": union,
  "withdrawals.mayCancel": off,
  "withdrawals.orderWithinMinutes": orNull(lower),
  "withdrawals.ownNameOnly": on,
  "bonuses.isSingleProduct": on,
  "bonuses.pauseDaysAfterRaise": higher,
  "marketing.needsOptIn": on,
  "screen.showsClock": on,
  "screen.showsNetPosition": on,
  "screen.showsPreviousLogin": on,
  "screen.celebratesLosses": off,
  "numbers.autoplayMost": lower,
  "numbers.spinSecondsLeast": higher,
  "numbers.slotStakeMost": orNull(lowerStake),
  "numbers.wageringMultipleMost": orNull(lower),
  "numbers.idleMinutes": lower,
  "numbers.rtpLeast": higher,
  "numbers.accountsMost": lower,
  "numbers.prizeDays": higher,
  "numbers.historyMonths": higher,
  "numbers.exclusionRecordYears": higher,
  "numbers.recordYears": higher,
  "numbers.documentYears": higher,
  notices: union,
  helplines: (one, other) => [
    ...one,
    ...other.filter(({ contact }) => !one.some((line) => line.contact === contact)),
  ],
  "complaint.answerDays": lower,
  "complaint.authority": (one, other) => (one === other ? one : null),
  ...gates,
};

export const FIELD_NAMES = Object.keys(STRICTER) as FieldName[];

/** The stricter value of one field. */
export function stricterField<Name extends FieldName>(
  name: Name,
  one: FieldValue<Name>,
  other: FieldValue<Name>,
): FieldValue<Name> {
  const stricter: Stricter<FieldValue<Name>> = STRICTER[name];
  return stricter(one, other);
}

/** Builds the fields one by one. */
export function fieldsBy(value: <Name extends FieldName>(name: Name) => FieldValue<Name>): Fields {
  return Object.fromEntries(FIELD_NAMES.map((name) => [name, value(name)])) as Fields;
}
