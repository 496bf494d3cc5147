import { and, count, eq, inArray, isNull } from "drizzle-orm";
import {
  PAYOUT_ACCOUNTS_MAX,
  PAYOUT_WAIT_HOURS,
  type payoutAccountAdd,
} from "../../contract/money/payout.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { requireRealAccount } from "../../core/access/require-actor.ts";
import { newId } from "../../core/access/token.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { tellOfChange } from "../../core/outbox/tell-member.ts";
import { sealText } from "../../core/seal/seal-text.ts";
import { barePayoutNumber, isPayoutNumber } from "../../domain/money/payout-number.ts";
import { requireRecentProof } from "../../members/challenge/require-proof.ts";
import type { Transaction } from "../../store/open-store.ts";
import { members } from "../../store/schema/merchant.ts";
import { payoutAccounts } from "../../store/schema/payout.ts";
import { hashPayoutNumber, payoutHashes } from "./hash-payout-number.ts";
import { payoutKinds } from "./payout-kinds.ts";

type Input = InputOf<typeof payoutAccountAdd>;

const LABEL_MAX = 40;

/**
 * Adds a card, account or wallet in the member's own name, at most five, after a recent proof. It
 * becomes usable after 24 hours, so that the owner is warned before a thief gains anything.
 */
export async function addPayoutAccount(
  context: Context,
  input: Input,
): Promise<ValueOf<typeof payoutAccountAdd>> {
  const { memberId } = requireRealAccount(context);
  const number = barePayoutNumber(input.kind, input.number);
  const label = input.label.trim();
  await check(context, input, number, label);
  const { store, merchant, clock, random } = context;
  const id = newId(random);
  const now = clock.now();
  const usableAt = new Date(now.getTime() + PAYOUT_WAIT_HOURS * 3_600_000);
  await store.inMerchant(merchant.code, async (tx) => {
    await requireRecentProof(context, tx);
    const holder = await holderWithRoom(context, tx, memberId);
    await refuseKnown(context, tx, memberId, number);
    const place = `${memberId}:${id}`;
    const added = await tx
      .insert(payoutAccounts)
      .values({
        merchant: merchant.code,
        id,
        memberId,
        kind: input.kind,
        label,
        holderSealed: sealText(context, `${place}:holder`, holder),
        numberSealed: sealText(context, `${place}:number`, number),
        numberEnd: number.slice(-4),
        numberHash: hashPayoutNumber(context, number),
        createdAt: now,
        usableAt,
      })
      .onConflictDoNothing()
      .returning({ id: payoutAccounts.id });
    if (added.length === 0) throw known();
    const details = { kind: input.kind, account: id };
    await record(context, tx, { action: "payoutAccountAdd", memberId, details });
    await tellOfChange(context, tx, memberId, "payoutAccountAdded");
  });
  return { id, usableAt: usableAt.getTime() };
}

const known = () => new Refusal("payout_known", { field: "number", status: 409 });

/** The unique index knows a number by one key; while the master secret changes there are two. */
async function refuseKnown(context: Context, tx: Transaction, memberId: string, number: string) {
  const [row] = await tx
    .select({ id: payoutAccounts.id })
    .from(payoutAccounts)
    .where(
      and(
        eq(payoutAccounts.merchant, context.merchant.code),
        eq(payoutAccounts.memberId, memberId),
        inArray(payoutAccounts.numberHash, payoutHashes(context, number)),
        isNull(payoutAccounts.removedAt),
      ),
    )
    .limit(1);
  if (row) throw known();
}

async function check(context: Context, input: Input, number: string, label: string) {
  const kinds = await payoutKinds(context);
  if (!kinds.includes(input.kind)) throw new Refusal("payout_kind", { field: "kind" });
  if (!isPayoutNumber(input.kind, number)) {
    throw new Refusal(`payout_${input.kind}`, { field: "number" });
  }
  if (!label) throw new Refusal("payout_label", { field: "label" });
  if ([...label].length > LABEL_MAX) {
    throw new Refusal("payout_label_long", { field: "label", details: { max: LABEL_MAX } });
  }
}

/**
 * The name the account must stand in. The member's row is locked, so that parallel requests cannot
 * make a sixth.
 */
async function holderWithRoom(context: Context, tx: Transaction, memberId: string) {
  const { code } = context.merchant;
  const [member] = await tx
    .select({ profile: members.profile })
    .from(members)
    .where(and(eq(members.merchant, code), eq(members.id, memberId)))
    .for("update");
  const holder = member?.profile.payeeName;
  if (!holder) throw new Refusal("payout_holder", { field: "payeeName", status: 409 });
  const [counted] = await tx
    .select({ total: count() })
    .from(payoutAccounts)
    .where(
      and(
        eq(payoutAccounts.merchant, code),
        eq(payoutAccounts.memberId, memberId),
        isNull(payoutAccounts.removedAt),
      ),
    );
  if ((counted?.total ?? 0) >= PAYOUT_ACCOUNTS_MAX) {
    throw new Refusal("payout_many", { status: 409, details: { max: PAYOUT_ACCOUNTS_MAX } });
  }
  return holder;
}
