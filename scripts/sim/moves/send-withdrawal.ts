import { cancelWithdrawal } from "#platform/money/withdrawals/cancel-withdrawal.ts";
import { disputeInstalment } from "#platform/money/withdrawals/payments/dispute-instalment.ts";
import { receiveAllInstalments } from "#platform/money/withdrawals/payments/receive-all-instalments.ts";
import { receiveInstalment } from "#platform/money/withdrawals/payments/receive-instalment.ts";
import { createWithdrawal } from "#platform/money/withdrawals/request/create-withdrawal.ts";
import {
  approveWithdrawal,
  failWithdrawal,
  rejectWithdrawal,
} from "#platform/staff/money/decide-withdrawal.ts";
import { judgePayment } from "#platform/staff/money/judge-payment.ts";
import { payWithdrawal } from "#platform/staff/money/pay-withdrawal.ts";
import { reportLostPayment } from "#platform/staff/money/report-lost-payment.ts";
import { resolvePayment } from "#platform/staff/money/resolve-payment.ts";
import { returnRest } from "#platform/staff/money/return-rest.ts";
import type { WithdrawalMove } from "../oracle/withdrawals.ts";
import { PIN, type Station, type World } from "../world.ts";

/** A picture of one pixel. */
const PROOF =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

type Known = { id: string; member: string; instalments: string[] };

/** The earlier reading of a withdrawal by the next actor on it; null when there is none. */
async function look({ observer, code }: World, key: string): Promise<Known | null> {
  const { rows } = await observer.query<Known>(
    `select w.id, w.member_id as member, array(select p.id from withdrawal_parts p
       where p.merchant = w.merchant and p.withdrawal_id = w.id order by p.number) as instalments
     from withdrawals w where w.merchant = $1 and w.idempotency_key = $2`,
    [code, key],
  );
  return rows[0] ?? null;
}

/** Acts once on a withdrawal through its real verb, and returns its state. */
export async function sendWithdrawal(
  world: World,
  station: Station,
  move: WithdrawalMove,
): Promise<string> {
  if (move.act === "create") {
    const { member, amount, key } = move;
    const made = await createWithdrawal(station.context(member, key), {
      amount: BigInt(amount),
      accountId: `card-${member}`,
      withdrawPassword: PIN,
    });
    return `OK ${made.status}`;
  }
  const known = await look(world, move.key);
  if (!known) return "withdrawal_not_found";
  const own = station.context(known.member);
  const name = "staff" in move ? move.staff : "eva";
  const staff = { ...own, staff: name, staffId: name };
  const named = { merchant: world.code, reference: known.id };
  const { id: withdrawalId } = known;
  const instalmentId = "part" in move ? (known.instalments[move.part - 1] ?? "none") : "";
  switch (move.act) {
    case "cancel":
      return `OK ${(await cancelWithdrawal(own, { withdrawalId })).status}`;
    case "approve":
      return `OK ${(await approveWithdrawal(staff, named)).status}`;
    case "reject":
      await rejectWithdrawal(staff, { ...named, reason: "rules_broken" });
      return "OK";
    case "fail":
      await failWithdrawal(staff, { ...named, reason: "bank_refused" });
      return "OK";
    case "pay": {
      const { amounts, isThroughGateway } = move;
      const through = isThroughGateway ? ("mockpay" as const) : ("hand" as const);
      return `OK ${await payWithdrawal(staff, { ...named, amounts: amounts.map(BigInt), through })}`;
    }
    case "resolve": {
      const { part, finding } = move;
      return `OK ${await resolvePayment(staff, { ...named, part, finding })}`;
    }
    case "returnRest":
      return `OK ${await returnRest(staff, named)}`;
    case "lose": {
      const { part, remedy } = move;
      return `OK ${(await reportLostPayment(staff, { ...named, part, remedy })).outcome}`;
    }
    case "judge": {
      const { part, judgement } = move;
      return `OK ${await judgePayment(staff, { ...named, part, judgement })}`;
    }
    case "receive":
      return `OK ${(await receiveInstalment(own, { withdrawalId, allocationId: instalmentId })).status}`;
    case "dispute": {
      const input = { withdrawalId, allocationId: instalmentId, comment: "", proof: PROOF };
      return `OK ${(await disputeInstalment(own, input)).status}`;
    }
    case "receiveAll":
      return `OK ${(await receiveAllInstalments(own, { withdrawalId })).status}`;
  }
}
