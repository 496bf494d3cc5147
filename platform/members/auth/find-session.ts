import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { ACCOUNT_TYPE } from "../../contract/members/account-type.ts";
import { tokenHash } from "../../core/access/token.ts";
import type { Actor, Clock } from "../../core/context.ts";
import type { MerchantRow } from "../../core/merchant/find-merchant.ts";
import { prepared, type Store } from "../../store/open-store.ts";
import { members } from "../../store/schema/merchant.ts";
import { sessions } from "../../store/schema/session.ts";
import { passwordDue } from "../passwords/password-due.ts";
import { SESSION_IDLE_HOURS } from "./open-session.ts";

/** How old "last seen" may become, so that not every request writes. */
const SEEN_STEP_MS = 60_000;

/** The actor, and whether they must choose a new password first. */
export type FoundActor = Actor & { isPasswordDue: boolean };

/**
 * The owner of a token. Null when the session ended, expired or was idle too long, or when the
 * member is blocked. `isUnseen`: the lookup does not count as activity.
 */
export async function findSession(
  parts: { store: Store; clock: Clock },
  owner: MerchantRow,
  token: string,
  options: { isUnseen?: boolean | undefined } = {},
): Promise<FoundActor | null> {
  const { code: merchant } = owner;
  const now = parts.clock.now();
  const idleSince = new Date(now.getTime() - SESSION_IDLE_HOURS * 3_600_000);
  const asked = { merchant, hash: tokenHash(token), now, idleSince };
  const [row] = await parts.store.reading(merchant, (reader) => liveSession(reader).execute(asked));
  if (!row) return null;
  const { sessionId, memberId, type } = row;
  const isStale = now.getTime() - row.lastSeenAt.getTime() > SEEN_STEP_MS;
  if (isStale && !options.isUnseen) {
    await parts.store.inMerchant(merchant, (tx) =>
      tx
        .update(sessions)
        .set({ lastSeenAt: now })
        .where(and(eq(sessions.merchant, merchant), eq(sessions.id, sessionId))),
    );
  }
  const isPasswordDue = type !== ACCOUNT_TYPE.trial && passwordDue(owner, row, now) !== null;
  return { sessionId, memberId, type, isPasswordDue };
}

const liveSession = prepared((reader) =>
  reader
    .select({
      sessionId: sessions.id,
      lastSeenAt: sessions.lastSeenAt,
      memberId: members.id,
      type: members.type,
      isPasswordGiven: members.isPasswordGiven,
      passwordChangedAt: members.passwordChangedAt,
      createdAt: members.createdAt,
    })
    .from(sessions)
    .innerJoin(
      members,
      and(eq(members.merchant, sessions.merchant), eq(members.id, sessions.memberId)),
    )
    .where(
      and(
        eq(sessions.merchant, sql.placeholder("merchant")),
        eq(sessions.tokenHash, sql.placeholder("hash")),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, sql.placeholder("now")),
        gt(sessions.lastSeenAt, sql.placeholder("idleSince")),
        eq(members.status, "active"),
      ),
    )
    .prepare("live_session"),
);
