import { and, asc, eq, isNull, ne, or, sql } from "drizzle-orm";
import { ACCOUNT_TYPE } from "../../../contract/members/account-type.ts";
import type { Watchlists } from "../../../core/access/watchlists.ts";
import { members } from "../../../store/schema/merchant.ts";
import { watchChecks } from "../../../store/schema/watchlist.ts";
import { type LookContext, lookAtMember } from "./look-at-member.ts";

const BATCH = 100;

/** A list knows people by a name or a document. */
export const isNamed = sql`${members.profile} ?| array['idNumber', 'payeeName', 'fullname']`;

/**
 * Looks up the members whose name or document changed, and those whom the present lists were not asked
 * about, a batch at a time. Returns true when more may be left.
 */
export async function lookAtDue(context: LookContext, lists: Watchlists): Promise<boolean> {
  const { code } = context.merchant;
  const version = await lists.version();
  const due = await context.store.reading(code, (reader) =>
    reader
      .select({ id: members.id })
      .from(members)
      .leftJoin(
        watchChecks,
        and(eq(watchChecks.merchant, members.merchant), eq(watchChecks.member, members.id)),
      )
      .where(
        and(
          eq(members.merchant, code),
          ne(members.type, ACCOUNT_TYPE.trial),
          ne(members.status, "closed"),
          isNamed,
          or(isNull(watchChecks.version), ne(watchChecks.version, version)),
        ),
      )
      .orderBy(asc(members.id))
      .limit(BATCH),
  );
  for (const { id } of due) await lookAtMember(context, lists, id);
  return due.length === BATCH;
}
