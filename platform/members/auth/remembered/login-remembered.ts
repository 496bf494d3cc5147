import { and, eq, gt, isNull } from "drizzle-orm";
import type { rememberLogin } from "../../../contract/members/auth.ts";
import type { InputOf, ValueOf } from "../../../contract/wire/call.ts";
import { Refusal } from "../../../contract/wire/refusal.ts";
import { record } from "../../../core/audit/record.ts";
import type { Context } from "../../../core/context.ts";
import type { Transaction } from "../../../store/open-store.ts";
import { members } from "../../../store/schema/merchant.ts";
import { rememberTokens } from "../../../store/schema/proof.ts";
import { openSession } from "../open-session.ts";
import { joinToken, newSecret, SAME_MOMENT_MS, splitToken } from "./remember-token.ts";

type Value = ValueOf<typeof rememberLogin>;
type Row = typeof rememberTokens.$inferSelect;

/**
 * Logs a remembered browser in and gives it a new secret. A secret used twice means that a thief
 * has a copy. Then the whole family of secrets ends, the thief's included.
 */
export async function loginRemembered(
  context: Context,
  input: InputOf<typeof rememberLogin>,
): Promise<Value> {
  const given = splitToken(input.token);
  const { merchant, store } = context;
  const answer = await store.inMerchant(merchant.code, async (tx) => {
    const row = given && (await findFamily(context, tx, given.id));
    if (!row) return null;
    const isNow = row.secretHash === given.hash;
    if (!isNow && !isSameMoment(context, row, given.hash)) {
      await endFamily(context, tx, row);
      return null;
    }
    const [member] = await tx
      .select()
      .from(members)
      .where(
        and(
          eq(members.merchant, merchant.code),
          eq(members.id, row.memberId),
          eq(members.status, "active"),
        ),
      );
    if (!member) return null;
    const remembered = isNow ? await rotate(context, tx, row) : null;
    return { ...(await openSession(context, tx, member, "remembered")), remembered };
  });
  // Outside the transaction, so that the end of a family is not rolled back.
  if (!answer) throw new Refusal("not_logged_in", { status: 401 });
  return answer;
}

async function findFamily({ merchant, clock }: Context, tx: Transaction, id: string) {
  const [row] = await tx
    .select()
    .from(rememberTokens)
    .where(
      and(
        eq(rememberTokens.merchant, merchant.code),
        eq(rememberTokens.id, id),
        isNull(rememberTokens.endedAt),
        gt(rememberTokens.expiresAt, clock.now()),
      ),
    )
    .for("update");
  return row;
}

function isSameMoment({ clock }: Context, row: Row, hash: string): boolean {
  const age = clock.now().getTime() - row.rotatedAt.getTime();
  return row.formerHash === hash && age <= SAME_MOMENT_MS;
}

async function rotate(context: Context, tx: Transaction, row: Row): Promise<Value["remembered"]> {
  const { secret, secretHash } = newSecret(context);
  await tx
    .update(rememberTokens)
    .set({
      secretHash,
      formerHash: row.secretHash,
      rotations: row.rotations + 1,
      rotatedAt: context.clock.now(),
    })
    .where(and(eq(rememberTokens.merchant, row.merchant), eq(rememberTokens.id, row.id)));
  return { token: joinToken(row.id, secret), expiresAt: row.expiresAt.getTime() };
}

async function endFamily(context: Context, tx: Transaction, row: Row): Promise<void> {
  await tx
    .update(rememberTokens)
    .set({ endedAt: context.clock.now() })
    .where(and(eq(rememberTokens.merchant, row.merchant), eq(rememberTokens.id, row.id)));
  await record(context, tx, { action: "rememberReused", memberId: row.memberId });
}
