import { and, eq, isNull } from "drizzle-orm";
import type { totpStart } from "../../contract/members/factors.ts";
import type { ValueOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import type { Context } from "../../core/context.ts";
import { readMerchant } from "../../core/merchant/find-merchant.ts";
import { openText, sealText } from "../../core/seal/seal-text.ts";
import { totpSecrets } from "../../store/schema/factor.ts";
import { ownRow } from "../account/own-row.ts";
import { requireRecentProof } from "../challenge/require-proof.ts";
import { newTotpSecret, totpUri } from "./totp.ts";
import { totpPlace } from "./use-totp.ts";

export const TOTP_START_HOURS = 1;

/**
 * A secret for the member's authenticator app. The same secret is shown again for an hour until its
 * first code. So reloading the page does not invalidate a scanned one.
 */
export async function startTotp(context: Context): Promise<ValueOf<typeof totpStart>> {
  const { store, merchant, clock, random } = context;
  const { name } = await readMerchant(store, merchant.code);
  return store.inMerchant(merchant.code, async (tx) => {
    await requireRecentProof(context, tx);
    const { id: memberId, username } = await ownRow(context, tx);
    const mine = and(eq(totpSecrets.merchant, merchant.code), eq(totpSecrets.memberId, memberId));
    const [known] = await tx.select().from(totpSecrets).where(mine).for("update");
    if (known?.confirmedAt) throw new Refusal("totp_on", { status: 409 });
    const now = clock.now();
    const isFresh =
      known && now.getTime() - known.createdAt.getTime() < TOTP_START_HOURS * 3_600_000;
    const place = totpPlace(memberId);
    const secret = isFresh ? openText(context, place, known.secret) : newTotpSecret(random);
    if (!isFresh) {
      const kept = { secret: sealText(context, place, secret), createdAt: now, lastStep: 0 };
      await tx
        .insert(totpSecrets)
        .values({ merchant: merchant.code, memberId, ...kept })
        .onConflictDoUpdate({
          target: [totpSecrets.merchant, totpSecrets.memberId],
          set: kept,
          setWhere: isNull(totpSecrets.confirmedAt),
        });
    }
    return { secret, uri: totpUri(secret, name, username) };
  });
}
