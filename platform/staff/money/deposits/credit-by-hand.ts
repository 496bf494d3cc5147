import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { and, eq } from "drizzle-orm";
import type { Waiting } from "../../../contract/staff/outcome.ts";
import { Refusal } from "../../../contract/wire/refusal.ts";
import { newId } from "../../../core/access/token.ts";
import { readMerchant } from "../../../core/merchant/find-merchant.ts";
import { newReference } from "../../../core/new-reference.ts";
import { formatAmount } from "../../../domain/money.ts";
import { findMethod } from "../../../money/cashier/methods.ts";
import { creditDeposit } from "../../../money/cashier/settling/credit-deposit.ts";
import { writeDepositStep } from "../../../money/cashier/settling/write-deposit-step.ts";
import type { Transaction } from "../../../store/open-store.ts";
import { approvals } from "../../../store/schema/approval.ts";
import { deposits } from "../../../store/schema/cashier.ts";
import { type MemberRow, members } from "../../../store/schema/merchant.ts";
import { approvedBySecond, askSecond, outcomeOf } from "../../approvals/second-person.ts";
import { asStaff } from "../../as-staff.ts";
import { asStaffOfMember, findNamed, type Writer } from "../../members/as-staff-of-member.ts";
import type { StaffContext } from "../../staff-context.ts";
import { depositFourEyesFrom } from "./deposit-four-eyes-from.ts";

/** The merchant's own method for credits by hand. Without it nobody can make one. */
const METHOD = "STAFF";

type Credit = {
  merchant: string;
  account: string;
  amount: bigint;
} & (
  | { /** The same for a request that is sent again. */ key: string }
  | { /** The deposit's, when a second person decides about it. */ reference: string }
);

/** Whether the account is credited, or waits for a second person with this request. */
export type Credited = Waiting & { reference: string };

/**
 * Credits an account without a payment, as a deposit by staff. From the merchant's setting
 * `deposits.fourEyesFrom` on, it waits for a second person's yes. Each key of a person is a request of
 * its own, so that two people who mean two credits never decide each other's. The same key again
 * returns the same credit; with other content it is refused with key_reused, and
 * with approval_over when a second person said no.
 */
export async function creditByHand(context: StaffContext, asked: Credit): Promise<Credited> {
  const { merchant, account, amount } = asked;
  const { store } = context;
  const reference = "key" in asked ? referenceOf(context, merchant, asked.key) : asked.reference;
  const fourEyesFrom = await depositFourEyesFrom(store, merchant);
  const { amountMin, amountMax } = await findMethod(store, merchant, METHOD);
  if (amount % 100n !== 0n || amount < amountMin || amount > amountMax) {
    throw new Refusal("amount_out_of_range", { field: "amount" });
  }
  const input = { reference, account, amount: formatAmount(amount) };
  const known = context.deciding ? null : await findCredit(store, { merchant, reference });
  if (known) {
    if (!isDeepStrictEqual(known.input, input)) throw new Refusal("key_reused", { status: 409 });
    const isOver = known.approval?.state === "REFUSED" || known.approval?.state === "REPLACED";
    if (isOver) throw new Refusal("approval_over", { status: 409 });
    return { ...outcomeOf(known.approval), reference };
  }
  const wanted = { merchant, verb: "creditByHand", subject: reference, input };
  if (amount >= fourEyesFrom && !context.deciding) {
    await findNamed(store, { merchant, account });
    const entry = { action: "askCreditByHand", details: input, changesPages: false };
    const approval = await asStaff(context, merchant, entry, (tx) =>
      askSecond(context, tx, wanted),
    );
    return { ...outcomeOf(approval), reference };
  }
  const entry = { action: "creditByHand", details: { reference, amount: input.amount } };
  await asStaffOfMember(context, { merchant, account }, entry, async (tx, member, writer) => {
    if (context.deciding) await approvedBySecond(context, tx, wanted);
    await credit(context, tx, member, { writer, reference, amount });
  });
  return { ...outcomeOf(null), reference };
}

/** The reference of a key. Nobody else's key has it. */
function referenceOf({ staffId }: StaffContext, merchant: string, key: string): string {
  const bytes = createHash("sha256").update(`${merchant}\n${staffId}\n${key}`).digest();
  let at = 0;
  return newReference({ bytes: () => bytes, below: (bound) => bytes[at++]! % bound }, "D");
}

/** What an earlier request with this reference asked for, and the approval for which it waits or waited. */
async function findCredit(
  store: StaffContext["store"],
  { merchant, reference }: { merchant: string; reference: string },
) {
  const named = and(
    eq(approvals.merchant, merchant),
    eq(approvals.verb, "creditByHand"),
    eq(approvals.subject, reference),
  );
  const made = and(eq(deposits.merchant, merchant), eq(deposits.reference, reference));
  return store.inMerchant(merchant, async (tx) => {
    const [approval] = await tx.select().from(approvals).where(named);
    if (approval) return { approval, input: approval.input };
    const [row] = await tx
      .select({ amount: deposits.amount, account: members.username })
      .from(deposits)
      .innerJoin(
        members,
        and(eq(members.merchant, deposits.merchant), eq(members.id, deposits.memberId)),
      )
      .where(made);
    if (!row) return null;
    const input = { reference, account: row.account, amount: formatAmount(row.amount) };
    return { approval: null, input };
  });
}

type Booked = { writer: Writer; reference: string; amount: bigint };

async function credit(
  { clock, random, staff, store }: StaffContext,
  tx: Transaction,
  { merchant, id: memberId }: MemberRow,
  { writer, reference, amount }: Booked,
): Promise<void> {
  const id = newId(random);
  const now = clock.now();
  const { currency } = await readMerchant(store, merchant);
  const [row] = await tx
    .insert(deposits)
    .values({
      ...{ merchant, id, reference, memberId, amount, currency },
      ...{ method: METHOD, kind: "staff", status: "CREATED" },
      ...{ idempotencyKey: `staff:${reference}`, returnUrl: "", createdAt: now, expiresAt: now },
    })
    .returning();
  await writeDepositStep(writer, tx, row!, { kind: "opened", by: "staff", staff, amount });
  const paid = { paid: amount, credit: amount, fee: 0n };
  await creditDeposit(writer, tx, row!, paid, { by: "staff", staff });
}
