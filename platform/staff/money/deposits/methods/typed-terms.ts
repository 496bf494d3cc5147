import type { MethodChange, MethodForm } from "../../../../contract/staff/merchant/method-form.ts";
import type { staffMethodChange } from "../../../../contract/staff/methods.ts";
import type { InputOf } from "../../../../contract/wire/call.ts";
import { Refusal } from "../../../../contract/wire/refusal.ts";
import { formatAmount } from "../../../../domain/money.ts";

type Typed = Omit<InputOf<typeof staffMethodChange>, "method" | "place">;
/** What stands where only a part of a term was typed. */
type Before = Pick<MethodForm, "names" | "fee" | "details" | "hours"> | null;

const NOTHING: NonNullable<Before> = {
  ...{ names: {}, details: {}, hours: null },
  fee: { fixed: "0.00", basisPoints: 0, payer: "house" },
};

/** Typed terms in the form of a merchant's file, on what stood before. */
export function termsFrom(typed: Typed, before: Before): MethodChange {
  const { names, fee, details, hours } = before ?? NOTHING;
  const { amountMin, amountMax, quick, countries, gateway, expiresInMinutes, speed } = typed;
  const feeTyped = definedOf({
    fixed: typed.feeFixed === undefined ? undefined : formatAmount(typed.feeFixed),
    ...{ basisPoints: typed.feeBasisPoints, payer: typed.feePayer },
  });
  const namesTyped = definedOf({ es: typed.nameEs, en: typed.nameEn });
  const { bank, holder, account, paymentMethodId, notificationUrl } = typed;
  const detailsTyped = definedOf({ bank, holder, account, paymentMethodId, notificationUrl });
  const hoursNow = hoursFrom(typed, hours);
  return definedOf({
    ...{ expiresInMinutes, speed },
    amountMin: amountMin === undefined ? undefined : formatAmount(amountMin),
    amountMax: amountMax === undefined ? undefined : formatAmount(amountMax),
    quickAmounts: quick?.map(formatAmount),
    countries: countries?.filter((one) => one !== "all"),
    gateway: gateway === "none" ? null : gateway,
    fee: isEmpty(feeTyped) ? undefined : ({ ...fee, ...feeTyped } as MethodForm["fee"]),
    names: isEmpty(namesTyped) ? undefined : withoutEmpty({ ...names, ...namesTyped }),
    details: isEmpty(detailsTyped) ? undefined : withoutEmpty({ ...details, ...detailsTyped }),
    hours: hoursNow,
  });
}

/** "09:00-18:00" with its days; undefined when nothing was typed of them. */
function hoursFrom({ hours, days }: Typed, before: MethodChange["hours"]): MethodChange["hours"] {
  if (hours === "always" && days) throw new Refusal("invalid_method", { field: "days" });
  if (hours === "always") return null;
  if (hours) {
    const [from = "", to = ""] = hours.split("-");
    return { from, to, days: days ?? [] };
  }
  if (!days) return undefined;
  if (!before) throw new Refusal("invalid_method", { field: "hours" });
  return { ...before, days };
}

type Defined<Row> = { [Name in keyof Row]: Exclude<Row[Name], undefined> };

function definedOf<Row extends object>(row: Row): Partial<Defined<Row>> {
  const known = Object.entries(row).filter(([, value]) => value !== undefined);
  return Object.fromEntries(known) as Partial<Defined<Row>>;
}

const isEmpty = (row: object) => Object.keys(row).length === 0;

const withoutEmpty = (row: Record<string, string>) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== ""));
