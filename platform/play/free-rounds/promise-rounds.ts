import { and, eq } from "drizzle-orm";
import { Refusal } from "../../contract/wire/refusal.ts";
import type { Transaction } from "../../store/open-store.ts";
import { games, vendors } from "../../store/schema/catalogue.ts";
import { freeGrants } from "../../store/schema/vendor-wallet.ts";
import { noteWork } from "../../store/work/work-notes.ts";

export type GrantRow = typeof freeGrants.$inferSelect;

type Promised = Pick<GrantRow, "merchant" | "member" | "campaign" | "game" | "rounds" | "stake"> & {
  at: Date;
  expiresAt: Date;
  /** How often what they win must be bet; without it as often as the merchant says of vendors' gifts. */
  wagering?: number;
  /** The most that rounds and stake may come to, in ledger units. */
  worthMost: bigint;
};

/**
 * Promises a member free rounds at one game, once per campaign; `tellGrants` tells the vendor after the
 * transaction. Returns the row, and whether it is new. Refuses rounds worth too much (limit_exceeded), and
 * a game that is off or whose vendor keeps purses (game_maintenance).
 */
export async function promiseRounds(
  tx: Transaction,
  { at, worthMost, ...grant }: Promised,
): Promise<{ grant: GrantRow; isNew: boolean }> {
  const { merchant, member, campaign, game, rounds, stake } = grant;
  if (BigInt(rounds) * stake > worthMost) throw new Refusal("limit_exceeded", { status: 409 });
  const vendor = await vendorOf(tx, merchant, game);
  const [made] = await tx
    .insert(freeGrants)
    .values({ ...grant, vendor, state: "ASKED", grantedAt: at })
    .onConflictDoNothing()
    .returning();
  noteWork(tx, { merchant, about: "grants" });
  if (made) return { grant: made, isNew: true };
  const known = await lockGrant(tx, { merchant, member, campaign });
  return { grant: known!, isNew: false };
}

/** A member's grant of a campaign, locked. */
export async function lockGrant(
  tx: Transaction,
  { merchant, member, campaign }: Pick<GrantRow, "merchant" | "member" | "campaign">,
): Promise<GrantRow | undefined> {
  const [known] = await tx
    .select()
    .from(freeGrants)
    .where(
      and(
        eq(freeGrants.merchant, merchant),
        eq(freeGrants.member, member),
        eq(freeGrants.campaign, campaign),
      ),
    )
    .for("update");
  return known;
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
