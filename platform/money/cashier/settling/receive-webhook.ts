import type { depositWebhook, depositWebhookDlocal } from "../../../contract/money/cashier.ts";
import type { InputOf } from "../../../contract/wire/call.ts";
import type { Context } from "../../../core/context.ts";
import { readReference } from "../reference-of.ts";
import { settleDeposit } from "./settle-deposit.ts";

/**
 * Handles a gateway's webhook with a verified signature. It only says that something happened; the
 * gateway is asked what. A repeated webhook changes nothing.
 */
export async function receiveWebhook(
  context: Context,
  { reference, gatewayTxId }: Pick<InputOf<typeof depositWebhook>, "reference" | "gatewayTxId">,
): Promise<{ replay: boolean }> {
  const step = await settleDeposit(context, readReference(reference).id, gatewayTxId);
  return { replay: step === "none" };
}

/** Receives a webhook of dLocal, which calls our reference order_id. */
export async function receiveDlocalWebhook(
  context: Context,
  { id, order_id: reference }: InputOf<typeof depositWebhookDlocal>,
): Promise<Record<string, never>> {
  await receiveWebhook(context, { reference, gatewayTxId: id });
  return {};
}
