import { and, desc, eq, lte } from "drizzle-orm";
import type { awardHistory } from "../../contract/club/own-awards.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { requireRealAccount } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import { policyFor } from "../../core/guard.ts";
import { awards } from "../../store/schema/award.ts";
import { saidOf } from "./said-of.ts";
import { toAward } from "./to-award.ts";

const PAGE_SIZE = 20;

/** The member's awards that were paid, or that nobody took in time, newest first. */
export async function listAwardHistory(
  context: Context,
  { of, pageNo }: InputOf<typeof awardHistory>,
): Promise<ValueOf<typeof awardHistory>> {
  const { memberId } = requireRealAccount(context);
  const { store, merchant, clock } = context;
  const { code } = merchant;
  const policy = await policyFor(context);
  const isPaid = of === "CLAIMED";
  const isWanted = and(
    eq(awards.merchant, code),
    eq(awards.member, memberId),
    ...(isPaid
      ? [eq(awards.state, "ISSUED")]
      : [eq(awards.state, "REACHED"), lte(awards.expiresAt, clock.now())]),
  );
  return store.reading(code, async (reader) => {
    const list = await reader
      .select()
      .from(awards)
      .where(isWanted)
      .orderBy(desc(isPaid ? awards.issuedAt : awards.expiresAt), desc(awards.id))
      .limit(PAGE_SIZE)
      .offset((pageNo - 1) * PAGE_SIZE);
    const said = await saidOf(reader, { merchant: code, language: context.language }, list);
    const count = await reader.$count(awards, isWanted);
    return {
      list: list.map((row) => toAward(row, policy, said)),
      totalPages: Math.ceil(count / PAGE_SIZE),
    };
  });
}
