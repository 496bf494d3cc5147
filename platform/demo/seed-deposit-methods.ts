import { STAFF_METHOD } from "../staff/merchant/file/staff-method.ts";
import type { Transaction } from "../store/open-store.ts";
import { depositMethods } from "../store/schema/cashier.ts";
import { methodsOf } from "./methods/methods-of.ts";

type Place = {
  country?: string | undefined;
  currency?: string | undefined;
  /** Methods of the brand's own file, which come later. */
  methods?: readonly unknown[] | undefined;
};

/**
 * Adds the payment methods of a demonstration's merchant, once. Changes by staff stay. MOCKPAY
 * plays the card page, the wallet and the till.
 */
export async function seedDepositMethods(
  tx: Transaction,
  merchant: string,
  { country = "MX", currency = "MXN", methods: own }: Place = {},
): Promise<void> {
  const { methods, account } = methodsOf({ country, currency });
  const details = {
    bank: "Banco Demo",
    holder: `${merchant[0]?.toUpperCase()}${merchant.slice(1)} Entretenimiento`,
    account,
  };
  const rows = [...(own ? [] : methods), STAFF_METHOD].map((method, position) => ({
    ...{ merchant, position },
    ...method,
    ...(method.kind === "transfer" && { details }),
  }));
  await tx.insert(depositMethods).values(rows).onConflictDoNothing();
}
