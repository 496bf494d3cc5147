import type { staffMethodTry } from "../../../../contract/staff/methods.ts";
import type { InputOf, ValueOf } from "../../../../contract/wire/call.ts";
import { Refusal } from "../../../../contract/wire/refusal.ts";
import { readMerchant, toMerchant } from "../../../../core/merchant/find-merchant.ts";
import { siteOrigin } from "../../../../core/merchant/own-origin.ts";
import { secretsOf } from "../../../../core/merchant/secrets-of.ts";
import { isChainName } from "../../../../money/cashier/chain/chains.ts";
import { sandboxOf, tryGateway } from "../../../../money/cashier/gateways/try-gateway.ts";
import { withOrigin } from "../../../../money/cashier/methods.ts";
import { asStaff } from "../../../as-staff.ts";
import { type MerchantDesk, staffOf } from "../../../people/manage-people.ts";
import { holdMethods, methodIn } from "./hold-methods.ts";

type Value = ValueOf<typeof staffMethodTry>;
const UNTRIED = { sandbox: null, reachable: "untried", signature: "untried" } as const;

/**
 * Opens a payment of the least amount at the sandbox of a method's gateway. It credits nobody. Says so
 * where a method has no gateway, or the gateway no sandbox. Refuses with unknown_method.
 */
export async function tryMethod(
  desk: MerchantDesk,
  { method: code }: InputOf<typeof staffMethodTry>,
): Promise<Value> {
  const { store, merchant: own, clock, random, outside } = desk;
  const row = await readMerchant(store, own);
  const entry = { action: "tryMethod", details: { method: code }, changesPages: false };
  const { found, returnUrl } = await asStaff(staffOf(desk), own, entry, async (tx) => ({
    found: withOrigin(methodIn(await holdMethods(tx, own), code), row.settings),
    returnUrl: `${await siteOrigin({ merchant: toMerchant(row) }, tx, "")}/member/deposit`,
  }));
  const { gateway } = found;
  if (gateway === null) {
    return { ...UNTRIED, gateway, answer: "Staff check these payments; there is no gateway." };
  }
  if (isChainName(gateway)) {
    return { ...UNTRIED, gateway, answer: `${gateway} only reads a chain and has no sandbox.` };
  }
  const sandbox = sandboxOf(found);
  if (!sandbox) throw new Refusal("method_unavailable", { field: "method", status: 409 });
  const parts = { clock, random, outside, merchant: toMerchant(row) };
  const secrets = await secretsOf(desk, own);
  const tried = await tryGateway({ ...parts, secrets }, { ...found, gateway }, sandbox, returnUrl);
  return { gateway, sandbox, ...tried };
}
