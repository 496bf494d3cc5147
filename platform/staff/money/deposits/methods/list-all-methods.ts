import type { staffMethodList } from "../../../../contract/staff/methods.ts";
import type { ValueOf } from "../../../../contract/wire/call.ts";
import { readMerchant } from "../../../../core/merchant/find-merchant.ts";
import { secretsOf } from "../../../../core/merchant/secrets-of.ts";
import { termsOf } from "../../../../core/merchant/withdraw-terms.ts";
import { isOpenAt } from "../../../../domain/local-time.ts";
import { formatAmount } from "../../../../domain/money.ts";
import {
  type DepositMethod,
  lackOf,
  listMethods,
  withOrigin,
} from "../../../../money/cashier/methods.ts";
import type { MerchantDesk } from "../../../people/manage-people.ts";

type Line = ValueOf<typeof staffMethodList>[number];

/** The merchant's methods with what players see of them, the closed ones last. */
export async function listAllMethods(desk: MerchantDesk): Promise<Line[]> {
  const { store, clock, merchant } = desk;
  const row = await readMerchant(store, merchant);
  const { timeZone } = termsOf(row);
  const secrets = await secretsOf(desk, merchant);
  const methods = await store.reading(merchant, (reader) => listMethods(reader, merchant));
  const lines = methods
    .filter(({ kind }) => kind !== "staff")
    .map((one) => withOrigin(one, row.settings))
    .map((method): Line => {
      const lacks = lackOf(method, secrets);
      const isOpen = isOpenAt(method.hours, clock.now(), timeZone);
      const { code, kind, amountMin, amountMax, countries, gateway, speed } = method;
      return {
        ...{ method: code, kind, lacks, amountMin, amountMax, countries, gateway, speed },
        state: stateOf(method, lacks, isOpen),
        fee: feeText(method),
        hours: hoursText(method),
        minutes: method.expiresInMinutes,
        name: Object.values(method.names).join(" / "),
      };
    });
  const isClosed = ({ state }: Line) => state === "closed";
  return [...lines.filter((line) => !isClosed(line)), ...lines.filter(isClosed)];
}

function stateOf({ isEnabled }: DepositMethod, lacks: Line["lacks"], isOpen: boolean) {
  if (!isEnabled) return "closed";
  if (lacks) return "not_ready";
  return isOpen ? "open" : "outside_hours";
}

function feeText({ fee: { fixed, basisPoints, payer } }: DepositMethod): string {
  const parts = [
    ...(fixed > 0n ? [formatAmount(fixed)] : []),
    ...(basisPoints > 0 ? [`${(basisPoints / 100).toFixed(2)} %`] : []),
  ];
  return parts.length === 0 ? "none" : `${parts.join(" + ")} ${payer}`;
}

function hoursText({ hours }: DepositMethod): string {
  if (!hours) return "always";
  return [`${hours.from}-${hours.to}`, hours.days.join(",")].filter(Boolean).join(" ");
}
