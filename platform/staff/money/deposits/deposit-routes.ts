import {
  staffDepositApprove,
  staffDepositAsk,
  staffDepositCredit,
  staffDepositList,
  staffDepositReject,
  staffDepositShow,
} from "../../../contract/staff/deposits.ts";
import type { InputOf, ValueOf } from "../../../contract/wire/call.ts";
import { at, type OfficeRoute } from "../../office-route.ts";
import { requirePerson } from "../../people/desk.ts";
import { type MerchantDesk, staffOf } from "../../people/manage-people.ts";
import { hasGrant } from "../../people/require-grant.ts";
import { pictureOf } from "../../picture-of.ts";
import { creditByHand } from "./credit-by-hand.ts";
import { approveDeposit, askForSlip, rejectDeposit } from "./decide-deposit.ts";
import { listDepositRequests } from "./list-deposit-requests.ts";
import { readDepositRequest } from "./read-deposit-request.ts";

/** The office's calls about deposits. */
export const depositRoutes: readonly OfficeRoute[] = [
  at(staffDepositList, list),
  at(staffDepositShow, show),
  at(staffDepositApprove, async (desk, { reference, amount = null }) => {
    const named = { merchant: desk.merchant, reference, amount };
    return { credited: await approveDeposit(staffOf(desk), named) };
  }),
  at(staffDepositReject, async (desk, input) => {
    await rejectDeposit(staffOf(desk), { ...input, merchant: desk.merchant });
    return {};
  }),
  at(staffDepositAsk, async (desk, input) => {
    await askForSlip(staffOf(desk), { ...input, merchant: desk.merchant });
    return {};
  }),
  at(staffDepositCredit, (desk, { user: account, amount }) => {
    const { merchant, idempotencyKey: key } = desk;
    if (key === null) throw new Error("a credit without a key");
    return creditByHand(staffOf(desk), { merchant, account, amount, key });
  }),
];

async function list(
  desk: MerchantDesk,
  { all }: InputOf<typeof staffDepositList>,
): Promise<ValueOf<typeof staffDepositList>> {
  const shown = { all: all === "yes" };
  const found = await listDepositRequests(staffOf(desk), desk.merchant, shown);
  return found.map(({ row, username }) => ({
    // Older deposits have no reference.
    reference: row.reference || row.id,
    at: row.createdAt.getTime(),
    ...{ status: row.status, amount: row.amount, method: row.method, note: row.note },
    account: username,
  }));
}

async function show(
  desk: MerchantDesk,
  { reference }: InputOf<typeof staffDepositShow>,
): Promise<ValueOf<typeof staffDepositShow>> {
  const takesUp = hasGrant(requirePerson(desk), "deposit.approve", desk.merchant);
  const asked = { merchant: desk.merchant, reference, takesUp };
  const found = await readDepositRequest(staffOf(desk), asked);
  const { row, username, payeeName, steps, slips } = found;
  const name = row.reference || row.id;
  return {
    reference: name,
    ...{ status: row.status, amount: row.amount, currency: row.currency, account: username },
    ...{ method: row.method, note: row.note, payeeName: payeeName || null },
    steps: steps.map(({ at, kind, by, staff, amount, reason }) => ({
      ...{ at: at.getTime(), kind, by: staff ?? by, amount, reason: reason || null },
    })),
    slips: slips.map((slip) => pictureOf(`${name}-${slip.number}`, slip)),
  };
}
