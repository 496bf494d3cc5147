import { and, eq, inArray } from "drizzle-orm";
import { grantAnswer, revokeAnswer } from "../../contract/play/vendor-wallet.ts";
import { formatAmount } from "../../domain/money.ts";
import type { Store } from "../../store/open-store.ts";
import { vendors } from "../../store/schema/catalogue.ts";
import { merchants } from "../../store/schema/merchant.ts";
import { freeGrants } from "../../store/schema/vendor-wallet.ts";
import { askSigned, type VendorConnection } from "../vendor-connection/ask-signed.ts";
import { playerIdOf } from "../vendor-wallet/tokens.ts";

type GrantsContext = VendorConnection & { store: Store };
type Grant = typeof freeGrants.$inferSelect;
type Told = { grant: Grant; currency: string; launchUrl: string };

const TOLD_MAX = 50;

/**
 * Tells vendors of the grants that they have not answered yet: new free rounds, and rounds taken
 * back. A silent vendor is told again by the next run; both messages are idempotent by campaign and
 * player. Safe at any time and from several instances. Returns true when one did not answer.
 */
export async function tellGrants(context: GrantsContext): Promise<boolean> {
  const { store, merchant } = context;
  const waiting = await store.inMerchant(merchant.code, (tx) =>
    tx
      .select({ grant: freeGrants, currency: merchants.currency, launchUrl: vendors.launchUrl })
      .from(freeGrants)
      .innerJoin(merchants, eq(merchants.code, freeGrants.merchant))
      .innerJoin(
        vendors,
        and(eq(vendors.merchant, freeGrants.merchant), eq(vendors.code, freeGrants.vendor)),
      )
      .where(
        and(
          eq(freeGrants.merchant, merchant.code),
          inArray(freeGrants.state, ["ASKED", "REVOKING"]),
        ),
      )
      .orderBy(freeGrants.grantedAt)
      .limit(TOLD_MAX),
  );
  let isWaiting = false;
  for (const told of waiting) {
    const state = await tell(context, told);
    if (state) await keep(context, told.grant, state);
    else isWaiting = true;
  }
  return isWaiting;
}

/** The grant's next state by its vendor's word, or null without one. */
async function tell(context: GrantsContext, { grant, currency, launchUrl }: Told) {
  const vendor = { code: grant.vendor, launchUrl };
  const { merchant, campaign: campaignId, game: gameCode, rounds } = grant;
  const named = { merchant, playerId: playerIdOf(merchant, grant.member), campaignId };
  if (grant.state === "REVOKING") {
    const body = JSON.stringify(named);
    const answer = await askSigned(context, vendor, {
      path: "/revoke",
      answer: revokeAnswer,
      body,
    });
    return answer && ("REVOKED" as const);
  }
  const [stake, expiresAt] = [formatAmount(grant.stake), grant.expiresAt.toISOString()];
  const body = JSON.stringify({ ...named, gameCode, rounds, stake, currency, expiresAt });
  const answer = await askSigned(context, vendor, { path: "/grant", answer: grantAnswer, body });
  if (!answer) return null;
  return answer.code === "OK" ? ("GRANTED" as const) : ("REFUSED" as const);
}

/** Staff may have taken the grant back meanwhile: then their word stands. */
async function keep({ store }: GrantsContext, grant: Grant, state: Grant["state"]) {
  await store.inMerchant(grant.merchant, (tx) =>
    tx
      .update(freeGrants)
      .set({ state })
      .where(
        and(
          eq(freeGrants.merchant, grant.merchant),
          eq(freeGrants.member, grant.member),
          eq(freeGrants.campaign, grant.campaign),
          eq(freeGrants.state, grant.state),
        ),
      ),
  );
}
