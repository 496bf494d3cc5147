import type { breakShow } from "../../../contract/members/protection/protection.ts";
import type { ValueOf } from "../../../contract/wire/call.ts";
import { requireRealAccount } from "../../../core/access/require-actor.ts";
import type { Context } from "../../../core/context.ts";
import { openBreak, toBreak } from "./open-break.ts";

/** The member's break that holds now; null without one. */
export async function showBreak(context: Context): Promise<ValueOf<typeof breakShow>> {
  const { memberId } = requireRealAccount(context);
  const { store, merchant, clock } = context;
  const who = { merchant: merchant.code, memberId };
  const held = await store.reading(merchant.code, (tx) => openBreak(tx, who, clock.now()));
  return { break: held ? toBreak(held) : null };
}
