import { and, eq } from "drizzle-orm";
import type { DepositPayment } from "../../contract/money/cashier.ts";
import { surchargeOf } from "../../contract/money/surcharge-of.ts";
import { moneyToUsdt } from "../../contract/money/usdt.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import type { Context } from "../../core/context.ts";
import { readMerchant } from "../../core/merchant/find-merchant.ts";
import { readFee } from "../../domain/money/deposit-fee.ts";
import { members } from "../../store/schema/merchant.ts";
import type { Chain } from "./chain/chain.ts";
import { type ChainName, chains, isChainName } from "./chain/chains.ts";
import { ownAddress } from "./chain/own-address.ts";
import type { NewOrder } from "./gateways/gateway.ts";
import { gateways } from "./gateways/gateways.ts";
import type { DepositMethod } from "./methods.ts";
import { referenceOf } from "./reference-of.ts";
import { type DepositRow, methodNameIn } from "./to-deposit.ts";

/**
 * Opens the payment of a new deposit: at its gateway, or into the merchant's account. `wasAsked`:
 * the gateway may know the order although its answer was lost.
 */
export async function openPayment(
  context: Context,
  row: DepositRow,
  method: DepositMethod,
  wasAsked: boolean,
): Promise<{ gatewayTxId: string | null; payment: DepositPayment }> {
  const { gateway, origin, details } = method;
  if (gateway && isChainName(gateway) && origin) {
    return {
      gatewayTxId: null,
      payment: await chainPayment(context, row, method, gateway, origin),
    };
  }
  if (gateway && !isChainName(gateway) && origin) {
    const order = { ...(await orderOf(context, row, method)), wasAsked };
    return gateways[gateway].create(context, origin, order);
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

/** The member's own address, and the chain's payment page if there is one. */
async function chainPayment(
  context: Context,
  { memberId, returnUrl, expiresAt: until, amount }: DepositRow,
  { usdt }: DepositMethod,
  chain: ChainName,
  origin: string,
): Promise<DepositPayment> {
  if (!usdt) throw new Refusal("method_unavailable", { field: "method" });
  const address = await ownAddress(context, { chain, origin, memberId, returnUrl, until });
  const asked = { address, usdt: moneyToUsdt(amount, usdt.rate), language: context.language };
  const { pageOf }: Chain = chains[chain];
  const url = pageOf?.(origin, asked) ?? null;
  return { kind: "chain", url, code: address, bank: null, note: null };
}

async function orderOf(
  context: Context,
  row: DepositRow,
  method: DepositMethod,
): Promise<Omit<NewOrder, "wasAsked">> {
  const { store, merchant, clientCountry, language } = context;
  const { settings } = await readMerchant(store, merchant.code);
  const [member] = await store.inMerchant(merchant.code, (tx) =>
    tx
      .select({ username: members.username, email: members.email, profile: members.profile })
      .from(members)
      .where(and(eq(members.merchant, merchant.code), eq(members.id, row.memberId))),
  );
  const { memberId, currency, returnUrl, expiresAt } = row;
  const { kind, details } = method;
  return {
    ...{ reference: referenceOf(row), kind, currency, returnUrl, expiresAt, language, details },
    amount: row.amount + surchargeOf(readFee(row.fee), row.amount),
    country: clientCountry ?? (settings.country as string | undefined) ?? "",
    name: methodNameIn(method, language),
    written: { symbol: merchant.currencySymbol, country: merchant.country },
    payer: {
      id: memberId,
      name: member?.profile.payeeName ?? member?.username ?? "",
      email: member?.email ?? null,
    },
  };
}
