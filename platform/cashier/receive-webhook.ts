import type { Context } from "../context.ts";
import type { InputOf } from "../contract/call.ts";
import type { depositWebhook } from "../contract/cashier.ts";
import { settleDeposit } from "./settle-deposit.ts";

/**
 * A gateway's webhook, its signature already verified. It only says that something happened: what
 * happened is asked of the gateway itself, and a repeated one changes nothing.
 */
export async function receiveWebhook(
  context: Context,
  input: InputOf<typeof depositWebhook>,
): Promise<{ replay: boolean }> {
  const depositId = input.reference.slice(context.merchant.code.length + 1);
  const step = await settleDeposit(context, depositId, input.gatewayTxId);
  return { replay: step === "none" };
}
