import {
  staffWithdrawalApprove,
  staffWithdrawalBlock,
  staffWithdrawalFail,
  staffWithdrawalJudge,
  staffWithdrawalList,
  staffWithdrawalLost,
  staffWithdrawalPay,
  staffWithdrawalReject,
  staffWithdrawalResolve,
  staffWithdrawalReturnRest,
  staffWithdrawalShow,
} from "../../contract/staff/withdrawals.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { at, type OfficeRoute } from "../office-route.ts";
import { type MerchantDesk, staffOf } from "../people/manage-people.ts";
import { pictureOf } from "../picture-of.ts";
import { blockWithdrawals } from "./block-withdrawals.ts";
import { approveWithdrawal, failWithdrawal, rejectWithdrawal } from "./decide-withdrawal.ts";
import { judgePayment } from "./judge-payment.ts";
import { listRequests } from "./list-requests.ts";
import { payWithdrawal } from "./pay-withdrawal.ts";
import { readRequest } from "./read-request.ts";
import { reportLostPayment } from "./report-lost-payment.ts";
import { resolvePayment } from "./resolve-payment.ts";
import { returnRest } from "./return-rest.ts";

const JUDGEMENTS = {
  verify: "verify",
  settle: "settle",
  "pay-again": "payAgain",
  "send-again": "sendAgain",
  force: "force",
} as const;

/** The office's calls about withdrawals. */
export const withdrawalRoutes: readonly OfficeRoute[] = [
  at(staffWithdrawalList, list),
  at(staffWithdrawalShow, show),
  at(staffWithdrawalApprove, (desk, input) =>
    approveWithdrawal(staffOf(desk), { ...input, merchant: desk.merchant }),
  ),
  at(staffWithdrawalReject, async (desk, input) => {
    await rejectWithdrawal(staffOf(desk), { ...input, merchant: desk.merchant });
    return {};
  }),
  at(staffWithdrawalFail, async (desk, input) => {
    await failWithdrawal(staffOf(desk), { ...input, merchant: desk.merchant });
    return {};
  }),
  at(staffWithdrawalPay, async (desk, { part: amounts, ...input }) => ({
    status: await payWithdrawal(staffOf(desk), { ...input, amounts, merchant: desk.merchant }),
  })),
  at(staffWithdrawalResolve, async (desk, input) => ({
    status: await resolvePayment(staffOf(desk), { ...input, merchant: desk.merchant }),
  })),
  at(staffWithdrawalJudge, async (desk, { judgement: word, ...input }) => {
    const judgement = JUDGEMENTS[word];
    const judged = { ...input, judgement, merchant: desk.merchant };
    return { status: await judgePayment(staffOf(desk), judged) };
  }),
  at(staffWithdrawalReturnRest, async (desk, { reference }) => ({
    status: await returnRest(staffOf(desk), { merchant: desk.merchant, reference }),
  })),
  at(staffWithdrawalLost, (desk, { way: remedy, ...input }) =>
    reportLostPayment(staffOf(desk), { ...input, remedy, merchant: desk.merchant }),
  ),
  at(staffWithdrawalBlock, async (desk, { act, username }) => {
    const isBlocked = act === "block";
    await blockWithdrawals(staffOf(desk), { merchant: desk.merchant, username, isBlocked });
    return {};
  }),
];

async function list(
  desk: MerchantDesk,
  { all }: InputOf<typeof staffWithdrawalList>,
): Promise<ValueOf<typeof staffWithdrawalList>> {
  const found = await listRequests(staffOf(desk), desk.merchant, { all: all === "yes" });
  return found.map(({ row, username, isUnclear }) => ({
    ...{ reference: row.reference, at: row.createdAt.getTime(), status: row.status },
    ...{ amount: row.amount, account: username, isUnclear },
  }));
}

async function show(
  desk: MerchantDesk,
  { reference }: InputOf<typeof staffWithdrawalShow>,
): Promise<ValueOf<typeof staffWithdrawalShow>> {
  const found = await readRequest(staffOf(desk), desk.merchant, reference);
  const { row, username, destination, parts, payments, steps } = found;
  const proofs = found.proofs.map((proof) => ({
    ...{ part: proof.part, attempt: proof.attempt, comment: proof.comment },
    picture: pictureOf(`${row.reference}-${proof.part}-${proof.attempt}`, proof),
  }));
  return {
    ...{ reference: row.reference, status: row.status, amount: row.amount },
    ...{ currency: row.currency, account: username, ...destination },
    parts: parts.map(({ number: part, amount, status, isForced }) => ({
      ...{ part, amount, status, isForced },
    })),
    payments: payments.map(({ part, attempt, gateway, status, asked, flaggedAt }) => ({
      ...{ part, attempt, gateway, status, asked },
      isUnclear: status === "OPEN" && flaggedAt !== null,
    })),
    steps: steps.map(({ at, kind, by, staff, part, reason }) => ({
      ...{ at: at.getTime(), kind, by: staff ?? by, part, reason: reason || null },
    })),
    proofs: proofs.map(({ picture, ...proof }) => ({ ...proof, picture: picture.name })),
    pictures: proofs.map(({ picture }) => picture),
  };
}
