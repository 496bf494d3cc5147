import type { verificationCallback } from "../../../contract/members/verification.ts";
import type { InputOf } from "../../../contract/wire/call.ts";
import { Refusal } from "../../../contract/wire/refusal.ts";
import type { Context } from "../../../core/context.ts";
import { askProvider, checkReference } from "./ask-provider.ts";
import { holdVerification } from "./find-verification.ts";

/**
 * Handles a provider's callback with a verified signature. It only says that something happened; the
 * provider is asked what. A repeated one changes nothing. Refuses an unknown reference with
 * unknown_verification.
 */
export async function receiveCallback(
  context: Context,
  { reference }: InputOf<typeof verificationCallback>,
): Promise<{ replay: boolean }> {
  const { code } = context.merchant;
  const id = reference.slice(code.length + 1);
  const row = await context.store.inMerchant(code, (tx) => holdVerification(tx, code, id));
  if (!row || checkReference(row) !== reference || row.provider === null) {
    throw new Refusal("unknown_verification", { status: 404 });
  }
  if (row.state !== "PENDING") return { replay: true };
  const isDecided = await askProvider(context, { ...row, asked: row.asked + 1 });
  return { replay: !isDecided };
}
