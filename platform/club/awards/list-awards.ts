import { and, desc, eq } from "drizzle-orm";
import type { awards as awardsCall } from "../../contract/club/own-awards.ts";
import type { ValueOf } from "../../contract/wire/call.ts";
import { requireRealAccount } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import { policyFor } from "../../core/guard.ts";
import { awards } from "../../store/schema/award.ts";
import { openAwards } from "./open-awards.ts";
import { saidOf } from "./said-of.ts";
import { toAward } from "./to-award.ts";

const TAKEN_MAX = 10;

/** The member's awards that can be taken now, the oldest first, and the newest that were. */
export async function listAwards(context: Context): Promise<ValueOf<typeof awardsCall>> {
  const { memberId } = requireRealAccount(context);
  const { store, merchant, clock } = context;
  const { code } = merchant;
  const policy = await policyFor(context);
  return store.reading(code, async (reader) => {
    const who = { merchant: code, memberId };
    const open = await openAwards(reader, who, policy, clock.now());
    const issued = await reader
      .select()
      .from(awards)
      .where(
        and(eq(awards.merchant, code), eq(awards.member, memberId), eq(awards.state, "ISSUED")),
      )
      .orderBy(desc(awards.issuedAt), desc(awards.id))
      .limit(TAKEN_MAX);
    const { language } = context;
    const said = await saidOf(reader, { merchant: code, language }, [...open, ...issued]);
    return {
      open: open.map((row) => toAward(row, policy, said)),
      taken: issued.map((row) => toAward(row, policy, said)),
    };
  });
}
