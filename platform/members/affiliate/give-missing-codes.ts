import { and, eq, isNull, ne } from "drizzle-orm";
import { ACCOUNT_TYPE } from "../../contract/members/account-type.ts";
import type { Clock, Random } from "../../core/context.ts";
import type { Store, Transaction } from "../../store/open-store.ts";
import { affiliateCodes } from "../../store/schema/invitation.ts";
import { members, merchants } from "../../store/schema/merchant.ts";
import { newCode } from "./new-code.ts";

type Parts = { clock: Clock; random: Random };

const BATCH = 500;

/**
 * Gives an invitation code to members from before the codes, and returns how many. Safe to run at
 * every start: a second run changes nothing.
 */
export async function giveMissingCodes({ store, ...parts }: Parts & { store: Store }) {
  let total = 0;
  for (const { code } of await store.db.select({ code: merchants.code }).from(merchants)) {
    for (let given = BATCH; given === BATCH; total += given) {
      given = await store.inMerchant(code, (tx) => giveCodesOf(tx, code, parts));
    }
  }
  return total;
}

/** Does so for at most 500 members of one merchant. A parallel instance finds them done. */
export async function giveCodesOf(
  tx: Transaction,
  merchant: string,
  { clock, random }: Parts,
): Promise<number> {
  const without = await tx
    .select({ memberId: members.id })
    .from(members)
    .leftJoin(
      affiliateCodes,
      and(
        eq(affiliateCodes.merchant, members.merchant),
        eq(affiliateCodes.memberId, members.id),
        eq(affiliateCodes.kind, "member"),
      ),
    )
    .where(
      and(
        eq(members.merchant, merchant),
        ne(members.type, ACCOUNT_TYPE.trial),
        isNull(affiliateCodes.code),
      ),
    )
    .limit(BATCH);
  if (without.length === 0) return 0;
  const rows = without.map(({ memberId }) => ({
    merchant,
    memberId,
    code: newCode(random),
    kind: "member" as const,
    createdAt: clock.now(),
  }));
  await tx.insert(affiliateCodes).values(rows).onConflictDoNothing();
  return rows.length;
}
