import { and, eq, sql } from "drizzle-orm";
import { ACCOUNT_TYPE } from "../../contract/members/account-type.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import type { Policy } from "../../domain/policy/policy.ts";
import { requireOffers } from "../../members/protection/offers.ts";
import { prepared, type Transaction } from "../../store/open-store.ts";
import { members } from "../../store/schema/merchant.ts";

/** Refuses whom nothing is given: a trial account, a closed one, and whoever must get no offers. */
export async function requireReceiver(
  tx: Transaction,
  who: { merchant: string; memberId: string },
  policy: Policy,
  at: Date,
): Promise<void> {
  const [row] = await lockedAccount(tx).execute(who);
  if (row?.type === ACCOUNT_TYPE.trial) throw new Refusal("in_need_true_account", { status: 403 });
  if (row?.status !== "active") throw new Refusal("account_held", { status: 403 });
  await requireOffers(tx, who, policy, at);
}

const lockedAccount = prepared((reader) =>
  reader
    .select({ type: members.type, status: members.status })
    .from(members)
    .where(
      and(
        eq(members.merchant, sql.placeholder("merchant")),
        eq(members.id, sql.placeholder("memberId")),
      ),
    )
    .for("no key update")
    .prepare("receiver_account"),
);
