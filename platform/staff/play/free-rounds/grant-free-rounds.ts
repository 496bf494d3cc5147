import { and, eq } from "drizzle-orm";
import { Refusal } from "../../../contract/wire/refusal.ts";
import { readMerchant } from "../../../core/merchant/find-merchant.ts";
import { vendorCreditTermsOf } from "../../../core/merchant/vendor-credit-terms.ts";
import { formatAmount } from "../../../domain/money.ts";
import type { Transaction } from "../../../store/open-store.ts";
import { games, vendors } from "../../../store/schema/catalogue.ts";
import { freeGrants } from "../../../store/schema/vendor-wallet.ts";
import { noteWork } from "../../../store/work/work-notes.ts";
import { asStaffOfMember, type Named } from "../../members/as-staff-of-member.ts";
import type { StaffContext } from "../../staff-context.ts";

type Grant = Named & {
  campaign: string;
  game: string;
  rounds: number;
  /** In ledger units. */
  stake: bigint;
  days: number;
};

const DAY_MS = 86_400_000;

/**
 * Gives a member free rounds at one game. The row is the promise; `tellGrants` tells the vendor.
 * The same campaign and member again is the same grant, and asks a vendor that refused once more;
 * other content is refused with grant_exists. Refuses what findNamed refuses, a game that is off or
 * whose vendor keeps purses (game_maintenance), rounds worth more than one bonus may give
 * (limit_exceeded), and a stake of nothing (invalid_field).
 */
export async function grantFreeRounds(context: StaffContext, grant: Grant): Promise<void> {
  const { merchant, campaign, game, rounds, stake, days } = grant;
  if (stake <= 0n) throw new Refusal("invalid_field", { field: "stake" });
  const row = await readMerchant(context.store, merchant);
  if (BigInt(rounds) * stake > vendorCreditTermsOf(row).bonusPerCall)
    throw new Refusal("limit_exceeded", { status: 409 });
  const details = { campaign, game, rounds, stake: formatAmount(stake), days };
  const entry = { action: "grantFreeRounds", details };
  await asStaffOfMember(context, grant, entry, async (tx, member) => {
    const vendor = await vendorOf(tx, merchant, game);
    const own = and(
      eq(freeGrants.merchant, merchant),
      eq(freeGrants.member, member.id),
      eq(freeGrants.campaign, campaign),
    );
    const now = context.clock.now();
    const [made] = await tx
      .insert(freeGrants)
      .values({
        ...{ merchant, member: member.id, campaign, vendor, game, rounds, stake },
        ...{ state: "ASKED", grantedAt: now, expiresAt: new Date(now.getTime() + days * DAY_MS) },
      })
      .onConflictDoNothing()
      .returning({ campaign: freeGrants.campaign });
    noteWork(tx, { merchant, about: "grants" });
    if (made) return;
    const [known] = await tx.select().from(freeGrants).where(own).for("update");
    const isSame = known?.game === game && known.rounds === rounds && known.stake === stake;
    if (!isSame || known.state === "REVOKING" || known.state === "REVOKED")
      throw new Refusal("grant_exists", { status: 409 });
    if (known.state === "REFUSED") await tx.update(freeGrants).set({ state: "ASKED" }).where(own);
  });
}

async function vendorOf(tx: Transaction, merchant: string, game: string): Promise<string> {
  const [found] = await tx
    .select({ vendor: vendors.code })
    .from(games)
    .innerJoin(vendors, and(eq(vendors.merchant, games.merchant), eq(vendors.code, games.vendor)))
    .where(
      and(
        eq(games.merchant, merchant),
        eq(games.code, game),
        eq(games.isEnabled, true),
        eq(vendors.isEnabled, true),
        eq(vendors.walletType, "seamless"),
      ),
    );
  if (!found) throw new Refusal("game_maintenance", { status: 409 });
  return found.vendor;
}

/**
 * Takes the rounds back that are not played yet: at once at the platform, and `tellGrants` tells the
 * vendor. Refuses an unknown grant with unknown_grant. A repeat changes nothing.
 */
export async function revokeFreeRounds(
  context: StaffContext,
  { campaign, ...named }: Named & { campaign: string },
): Promise<void> {
  const entry = { action: "revokeFreeRounds", details: { campaign } };
  await asStaffOfMember(context, named, entry, async (tx, member) => {
    const own = and(
      eq(freeGrants.merchant, named.merchant),
      eq(freeGrants.member, member.id),
      eq(freeGrants.campaign, campaign),
    );
    const [known] = await tx.select().from(freeGrants).where(own).for("update");
    if (!known) throw new Refusal("unknown_grant", { status: 404 });
    if (known.state === "ASKED" || known.state === "GRANTED")
      await tx.update(freeGrants).set({ state: "REVOKING" }).where(own);
    noteWork(tx, { merchant: named.merchant, about: "grants" });
  });
}
