import { and, eq } from "drizzle-orm";
import { z } from "zod";
import type { FundsRefusedFor } from "../../../../contract/members/person/funds-kinds.ts";
import type { Waiting } from "../../../../contract/staff/outcome.ts";
import { Refusal } from "../../../../contract/wire/refusal.ts";
import { writeMessage } from "../../../../core/outbox/write-message.ts";
import type { FundsRow } from "../../../../members/person/funds/find-funds.ts";
import type { Transaction } from "../../../../store/open-store.ts";
import { fundsRequests } from "../../../../store/schema/funds.ts";
import { watchHits } from "../../../../store/schema/watchlist.ts";
import { approvedBySecond, outcomeOf, refuseWaiting } from "../../../approvals/second-person.ts";
import type { StaffContext } from "../../../staff-context.ts";
import { asStaffOfMember, type Writer } from "../../as-staff-of-member.ts";
import { accountOfFunds, isExposure } from "./find-funds-request.ts";

export const acceptInput = z.object({ reference: z.string(), note: z.string() });
type Asked = z.output<typeof acceptInput> & { merchant: string };

const VERB = "acceptFunds";
const ACCEPTED_MS = 365 * 86_400_000;

/** Accepts an answer for a year. That of a politically exposed person waits for a second one of staff. */
export async function acceptFunds(staff: StaffContext, asked: Asked): Promise<Waiting> {
  const { merchant, reference, note } = asked;
  return onAnswer(staff, asked, "accept", async (tx, row, writer) => {
    const own = and(isExposure(merchant), eq(watchHits.member, row.member));
    if ((await tx.$count(watchHits, own)) > 0) {
      const wanted = { merchant, verb: VERB, subject: reference, input: { reference, note } };
      const approval = await approvedBySecond(staff, tx, wanted);
      if (approval.state === "WAITING") return outcomeOf(approval);
    }
    const validUntil = new Date(staff.clock.now().getTime() + ACCEPTED_MS);
    await decide(staff, tx, row, { state: "ACCEPTED", note, validUntil });
    await writeMessage(writer, tx, row.member, "fundsAccepted", {});
    return outcomeOf(null);
  });
}

/** Refuses an answer with what the member reads. Another answer may follow. */
export async function refuseFunds(
  staff: StaffContext,
  asked: Asked & { reason: FundsRefusedFor },
): Promise<Waiting> {
  const { merchant, reference, note, reason } = asked;
  return onAnswer(staff, asked, "refuse", async (tx, row, writer) => {
    await refuseWaiting(staff, tx, { merchant, verb: VERB, subject: reference });
    await decide(staff, tx, row, { state: "REFUSED", note, reason });
    await writeMessage(writer, tx, row.member, "fundsRefused", {});
    return outcomeOf(null);
  });
}

async function onAnswer(
  staff: StaffContext,
  asked: Asked,
  decision: string,
  act: (tx: Transaction, row: FundsRow, writer: Writer) => Promise<Waiting>,
): Promise<Waiting> {
  const { merchant, reference, note } = asked;
  const account = await accountOfFunds(staff, asked);
  const entry = { action: "fundsDecide", details: { reference, decision, note } };
  return asStaffOfMember(staff, { merchant, account }, entry, async (tx, _member, writer) => {
    const [row] = await tx
      .select()
      .from(fundsRequests)
      .where(and(eq(fundsRequests.merchant, merchant), eq(fundsRequests.id, reference)))
      .for("update");
    if (row!.state !== "ANSWERED") throw new Refusal("funds_decided", { status: 409 });
    return act(tx, row!, writer);
  });
}

async function decide(
  { clock, staff }: StaffContext,
  tx: Transaction,
  { merchant, id }: FundsRow,
  change: Partial<Pick<FundsRow, "state" | "note" | "reason" | "validUntil">>,
): Promise<void> {
  await tx
    .update(fundsRequests)
    .set({ ...change, decidedAt: clock.now(), decidedBy: staff })
    .where(and(eq(fundsRequests.merchant, merchant), eq(fundsRequests.id, id)));
}
