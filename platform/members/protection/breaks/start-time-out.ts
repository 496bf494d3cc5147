import type { timeOutStart } from "../../../contract/members/protection/protection.ts";
import type { InputOf, ValueOf } from "../../../contract/wire/call.ts";
import { Refusal } from "../../../contract/wire/refusal.ts";
import { requireRealAccount } from "../../../core/access/require-actor.ts";
import type { Context } from "../../../core/context.ts";
import { protectionTermsOf } from "../terms.ts";
import { beginBreak } from "./begin-break.ts";
import { openBreak, toBreak } from "./open-break.ts";

/**
 * Begins a break that ends by itself. A break that lasts longer stays as it is and is returned.
 * Refuses hours that the merchant does not offer (break_invalid).
 */
export async function startTimeOut(
  context: Context,
  { hours }: InputOf<typeof timeOutStart>,
): Promise<ValueOf<typeof timeOutStart>> {
  const { memberId } = requireRealAccount(context);
  if (!(await protectionTermsOf(context)).timeOutHours.includes(hours)) {
    throw new Refusal("break_invalid", { field: "hours" });
  }
  const { store, merchant, clock } = context;
  const now = clock.now();
  const until = new Date(now.getTime() + hours * 3_600_000);
  return store.inMerchant(merchant.code, async (tx) => {
    const known = await openBreak(tx, { merchant: merchant.code, memberId }, now);
    if (known && (known.kind === "exclusion" || known.until! >= until)) return toBreak(known);
    const asked = { kind: "timeOut", scope: "merchant", until } as const;
    return toBreak(await beginBreak(context, tx, memberId, asked));
  });
}
