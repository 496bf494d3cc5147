import { and, eq, gt, isNull, lte, sql } from "drizzle-orm";
import { Refusal } from "../../contract/wire/refusal.ts";
import { tokenHash } from "../../core/access/token.ts";
import type { Context } from "../../core/context.ts";
import type { Transaction } from "../../store/open-store.ts";
import { loginChallenges } from "../../store/schema/factor.ts";
import { members } from "../../store/schema/merchant.ts";
import { factorsOf, methodsOf } from "./methods-of.ts";

const TRIES = 5;

/**
 * The open challenge with this id, its owner and the accepted proofs. `isTried`: the try for this
 * answer is already counted.
 */
export async function findChallenge(
  context: Context,
  tx: Transaction,
  id: string,
  { isTried = false }: { isTried?: boolean } = {},
) {
  const { code: merchant } = context.merchant;
  const [found] = await tx
    .select({ challenge: loginChallenges, member: members })
    .from(loginChallenges)
    .innerJoin(
      members,
      and(
        eq(members.merchant, loginChallenges.merchant),
        eq(members.id, loginChallenges.memberId),
        eq(members.status, "active"),
      ),
    )
    .where(and(openOne(context, id, isTried ? TRIES : TRIES - 1), eq(members.merchant, merchant)));
  if (!found) throw challengeOver();
  const ways = methodsOf(found.member, await factorsOf(context, tx, found.member.id));
  return { ...found, ways };
}

/** Counts one answer before it is checked, in a transaction that commits whatever the result. */
export async function takeChallengeTry(context: Context, id: string): Promise<void> {
  const taken = await context.store.inMerchant(context.merchant.code, (tx) =>
    tx
      .update(loginChallenges)
      .set({ tries: sql`${loginChallenges.tries} + 1` })
      .where(openOne(context, id, TRIES - 1))
      .returning({ tries: loginChallenges.tries }),
  );
  if (taken.length === 0) throw challengeOver();
}

/** Ends an answered challenge. Of two correct answers at once, only the first succeeds. */
export async function endChallenge(context: Context, tx: Transaction, id: string): Promise<void> {
  const ended = await tx
    .update(loginChallenges)
    .set({ answeredAt: context.clock.now() })
    .where(
      and(
        eq(loginChallenges.merchant, context.merchant.code),
        eq(loginChallenges.idHash, tokenHash(id)),
        isNull(loginChallenges.answeredAt),
      ),
    )
    .returning({ idHash: loginChallenges.idHash });
  if (ended.length === 0) throw challengeOver();
}

const openOne = (context: Context, id: string, triesMost: number) =>
  and(
    eq(loginChallenges.merchant, context.merchant.code),
    eq(loginChallenges.idHash, tokenHash(id)),
    isNull(loginChallenges.answeredAt),
    gt(loginChallenges.expiresAt, context.clock.now()),
    lte(loginChallenges.tries, triesMost),
  );

export const challengeOver = () => new Refusal("challenge_over", { status: 410 });
export type OpenChallenge = Awaited<ReturnType<typeof findChallenge>>;

/** Refuses a method that the member does not have, whatever the form says. */
export function requireMethod({ ways }: OpenChallenge, way: string): void {
  if (!ways.some((known) => known.way === way)) throw new Refusal("challenge_way");
}
