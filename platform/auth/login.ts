import { and, eq } from "drizzle-orm";
import type { Context } from "../context.ts";
import { Refusal } from "../contract/refusal.ts";
import { usernameKey } from "../domain/username.ts";
import { members } from "../store/schema/merchant.ts";
import { returnLoginAttempts, takeLoginAttempt } from "./attempt-limit.ts";
import { type LoginInput, openSession, type Session } from "./open-session.ts";
import { isPassword } from "./password-hash.ts";

/**
 * Logs a member in by user name and password. An unknown name, a wrong password and a blocked
 * account get one answer, login_failed, after the same work.
 */
export async function login(context: Context, input: LoginInput): Promise<Session> {
  const key = usernameKey(input.username);
  await takeLoginAttempt(context, key);
  const row = await findMember(context, key);
  const fits = await isPassword(row?.passwordHash, input.password);
  if (!row || !fits || row.status !== "active") {
    throw new Refusal("login_failed", { status: 401 });
  }
  await returnLoginAttempts(context, key);
  return context.store.inMerchant(context.merchant.code, (tx) => openSession(context, tx, row));
}

function findMember(context: Context, key: string) {
  const { store, merchant } = context;
  return store.inMerchant(merchant.code, async (tx) => {
    const found = await tx
      .select()
      .from(members)
      .where(and(eq(members.merchant, merchant.code), eq(members.usernameKey, key)));
    return found[0];
  });
}
