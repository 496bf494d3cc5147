import { and, eq, gt, max, sql } from "drizzle-orm";
import type {
  protectionShow,
  selfTestKeep,
} from "../../../contract/members/protection/protection.ts";
import {
  SELF_TEST_DAYS,
  SELF_TEST_PROBLEM,
} from "../../../contract/members/protection/protection-kinds.ts";
import type { InputOf, ValueOf } from "../../../contract/wire/call.ts";
import { Refusal } from "../../../contract/wire/refusal.ts";
import { requireRealAccount } from "../../../core/access/require-actor.ts";
import type { Context } from "../../../core/context.ts";
import type { Reader } from "../../../store/open-store.ts";
import { selfTests } from "../../../store/schema/protection.ts";

type Who = { merchant: string; memberId: string };
type State = NonNullable<ValueOf<typeof protectionShow>["choices"]["raiseTest"]>["state"];

const DAY_MS = 86_400_000;

/** Keeps the score of a self-test, which the member may repeat. */
export async function keepSelfTest(
  context: Context,
  { score }: InputOf<typeof selfTestKeep>,
): Promise<ValueOf<typeof selfTestKeep>> {
  const { memberId: member } = requireRealAccount(context);
  const { store, merchant, clock } = context;
  const takenAt = clock.now();
  const expiresAt = new Date(takenAt.getTime() + SELF_TEST_DAYS * DAY_MS);
  const row = { merchant: merchant.code, member, score, takenAt, expiresAt };
  await store.inMerchant(merchant.code, (tx) =>
    tx
      .insert(selfTests)
      .values(row)
      .onConflictDoUpdate({
        target: [selfTests.merchant, selfTests.member, selfTests.takenAt],
        set: { score: sql`greatest(${selfTests.score}, excluded.score)` },
      }),
  );
  return { until: expiresAt.getTime() };
}

/** What the kept tests say. The worst one counts, so that answers are not tried until they pass. */
export async function selfTestState(
  reader: Reader,
  { merchant, memberId }: Who,
  now: Date,
): Promise<State> {
  const [worst] = await reader
    .select({ score: max(selfTests.score) })
    .from(selfTests)
    .where(
      and(
        eq(selfTests.merchant, merchant),
        eq(selfTests.member, memberId),
        gt(selfTests.expiresAt, now),
      ),
    );
  const score = worst?.score ?? null;
  return score === null ? "missing" : score >= SELF_TEST_PROBLEM ? "problem" : "passed";
}

/**
 * Refuses a higher limit without a self-test of the last month (limit_test_needed), and after one that
 * names a problem (limit_test_problem).
 */
export async function requireSelfTest(reader: Reader, who: Who, now: Date): Promise<void> {
  const state = await selfTestState(reader, who, now);
  if (state === "missing") throw new Refusal("limit_test_needed", { status: 409 });
  if (state === "problem") throw new Refusal("limit_test_problem", { status: 409 });
}
