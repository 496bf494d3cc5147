import { and, eq } from "drizzle-orm";
import { Refusal } from "../../../contract/wire/refusal.ts";
import { readMerchant } from "../../../core/merchant/find-merchant.ts";
import { vendorCreditTermsOf } from "../../../core/merchant/vendor-credit-terms.ts";
import { formatAmount } from "../../../domain/money.ts";
import {
  type GrantRow,
  lockGrant,
  promiseRounds,
} from "../../../play/free-rounds/promise-rounds.ts";
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
  const worthMost = vendorCreditTermsOf(await readMerchant(context.store, merchant)).bonusPerCall;
  const details = { campaign, game, rounds, stake: formatAmount(stake), days };
  const entry = { action: "grantFreeRounds", details };
  await asStaffOfMember(context, grant, entry, async (tx, member) => {
    const at = context.clock.now();
    const { grant: known, isNew } = await promiseRounds(tx, {
      ...{ merchant, member: member.id, campaign, game, rounds, stake, at, worthMost },
      expiresAt: new Date(at.getTime() + days * DAY_MS),
    });
    if (isNew) return;
    const isSame = known.game === game && known.rounds === rounds && known.stake === stake;
    if (!isSame || known.state === "REVOKING" || known.state === "REVOKED")
      throw new Refusal("grant_exists", { status: 409 });
    if (known.state !== "REFUSED") return;
    await tx.update(freeGrants).set({ state: "ASKED" }).where(isGrant(known));
  });
}

const isGrant = ({ merchant, member, campaign }: GrantRow) =>
  and(
    eq(freeGrants.merchant, merchant),
    eq(freeGrants.member, member),
    eq(freeGrants.campaign, campaign),
  );

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
    const { merchant } = named;
    const known = await lockGrant(tx, { merchant, member: member.id, campaign });
    if (!known) throw new Refusal("unknown_grant", { status: 404 });
    if (known.state === "ASKED" || known.state === "GRANTED")
      await tx.update(freeGrants).set({ state: "REVOKING" }).where(isGrant(known));
    noteWork(tx, { merchant, about: "grants" });
  });
}
