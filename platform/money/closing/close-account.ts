import { and, eq, isNull, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { Refusal } from "../../contract/wire/refusal.ts";
import { requireRealAccount } from "../../core/access/require-actor.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { recordsEnd } from "../../core/guard.ts";
import { readMerchant } from "../../core/merchant/find-merchant.ts";
import { tellOfChange } from "../../core/outbox/tell-member.ts";
import { endSessions } from "../../members/auth/end-sessions.ts";
import { requireRecentProof } from "../../members/challenge/require-proof.ts";
import { openProfile, sealProfile } from "../../members/profile/seal-profile.ts";
import { NEVER } from "../../members/protection/breaks/begin-break.ts";
import { endGames } from "../../members/protection/breaks/end-games.ts";
import { changeGuard, openGuard } from "../../members/protection/guard.ts";
import { noteEvent } from "../../members/protection/note-event.ts";
import { knownDevices, passkeys, recoveryCodes, totpSecrets } from "../../store/schema/factor.ts";
import { type MemberRow, members } from "../../store/schema/merchant.ts";
import { payoutAccounts, withdrawPasswords } from "../../store/schema/payout.ts";
import { closingStanding } from "./closing-standing.ts";

/** What a login needs, and nobody else. */
const SECRETS: (PgTable & { merchant: PgColumn; memberId: PgColumn })[] = [
  passkeys,
  totpSecrets,
  recoveryCodes,
  knownDevices,
  withdrawPasswords,
];

/**
 * Closes the account of a member who has just proved who they are. The last bet is over at once, every
 * session ends, secrets are deleted, and the personal data that the law keeps is sealed until its date.
 * The name stays taken, and an exclusion stays. Refuses with closing_blocked what is not settled.
 */
export async function closeAccount(context: Context): Promise<Record<string, never>> {
  const { memberId, type } = requireRealAccount(context);
  const { store, merchant, clock } = context;
  const now = clock.now();
  const eraseAt = recordsEnd(await readMerchant(store, merchant.code), now);
  await store.inMerchant(merchant.code, async (tx) => {
    await requireRecentProof(context, tx);
    const own = and(eq(members.merchant, merchant.code), eq(members.id, memberId));
    const [row] = await tx.select().from(members).where(own).for("update");
    const who = { merchant: merchant.code, memberId };
    // From here on no bet is taken, so the standing is the last one.
    await openGuard(tx, who, now);
    await changeGuard(tx, who, { blockedUntil: NEVER });
    const { blocks } = await closingStanding(context, tx, { memberId, type });
    if (blocks[0]) {
      throw new Refusal("closing_blocked", { status: 409, details: { block: blocks[0] } });
    }
    await endGames(tx, who, now);
    await tellOfChange(context, tx, memberId, "accountClosed");
    await tx
      .update(members)
      .set(closedRow(context, row!, now, eraseAt))
      .where(own);
    await tx.update(payoutAccounts).set({ removedAt: now }).where(openAccounts(who));
    for (const table of SECRETS) await tx.delete(table).where(ofMember(table, who));
    await endSessions(context, tx, memberId);
    await noteEvent(context, tx, { memberId, kind: "accountClosed", by: "player", details: {} });
    await record(context, tx, { action: "accountClose", memberId });
  });
  return {};
}

/** Nothing personal stays readable, and the proved contacts are free for another account. */
function closedRow(
  context: Context,
  { id, username, nickname, profile, email, phone }: MemberRow,
  now: Date,
  eraseAt: Date,
): Partial<MemberRow> {
  const { paymentPasswordHash: _secret, ...facts } = openProfile(context, id, profile);
  const kept = { ...facts, nickname, ...(email && { email }), ...(phone && { phone }) };
  return {
    ...{
      status: "closed",
      closedAt: now,
      eraseAt,
      passwordHash: "",
      nickname: username,
      avatar: 0,
    },
    ...{ email: null, emailKey: null, emailVerifiedAt: null, phone: null, phoneVerifiedAt: null },
    profile: sealProfile(context, id, { closedFacts: JSON.stringify(kept) }),
  };
}

type Who = { merchant: string; memberId: string };
type OfMember = { merchant: PgColumn; memberId: PgColumn };

const ofMember = (table: OfMember, { merchant, memberId }: Who): SQL | undefined =>
  and(eq(table.merchant, merchant), eq(table.memberId, memberId));

const openAccounts = (who: Who) =>
  and(ofMember(payoutAccounts, who), isNull(payoutAccounts.removedAt));
