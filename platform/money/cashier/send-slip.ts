import { and, count, eq } from "drizzle-orm";
import type { depositSlip } from "../../contract/money/cashier.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { requireRealAccount } from "../../core/access/require-actor.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { redrawImage } from "../../core/pictures/redraw-image.ts";
import { canSendSlip } from "../../domain/money/deposit-state.ts";
import type { Transaction } from "../../store/open-store.ts";
import { depositSlips } from "../../store/schema/cashier.ts";
import { changeDeposit, findDeposit, holdDeposit } from "./find-deposit.ts";
import { writeDepositStep } from "./settling/write-deposit-step.ts";
import { type DepositRow, showDeposit } from "./to-deposit.ts";

type Input = InputOf<typeof depositSlip>;

/** The most pictures per deposit. Staff may ask for a clearer one, but not forever. */
const SLIPS_MAX = 5;

/** Stores the player's proof of a transfer. The deposit then waits for staff. */
export async function sendSlip(
  context: Context,
  { depositId: id, slip }: Input,
): Promise<ValueOf<typeof depositSlip>> {
  const { memberId } = requireRealAccount(context);
  const { store, merchant, clock, language } = context;
  const named = { merchant: merchant.code, id };
  const check = (row: DepositRow) => checkOpen(row, memberId, clock.now());
  await store.inMerchant(merchant.code, async (tx) => check(await findDeposit(tx, named)));
  if (!slip) throw new Refusal("slip_required", { field: "slip" });
  const image = await redrawImage(slip, 1, "slip");
  return store.inMerchant(merchant.code, async (tx) => {
    const row = check(await holdDeposit(tx, named));
    const number = (await countSlips(tx, row)) + 1;
    if (number > SLIPS_MAX) throw new Refusal("too_many_slips", { status: 409 });
    await tx.insert(depositSlips).values({
      ...{ merchant: row.merchant, depositId: row.id, number, at: clock.now() },
      ...image,
    });
    const changed = await changeDeposit(tx, row, { status: "SLIP_SUBMITTED", reason: "" });
    await writeDepositStep(context, tx, row, { kind: "slip", by: "player" });
    const details = { reference: row.reference };
    await record(context, tx, { action: "depositSlip", memberId, details });
    return showDeposit(tx, changed, { now: clock.now(), language });
  });
}

function checkOpen(row: DepositRow, memberId: string, now: Date): DepositRow {
  if (row.memberId !== memberId) throw new Refusal("deposit_not_found", { status: 404 });
  if (canSendSlip(row, now)) return row;
  throw new Refusal("slip_not_needed", { status: 409 });
}

async function countSlips(tx: Transaction, { merchant, id }: DepositRow): Promise<number> {
  const [known] = await tx
    .select({ slips: count() })
    .from(depositSlips)
    .where(and(eq(depositSlips.merchant, merchant), eq(depositSlips.depositId, id)));
  return known?.slips ?? 0;
}
