import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { ACCOUNT_TYPE } from "../../contract/members/account-type.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { tokenHash } from "../../core/access/token.ts";
import type { Actor, Clock } from "../../core/context.ts";
import { policyOfRow } from "../../core/guard.ts";
import { type MerchantRow, readMerchant } from "../../core/merchant/find-merchant.ts";
import { shareRead } from "../../core/share-read.ts";
import { prepared, type Store } from "../../store/open-store.ts";
import { members, merchants } from "../../store/schema/merchant.ts";
import { sessions } from "../../store/schema/session.ts";
import { passwordDue } from "../passwords/password-due.ts";
import { idleSince } from "./idle-time.ts";

/** How old "last seen" may become, so that not every request writes. */
const SEEN_STEP_MS = 60_000;

/** The actor, and whether they must choose a new password or confirm age and terms first. */
export type FoundActor = Actor & { isPasswordDue: boolean; isConfirmationDue: boolean };

type Owner = { merchant: MerchantRow; session: SessionRow | null };

/**
 * A call's merchant and the live session of its token, in one read; calls of the same moment share
 * it. Without a token there is no session. The session is null when it ended, expired or was idle too
 * long by the merchant's setting or by the law, or when the member is blocked. Refuses an unknown merchant with unknown_merchant.
 */
export async function findOwner(
  { store, clock }: { store: Store; clock: Clock },
  code: string,
  token: string | undefined,
): Promise<Owner> {
  if (token === undefined) return { merchant: await readMerchant(store, code), session: null };
  const now = clock.now();
  const asked = { code, hash: tokenHash(token), now };
  const read = () => store.reading(code, (reader) => ownerRow(reader).execute(asked));
  const [row] = await shareRead(store, JSON.stringify(["owner", code, asked.hash]), read);
  if (!row) throw new Refusal("unknown_merchant", { status: 404 });
  const { merchant, session, member } = row;
  if (!session || !member) return { merchant, session: null };
  const lawfulMs = policyOfRow(merchant).numbers.idleMinutes * 60_000;
  const isIdle = now.getTime() - session.lastSeenAt.getTime() >= lawfulMs;
  return { merchant, session: isIdle ? null : { ...session, ...member } };
}

/** The session's member, whose activity it notes unless `isUnseen`. */
export async function actorOf(
  parts: { store: Store; clock: Clock },
  { merchant, session }: Owner,
  { isUnseen = false }: { isUnseen?: boolean | undefined } = {},
): Promise<FoundActor | null> {
  if (!session) return null;
  const now = parts.clock.now();
  const { sessionId, memberId, type, isConfirmationDue } = session;
  const isStale = now.getTime() - session.lastSeenAt.getTime() > SEEN_STEP_MS;
  if (isStale && !isUnseen) {
    await parts.store.inMerchant(merchant.code, (tx) =>
      tx
        .update(sessions)
        .set({ lastSeenAt: now })
        .where(and(eq(sessions.merchant, merchant.code), eq(sessions.id, sessionId))),
    );
  }
  const isPasswordDue = type !== ACCOUNT_TYPE.trial && passwordDue(merchant, session, now) !== null;
  return { sessionId, memberId, type, isPasswordDue, isConfirmationDue };
}

const ownerRow = prepared((reader) =>
  reader
    .select({
      merchant: merchants,
      session: { sessionId: sessions.id, lastSeenAt: sessions.lastSeenAt },
      member: {
        memberId: members.id,
        type: members.type,
        isPasswordGiven: members.isPasswordGiven,
        isConfirmationDue: members.isConfirmationDue,
        passwordChangedAt: members.passwordChangedAt,
        createdAt: members.createdAt,
      },
    })
    .from(merchants)
    .leftJoin(
      sessions,
      and(
        eq(sessions.merchant, merchants.code),
        eq(sessions.tokenHash, sql.placeholder("hash")),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, sql.placeholder("now")),
        gt(sessions.lastSeenAt, idleSince(sql`${sql.placeholder("now")}`)),
      ),
    )
    .leftJoin(
      members,
      and(
        eq(members.merchant, sessions.merchant),
        eq(members.id, sessions.memberId),
        eq(members.status, "active"),
      ),
    )
    .where(eq(merchants.code, sql.placeholder("code")))
    .prepare("call_owner"),
);
type FoundRow = Awaited<ReturnType<ReturnType<typeof ownerRow>["execute"]>>[number];
type SessionRow = NonNullable<FoundRow["session"]> & NonNullable<FoundRow["member"]>;
