import type { MethodForm } from "../../../../contract/staff/merchant/method-form.ts";
import { Refusal } from "../../../../contract/wire/refusal.ts";
import { parseAmount } from "../../../../domain/money.ts";
import { isChainName } from "../../../../money/cashier/chain/chains.ts";

/**
 * Refuses terms that contradict each other with invalid_method at the field: limits, quick amounts
 * outside of them, a gateway that the kind cannot have, and details that are missing.
 */
export function requireMethod(method: MethodForm): void {
  const { kind, gateway, details, quickAmounts } = method;
  const [min, max] = [parseAmount(method.amountMin)!, parseAmount(method.amountMax)!];
  if (min <= 0n || min > max) throw wrong("amountMin");
  const isOutside = (text: string) => parseAmount(text)! < min || parseAmount(text)! > max;
  if (quickAmounts.some(isOutside)) throw wrong("quick");
  const isOnChain = gateway !== null && isChainName(gateway);
  if (kind === "transfer" ? gateway !== null : gateway === null) throw wrong("gateway");
  if (isOnChain !== (kind === "crypto")) throw wrong("gateway");
  const needed =
    kind === "transfer"
      ? (["bank", "holder", "account"] as const)
      : gateway === "dlocal"
        ? (["paymentMethodId"] as const)
        : [];
  const missing = needed.find((name) => !details[name]);
  if (missing) throw wrong(missing);
}

const wrong = (field: string) => new Refusal("invalid_method", { field });
