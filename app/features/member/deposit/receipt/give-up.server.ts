import type { ActionFunctionArgs } from "@remix-run/node";
import { requireMember } from "#app/request/guards/require-member.server.ts";
import { encodeMessage } from "#app/ui/format/message.ts";
import { depositCancel } from "#platform/contract/money/cashier.ts";
import { Refusal, Unknown } from "#platform/contract/wire/refusal.ts";

/** Cancels a deposit that waits for its payment; returns the reason when that fails. */
export async function giveUp(args: ActionFunctionArgs, depositId: string) {
  const site = await requireMember(args);
  try {
    await site.ask(depositCancel, { depositId });
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) {
      return { message: encodeMessage(error.code, error.details), status: 422 };
    }
    if (error instanceof Unknown) return { message: "unconfirmed_cancel", status: 503 };
    throw error;
  }
}
