import { and, eq } from "drizzle-orm";
import { ACCOUNT_TYPE } from "../../contract/members/account-type.ts";
import type { login, Session } from "../../contract/members/auth.ts";
import type { InputOf } from "../../contract/wire/call.ts";
import { newId, newToken, tokenHash } from "../../core/access/token.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { readMerchant } from "../../core/merchant/find-merchant.ts";
import type { Transaction } from "../../store/open-store.ts";
import type { MemberRow } from "../../store/schema/merchant.ts";
import { members } from "../../store/schema/merchant.ts";
import { sessions } from "../../store/schema/session.ts";
import { toMember } from "../account/to-member.ts";
import { knowDevice } from "../challenge/device.ts";
import { markProven } from "../challenge/require-proof.ts";
import { passwordDue } from "../passwords/password-due.ts";
import { meetExclusions } from "../protection/breaks/excluded-persons.ts";
import { readVipLevel } from "../vip/read-vip-standing.ts";
import { endSession } from "./end-sessions.ts";

export const SESSION_DAYS_MAX = 30;

export type { Session };
export type LoginInput = InputOf<typeof login>;

/** How a member proved their identity. */
export type SessionKind =
  | "password"
  | "sms"
  | "register"
  | "remembered"
  | "passkey"
  | "trial"
  | "reset";

/**
 * Opens a session after a member has proved their identity: a new token, 30 days at most, and idle
 * no longer than the merchant's setting. The request's own session ends, so that a token never outlives a login.
 */
export async function openSession(
  context: Context,
  tx: Transaction,
  row: MemberRow,
  kind: SessionKind = "password",
): Promise<Session> {
  const { clock, random, merchant, actor } = context;
  const now = clock.now();
  const token = newToken(random);
  const id = newId(random);
  const expiresAt = new Date(now.getTime() + SESSION_DAYS_MAX * 24 * 3_600_000);
  if (actor) await endSession(context, tx, actor);
  await tx.insert(sessions).values({
    merchant: merchant.code,
    id,
    memberId: row.id,
    kind,
    isFirst: row.lastLoginAt === null,
    address: context.clientAddress,
    country: context.clientCountry,
    userAgent: context.userAgent,
    tokenHash: tokenHash(token),
    createdAt: now,
    lastSeenAt: now,
    expiresAt,
  });
  await tx
    .update(members)
    .set({ lastLoginAt: now })
    .where(and(eq(members.merchant, merchant.code), eq(members.id, row.id)));
  await record(context, tx, { action: "login", memberId: row.id, details: { kind, session: id } });
  const isReal = row.type !== ACCOUNT_TYPE.trial;
  // A registration has looked already, at what was not proved as well.
  if (isReal && kind !== "register") await meetExclusions(context, tx, row.id);
  // A remembered browser proves that it is the same browser, not the same person.
  if (isReal && kind !== "remembered") await markProven(context, tx, id);
  const level = await readVipLevel(tx, { merchant: merchant.code, memberId: row.id });
  const due = passwordDue(await readMerchant(context.store, merchant.code), row, now);
  return {
    token,
    expiresAt: expiresAt.getTime(),
    firstTimeLogin: due === "first",
    passwordExpired: due === "expired",
    ...(isReal && { deviceToken: await knowDevice(context, tx, row.id) }),
    member: toMember(row, merchant.currency, level),
  };
}
