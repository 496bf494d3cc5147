import { and, eq, isNull } from "drizzle-orm";
import { Refusal } from "../../contract/wire/refusal.ts";
import { newToken, tokenHash } from "../../core/access/token.ts";
import type { Context } from "../../core/context.ts";
import type { Transaction } from "../../store/open-store.ts";
import { sessions } from "../../store/schema/session.ts";

/**
 * Gives a session a new token; its end stays the same, in milliseconds. The earlier token is invalid
 * at once. Refuses a session that has ended with not_logged_in.
 */
export async function renewToken(context: Context, tx: Transaction, sessionId: string) {
  const token = newToken(context.random);
  const [renewed] = await tx
    .update(sessions)
    .set({ tokenHash: tokenHash(token) })
    .where(
      and(
        eq(sessions.merchant, context.merchant.code),
        eq(sessions.id, sessionId),
        isNull(sessions.endedAt),
      ),
    )
    .returning({ expiresAt: sessions.expiresAt });
  if (!renewed) throw new Refusal("not_logged_in", { status: 401 });
  return { token, expiresAt: renewed.expiresAt.getTime() };
}
