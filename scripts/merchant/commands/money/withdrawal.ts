import { parseArgs } from "node:util";
import { WITHDRAWAL_REASONS } from "#platform/contract/money/withdrawals.ts";
import { formatAmount, parseAmount } from "#platform/domain/money.ts";
import { PAYOUT_GATEWAYS } from "#platform/money/withdrawals/gateways/find-gateway.ts";
import { blockWithdrawals } from "#platform/staff/money/block-withdrawals.ts";
import {
  approveWithdrawal,
  failWithdrawal,
  rejectWithdrawal,
} from "#platform/staff/money/decide-withdrawal.ts";
import { type Judgement, judgePayment } from "#platform/staff/money/judge-payment.ts";
import { listRequests } from "#platform/staff/money/list-requests.ts";
import { payWithdrawal } from "#platform/staff/money/pay-withdrawal.ts";
import { LOST_REMEDIES, reportLostPayment } from "#platform/staff/money/report-lost-payment.ts";
import { FINDINGS, resolvePayment } from "#platform/staff/money/resolve-payment.ts";
import { returnRest } from "#platform/staff/money/return-rest.ts";
import type { StaffContext } from "#platform/staff/staff-context.ts";
import { type Command, WrongUse } from "../../command.ts";
import { showRequest } from "../../show-request.ts";

const options = {
  all: { type: "boolean" },
  reason: { type: "string" },
  part: { type: "string", multiple: true },
  images: { type: "string" },
  through: { type: "string" },
  way: { type: "string" },
} as const;

const THROUGH = ["hand", ...PAYOUT_GATEWAYS] as const;

type Say = (line: string) => void;
type Given = { staff: StaffContext; say: Say; merchant: string; reference: string };

export const withdrawal: Command = {
  usage: [
    "withdrawal list <merchant> [--all]",
    "withdrawal show <merchant> <reference> [--images <folder>]",
    "withdrawal approve <merchant> <reference>",
    `withdrawal reject|fail <merchant> <reference> --reason ${WITHDRAWAL_REASONS.join("|")}`,
    `withdrawal pay <merchant> <reference> [--part 900 --part 600] [--through ${THROUGH.join("|")}]`,
    "withdrawal left|refused <merchant> <reference> <part>",
    "withdrawal verify|settle|pay-again|send-again|force <merchant> <reference> <part>",
    "withdrawal return-rest <merchant> <reference>",
    `withdrawal payment-lost <merchant> <reference> <part> --way ${LOST_REMEDIES.join("|")}`,
    "withdrawal block|unblock <merchant> <username>",
  ],
  async run(args, staff, say) {
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    const [act = "", merchant = "", reference = "", part] = positionals;
    if (act === "list") return list(staff, merchant, values.all ?? false, say);
    if (!reference) throw new WrongUse("Say what to do with which withdrawal.");
    const given = { staff, say, merchant, reference };
    if (act === "show") return showRequest(staff, { merchant, reference }, values.images, say);
    if (act === "approve") return approve(given);
    if (act === "reject" || act === "fail") return turnDown(given, act, values.reason);
    if (act === "pay") return pay(given, values.part ?? [], values.through);
    const finding = FINDINGS.find((one) => one === act);
    if (finding) return resolve(given, finding, part);
    if (act === "block" || act === "unblock") return block(given, act === "block");
    if (act === "return-rest") {
      return say(`${reference} is ${await returnRest(staff, { merchant, reference })}.`);
    }
    if (act === "payment-lost") return lose(given, part, values.way);
    const judgement = JUDGEMENTS[act];
    if (!judgement) throw new WrongUse(`A withdrawal cannot be "${act}".`);
    return judge(given, judgement, part);
  },
};

const JUDGEMENTS: Readonly<Record<string, Judgement | undefined>> = {
  verify: "verify",
  settle: "settle",
  "pay-again": "payAgain",
  "send-again": "sendAgain",
  force: "force",
};

async function list(staff: StaffContext, merchant: string, all: boolean, say: Say) {
  for (const { row, username, isUnclear } of await listRequests(staff, merchant, { all })) {
    const time = row.createdAt.toISOString().slice(0, 16);
    const amount = formatAmount(row.amount).padStart(12);
    const help = isUnclear ? "  (no clear answer: show it)" : "";
    say(`${row.reference}  ${time}  ${row.status.padEnd(15)}${amount}  ${username}${help}`);
  }
}

async function approve({ staff, say, merchant, reference }: Given) {
  const { status } = await approveWithdrawal(staff, { merchant, reference });
  const isFirst = status === "RISK_REVIEW";
  say(isFirst ? `${reference} needs a second yes.` : `${reference} is approved.`);
}

async function turnDown(
  { staff, say, merchant, reference }: Given,
  act: "reject" | "fail",
  reason = "",
) {
  const turn = act === "reject" ? rejectWithdrawal : failWithdrawal;
  await turn(staff, { merchant, reference, reason });
  say(`${reference} is over, and the money is back.`);
}

async function pay(
  { staff, say, merchant, reference }: Given,
  parts: readonly string[],
  named = "hand",
) {
  const through = THROUGH.find((one) => one === named);
  if (!through) throw new WrongUse(`Nothing is paid through "${named}".`);

  const amounts = parts.map((text) => {
    const amount = parseAmount(text);
    if (amount === null) throw new WrongUse(`${text} is no amount such as 900 or 900.50.`);
    return amount;
  });
  say(`${reference} is ${await payWithdrawal(staff, { merchant, reference, amounts, through })}.`);
}

async function resolve(
  { staff, say, merchant, reference }: Given,
  finding: (typeof FINDINGS)[number],
  part: string | undefined,
) {
  const input = { merchant, reference, part: partNumber(part), finding };
  say(`${reference} is ${await resolvePayment(staff, input)}.`);
}

async function judge(
  { staff, say, merchant, reference }: Given,
  judgement: Judgement,
  part: string | undefined,
) {
  const input = { merchant, reference, part: partNumber(part), judgement };
  say(`${reference} is ${await judgePayment(staff, input)}.`);
}

async function lose(
  { staff, say, merchant, reference }: Given,
  part: string | undefined,
  named: string | undefined,
) {
  const remedy = LOST_REMEDIES.find((one) => one === named);
  if (!remedy) throw new WrongUse(`Say what becomes of it: --way ${LOST_REMEDIES.join("|")}.`);
  const input = { merchant, reference, part: partNumber(part), remedy };
  const { outcome } = await reportLostPayment(staff, input);
  const done = remedy === "back" ? "the money is in the player's cash" : "it may be paid again";
  say(outcome === "waiting" ? `${reference} needs a second word.` : `${reference}: ${done}.`);
}

function partNumber(text: string | undefined): number {
  if (text && /^\d+$/.test(text)) return Number(text);
  throw new WrongUse("Say which part: 1, 2 …");
}

async function block({ staff, say, merchant, reference: username }: Given, isBlocked: boolean) {
  await blockWithdrawals(staff, { merchant, username, isBlocked });
  say(isBlocked ? `${username} can withdraw nothing.` : `${username} can withdraw again.`);
}
