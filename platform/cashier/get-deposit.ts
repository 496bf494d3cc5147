import { and, eq } from "drizzle-orm";
import { requireActor } from "../auth/require-actor.ts";
import type { Context } from "../context.ts";
import type { InputOf, ValueOf } from "../contract/call.ts";
import type { depositOne } from "../contract/cashier.ts";
import { Refusal } from "../contract/refusal.ts";
import { deposits } from "../store/schema/cashier.ts";
import { toDeposit } from "./to-deposit.ts";

/** One of the member's own deposits; anybody else's is as unknown as one that never was. */
export async function getDeposit(
  context: Context,
  input: InputOf<typeof depositOne>,
): Promise<ValueOf<typeof depositOne>> {
  const { memberId } = requireActor(context);
  const { store, merchant, clock } = context;
  const [row] = await store.inMerchant(merchant.code, (tx) =>
    tx
      .select()
      .from(deposits)
      .where(
        and(
          eq(deposits.merchant, merchant.code),
          eq(deposits.id, input.depositId),
          eq(deposits.memberId, memberId),
        ),
      ),
  );
  if (!row) throw new Refusal("deposit_not_found", { status: 404 });
  return toDeposit(row, clock.now());
}
