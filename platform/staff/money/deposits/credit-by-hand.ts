import { z } from "zod";
import { Refusal } from "../../../contract/wire/refusal.ts";
import { newId } from "../../../core/access/token.ts";
import { readMerchant } from "../../../core/merchant/find-merchant.ts";
import { newReference } from "../../../core/new-reference.ts";
import { formatAmount, parseAmount } from "../../../domain/money.ts";
import { findMethod } from "../../../money/cashier/methods.ts";
import { creditDeposit } from "../../../money/cashier/settling/credit-deposit.ts";
import { writeDepositStep } from "../../../money/cashier/settling/write-deposit-step.ts";
import { deposits } from "../../../store/schema/cashier.ts";
import { asStaffOfMember } from "../../members/as-staff-of-member.ts";
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
  /**
   * The second member of staff, from the merchant's `settings.deposits.fourEyesFrom` on; empty
   * below.
   */
  second: string;
};

/** Credits an account without a payment, as a deposit by staff, and returns its reference. */
export async function creditByHand(
  context: StaffContext,
  { merchant, account, amount, second }: Credit,
): Promise<string> {
  const { store, staff, clock, random } = context;
  const { settings, currency } = await readMerchant(store, merchant);
  const fourEyesFrom = parseAmount(terms.parse(settings).deposits.fourEyesFrom) ?? 0n;
  if (amount >= fourEyesFrom && (!second || second === staff)) {
    throw new Refusal("second_pair_of_eyes", { field: "second", status: 409 });
  }
  const { amountMin, amountMax } = await findMethod(store, merchant, METHOD);
  if (amount % 100n !== 0n || amount < amountMin || amount > amountMax) {
    throw new Refusal("amount_out_of_range", { field: "amount" });
  }
  const reference = newReference(random, "D");
  const details = { reference, amount: formatAmount(amount), ...(second && { second }) };
  const entry = { action: "creditByHand", details };
  await asStaffOfMember(context, { merchant, account }, entry, async (tx, member, writer) => {
    const id = newId(random);
    const now = clock.now();
    const [row] = await tx
      .insert(deposits)
      .values({
        ...{ merchant, id, reference, memberId: member.id, amount, currency },
        ...{ method: METHOD, kind: "staff", status: "CREATED" },
        ...{ idempotencyKey: `staff:${id}`, returnUrl: "", createdAt: now, expiresAt: now },
      })
      .returning();
    await writeDepositStep(writer, tx, row!, { kind: "opened", by: "staff", staff, amount });
    const paid = { paid: amount, credit: amount, fee: 0n };
    await creditDeposit(writer, tx, row!, paid, { by: "staff", staff });
  });
  return reference;
}
