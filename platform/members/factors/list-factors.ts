import type { factors } from "../../contract/members/factors.ts";
import type { ValueOf } from "../../contract/wire/call.ts";
import { requireActor } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import { factorsOf } from "../challenge/methods-of.ts";

export async function listFactors(context: Context): Promise<ValueOf<typeof factors>> {
  const { memberId } = requireActor(context);
  const { hasTotp, recoveryLeft, passkeys } = await context.store.inMerchant(
    context.merchant.code,
    (tx) => factorsOf(context, tx, memberId),
  );
  const keys = passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name,
    createdAt: createdAt.getTime(),
    lastUsedAt: lastUsedAt?.getTime() ?? null,
  }));
  return { hasTotp, recoveryLeft, passkeys: keys };
}
