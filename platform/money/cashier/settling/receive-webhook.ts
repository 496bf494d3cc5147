import type { depositWebhook, depositWebhookDlocal } from "../../../contract/money/cashier.ts";
import type { InputOf } from "../../../contract/wire/call.ts";
import type { Context } from "../../../core/context.ts";
import { readReference } from "../reference-of.ts";
import { settleDeposit } from "./settle-deposit.ts";

/**
 * A gateway's webhook, its signature already verified. It only says that something happened: what
 * happened is asked of the gateway itself, and a repeated one changes nothing.
 */
export async function receiveWebhook(
  context: Context,
  { reference, gatewayTxId }: Pick<InputOf<typeof depositWebhook>, "reference" | "gatewayTxId">,
): Promise<{ replay: boolean }> {
  const step = await settleDeposit(context, readReference(reference).id, gatewayTxId);
  return { replay: step === "none" };
}

/** The same of dLocal, which calls our reference its order_id. */
export async function receiveDlocalWebhook(
  context: Context,
  { id, order_id: reference }: InputOf<typeof depositWebhookDlocal>,
): Promise<Record<string, never>> {
  await receiveWebhook(context, { reference, gatewayTxId: id });
  return {};
}
