import { and, eq } from "drizzle-orm";
import type { Context } from "../context.ts";
import type { DepositPayment } from "../contract/cashier.ts";
import { surchargeOf } from "../contract/surcharge-of.ts";
import { readFee } from "../domain/deposit-fee.ts";
import { readMerchant } from "../site/find-merchant.ts";
import { members } from "../store/schema/merchant.ts";
import type { NewOrder } from "./gateways/gateway.ts";
import { gateways } from "./gateways/gateways.ts";
import type { DepositMethod } from "./methods.ts";
import { referenceOf } from "./reference-of.ts";
import type { DepositRow } from "./to-deposit.ts";

/** How a deposit that was just opened can be paid: at its gateway, or into the merchant's account. */
export async function openPayment(
  context: Context,
  row: DepositRow,
  method: DepositMethod,
): Promise<{ gatewayTxId: string | null; payment: DepositPayment }> {
  const { gateway, origin, details } = method;
  if (gateway && origin) {
    return gateways[gateway].create(context, origin, await orderOf(context, row, method));
  }
  const { bank = "", holder = "", account = "" } = details;
  const none = { url: null, code: null };
  const payment = {
    ...none,
    kind: "bank",
    bank: { bank, holder, account },
    note: row.note,
  } as const;
  return { gatewayTxId: null, payment };
}

async function orderOf(
  context: Context,
  row: DepositRow,
  { kind, details }: DepositMethod,
): Promise<NewOrder> {
  const { store, merchant, clientCountry, language } = context;
  const { settings } = await readMerchant(store, merchant.code);
  const [member] = await store.inMerchant(merchant.code, (tx) =>
    tx
      .select({ username: members.username, email: members.email, profile: members.profile })
      .from(members)
      .where(and(eq(members.merchant, merchant.code), eq(members.id, row.memberId))),
  );
  const { memberId, currency, returnUrl, expiresAt } = row;
  return {
    ...{ reference: referenceOf(row), kind, currency, returnUrl, expiresAt, language, details },
    amount: row.amount + surchargeOf(readFee(row.fee), row.amount),
    country: clientCountry ?? (settings.country as string | undefined) ?? "",
    payer: {
      id: memberId,
      name: member?.profile.payeeName ?? member?.username ?? "",
      email: member?.email ?? null,
    },
  };
}
