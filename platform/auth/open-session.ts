import { and, eq, isNull } from "drizzle-orm";
import { type MemberRow, toMember } from "../account/to-member.ts";
import type { Context } from "../context.ts";
import type { login } from "../contract/auth.ts";
import type { InputOf, ValueOf } from "../contract/call.ts";
import type { Transaction } from "../store/open-store.ts";
import { members } from "../store/schema/merchant.ts";
import { sessions } from "../store/schema/session.ts";
import { newId, newToken, tokenHash } from "./token.ts";

export const SESSION_DAYS_MAX = 30;
export const SESSION_IDLE_HOURS = 12;

export type Session = ValueOf<typeof login>;
export type LoginInput = InputOf<typeof login>;

/**
 * Opens a session for a member who has just proved who they are: a fresh token, 30 days at most,
 * 12 hours idle. The session the request came with, if any, ends: a token never outlives a login.
 */
export async function openSession(
  context: Context,
  tx: Transaction,
  row: MemberRow,
): Promise<Session> {
  const { clock, random, merchant, actor } = context;
  const now = clock.now();
  const token = newToken(random);
  const expiresAt = new Date(now.getTime() + SESSION_DAYS_MAX * 24 * 3_600_000);
  if (actor) await endSession(context, tx, actor.sessionId);
  await tx.insert(sessions).values({
    merchant: merchant.code,
    id: newId(random),
    memberId: row.id,
    tokenHash: tokenHash(token),
    createdAt: now,
    lastSeenAt: now,
    expiresAt,
  });
  await tx
    .update(members)
    .set({ lastLoginAt: now })
    .where(and(eq(members.merchant, merchant.code), eq(members.id, row.id)));
  return {
    token,
    expiresAt: expiresAt.getTime(),
    firstTimeLogin: false,
    passwordExpired: false,
    member: toMember(row, merchant.currency),
  };
}

export async function endSession(
  context: Context,
  tx: Transaction,
  sessionId: string,
): Promise<void> {
  await tx
    .update(sessions)
    .set({ endedAt: context.clock.now() })
    .where(
      and(
        eq(sessions.merchant, context.merchant.code),
        eq(sessions.id, sessionId),
        isNull(sessions.endedAt),
      ),
    );
}
