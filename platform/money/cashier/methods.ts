import { and, asc, eq } from "drizzle-orm";
import type { Gate } from "../../contract/core/gates.ts";
import type { FeeTerms } from "../../contract/money/surcharge-of.ts";
import { moneyToUsdt, usdtToMoney } from "../../contract/money/usdt.ts";
import { UNITS_PER_CURRENCY } from "../../contract/wire/money.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import type { Context, Secrets } from "../../core/context.ts";
import { readMerchant } from "../../core/merchant/find-merchant.ts";
import { termsOf } from "../../core/merchant/withdraw-terms.ts";
import { isOpenAt } from "../../domain/local-time.ts";
import { readFee } from "../../domain/money/deposit-fee.ts";
import { readUsdtTerms, type UsdtTerms } from "../../domain/money/usdt-terms.ts";
import type { Reader, Store } from "../../store/open-store.ts";
import { depositMethods } from "../../store/schema/cashier.ts";
import type { ChainName } from "./chain/chains.ts";
import type { GatewayName } from "./gateways/gateways.ts";

/** The gateway's id. It names its secret and signs its requests. */
export const MOCKPAY = "mockpay";

export type MethodRow = typeof depositMethods.$inferSelect;
/** `origin`: the gateway's address without a trailing slash; null without a gateway. */
export type DepositMethod = Omit<MethodRow, "fee"> & {
  fee: FeeTerms;
  origin: string | null;
  /** The terms of USDT. Null for other methods, and without a rate. */
  usdt: UsdtTerms | null;
};
/** `isOpen`: within its hours at the moment of asking. */
export type OfferedMethod = DepositMethod & { isOpen: boolean };

/** The gate of a kind of method besides "play"; none for most kinds. */
export const gateOfMethod = ({ kind }: Pick<MethodRow, "kind">): Gate | null =>
  kind === "crypto" ? "crypto" : kind === "card" ? "creditCard" : null;

/** True for a wallet that its payer confirms in the app of their bank, as Bizum is. */
export const isInBankApp = ({ details }: Pick<MethodRow, "details">): boolean =>
  details.confirmedIn === "bankApp";

/** All methods a merchant ever had, in its order. A member may not have all of them. */
export function listMethods(tx: Reader, merchant: string): Promise<MethodRow[]> {
  return tx
    .select()
    .from(depositMethods)
    .where(eq(depositMethods.merchant, merchant))
    .orderBy(asc(depositMethods.position), asc(depositMethods.code));
}

/**
 * The payment methods for `country`, if known, in the merchant's order. They are switched on, meant for
 * that country, and lack nothing. One outside its hours is among them.
 */
export async function offeredMethods(
  { store, clock, secrets }: Pick<Context, "store" | "clock" | "secrets">,
  merchant: string,
  country: string | null,
): Promise<OfferedMethod[]> {
  const row = await readMerchant(store, merchant);
  const { settings } = row;
  const { timeZone } = termsOf(row);
  const now = clock.now();
  const rows = await store.reading(merchant, (reader) => listMethods(reader, merchant));
  const place = country ?? (settings.country as string | undefined) ?? null;
  return rows
    .filter(({ isEnabled, kind }) => isEnabled && kind !== "staff")
    .filter(({ countries }) => countries.length === 0 || (place && countries.includes(place)))
    .map((row) => withOrigin(row, settings))
    .filter((method) => lackOf(method, secrets) === null)
    .map((method) => ({ ...method, isOpen: isOpenAt(method.hours, now, timeZone) }));
}

/** What keeps a method from working: its gateway's address or account, or the rate of USDT. */
export function lackOf(
  { gateway, origin, kind, usdt }: Pick<DepositMethod, "gateway" | "origin" | "kind" | "usdt">,
  { dlocal }: Pick<Secrets, "dlocal">,
): "address" | "account" | "rate" | null {
  if (gateway && !origin) return "address";
  if (gateway === "dlocal" && !dlocal) return "account";
  return kind === "crypto" && !usdt ? "rate" : null;
}

/** One method, whether or not it is still offered, because open deposits are still settled. */
export async function findMethod(
  store: Store,
  merchant: string,
  code: string,
): Promise<DepositMethod> {
  const { settings } = await readMerchant(store, merchant);
  const [row] = await store.inMerchant(merchant, (tx) =>
    tx
      .select()
      .from(depositMethods)
      .where(and(eq(depositMethods.merchant, merchant), eq(depositMethods.code, code))),
  );
  if (!row) throw new Refusal("method_unavailable", { field: "method" });
  return withOrigin(row, settings);
}

/** Addresses that need no setting. A chain's would make every merchant read that chain. */
const STANDARD: Partial<Record<string, string>> = { dlocal: "https://api.dlocal.com" };

/** The gateway's origin in the merchant's `settings.gateways`, or its usual one. */
export function originOf(
  settings: Record<string, unknown>,
  gateway: GatewayName | ChainName,
): string | null {
  const origins = (settings.gateways ?? {}) as Partial<Record<string, string>>;
  return origins[gateway] ?? STANDARD[gateway] ?? null;
}

/** A deposit must be large enough for its USDT to be credited. */
function leastIn({ rate, usdtMin }: UsdtTerms, amountMin: bigint): bigint {
  if (moneyToUsdt(amountMin, rate) >= usdtMin) return amountMin;
  const units = usdtToMoney(usdtMin, rate);
  return ((units + UNITS_PER_CURRENCY - 1n) / UNITS_PER_CURRENCY) * UNITS_PER_CURRENCY;
}

/** The method with what the merchant's settings say of it. */
export function withOrigin(row: MethodRow, settings: Record<string, unknown>): DepositMethod {
  const origin = row.gateway ? originOf(settings, row.gateway) : null;
  const usdt = row.kind === "crypto" ? readUsdtTerms(settings) : null;
  const amountMin = usdt ? leastIn(usdt, row.amountMin) : row.amountMin;
  return { ...row, amountMin, fee: readFee(row.fee), origin, usdt };
}
