import { and, eq } from "drizzle-orm";
import { ACCOUNT_TYPE } from "../../../contract/members/account-type.ts";
import { Refusal, Unknown } from "../../../contract/wire/refusal.ts";
import { requireActor } from "../../../core/access/require-actor.ts";
import type { Context } from "../../../core/context.ts";
import { members } from "../../../store/schema/merchant.ts";
import { watchChecks } from "../../../store/schema/watchlist.ts";
import { lookAtMember } from "./look-at-member.ts";
import { isNamed } from "./look-due.ts";

/**
 * Looks up, before deposits, play and withdrawals, a member with a name that the lists were never asked
 * about. Refuses with checks_unreachable while they give no answer. What a hold forbids is refused by
 * requireNoBreak and by the standing of withdrawals.
 */
export async function requireLookedUp(context: Context): Promise<void> {
  const { memberId, type } = requireActor(context);
  if (type === ACCOUNT_TYPE.trial) return;
  const { watchlists } = context;
  if (watchlists && (await isNeverLookedAt(context, memberId))) {
    await lookAtMember(context, watchlists, memberId).catch(waiting);
  }
}

function waiting(error: unknown): never {
  if (!(error instanceof Unknown)) throw error;
  throw new Refusal("checks_unreachable", { status: 503 });
}

async function isNeverLookedAt({ store, merchant: { code } }: Context, memberId: string) {
  const rows = await store.reading(code, (reader) =>
    reader
      .select({ version: watchChecks.version })
      .from(members)
      .leftJoin(
        watchChecks,
        and(eq(watchChecks.merchant, members.merchant), eq(watchChecks.member, members.id)),
      )
      .where(and(eq(members.merchant, code), eq(members.id, memberId), isNamed)),
  );
  return rows.some(({ version }) => version === null);
}
