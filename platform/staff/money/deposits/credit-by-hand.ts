import { z } from "zod";
import type { Waiting } from "../../../contract/staff/outcome.ts";
import { Refusal } from "../../../contract/wire/refusal.ts";
import { newId } from "../../../core/access/token.ts";
import { readMerchant } from "../../../core/merchant/find-merchant.ts";
import { newReference } from "../../../core/new-reference.ts";
import { formatAmount, parseAmount } from "../../../domain/money.ts";
import { findMethod } from "../../../money/cashier/methods.ts";
import { creditDeposit } from "../../../money/cashier/settling/credit-deposit.ts";
import { writeDepositStep } from "../../../money/cashier/settling/write-deposit-step.ts";
import type { Transaction } from "../../../store/open-store.ts";
import { deposits } from "../../../store/schema/cashier.ts";
import type { MemberRow } from "../../../store/schema/merchant.ts";
import { approvedBySecond, askSecond, outcomeOf } from "../../approvals/second-person.ts";
import { asStaff } from "../../as-staff.ts";
import { asStaffOfMember, findNamed, type Writer } from "../../members/as-staff-of-member.ts";
import type { StaffContext } from "../../staff-context.ts";

/** The merchant's own method for credits by hand. Without it nobody can make one. */
const METHOD = "STAFF";

const terms = z.object({
  deposits: z.object({ fourEyesFrom: z.string().default("20000.00") }).prefault({}),
});

type Credit = {
  merchant: string;
  account: string;
  amount: bigint;
  /** The deposit's reference, when a second person decides about it. */
  reference?: string | undefined;
};

/** Whether the account is credited, or waits for a second person with this request. */
export type Credited = Waiting & { reference: string };

/**
 * Credits an account without a payment, as a deposit by staff. From the merchant's setting
 * `deposits.fourEyesFrom` on, it waits for a second person's yes. Each call is a request of its own,
 * so that two people who mean two credits never decide each other's.
 */
export async function creditByHand(
  context: StaffContext,
  { merchant, account, amount, reference = newReference(context.random, "D") }: Credit,
): Promise<Credited> {
  const { store } = context;
  const { settings } = await readMerchant(store, merchant);
  const fourEyesFrom = parseAmount(terms.parse(settings).deposits.fourEyesFrom) ?? 0n;
  const { amountMin, amountMax } = await findMethod(store, merchant, METHOD);
  if (amount % 100n !== 0n || amount < amountMin || amount > amountMax) {
    throw new Refusal("amount_out_of_range", { field: "amount" });
  }
  const input = { reference, account, amount: formatAmount(amount) };
  const wanted = { merchant, verb: "creditByHand", subject: reference, input };
  if (amount >= fourEyesFrom && !context.deciding) {
    await findNamed(store, { merchant, account });
    const asked = { action: "askCreditByHand", details: input, changesPages: false };
    const approval = await asStaff(context, merchant, asked, (tx) =>
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
      ...{ idempotencyKey: `staff:${id}`, returnUrl: "", createdAt: now, expiresAt: now },
    })
    .returning();
  await writeDepositStep(writer, tx, row!, { kind: "opened", by: "staff", staff, amount });
  const paid = { paid: amount, credit: amount, fee: 0n };
  await creditDeposit(writer, tx, row!, paid, { by: "staff", staff });
}
