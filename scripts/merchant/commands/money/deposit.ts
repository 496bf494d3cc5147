import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { DEPOSIT_REASONS } from "#platform/contract/money/cashier.ts";
import { formatAmount, parseAmount } from "#platform/domain/money.ts";
import { creditByHand } from "#platform/staff/money/deposits/credit-by-hand.ts";
import {
  approveDeposit,
  askForSlip,
  rejectDeposit,
} from "#platform/staff/money/deposits/decide-deposit.ts";
import { listDepositRequests } from "#platform/staff/money/deposits/list-deposit-requests.ts";
import { readDepositRequest } from "#platform/staff/money/deposits/read-deposit-request.ts";
import type { StaffContext } from "#platform/staff/staff-context.ts";
import { type Command, WrongUse } from "../../command.ts";

const options = {
  all: { type: "boolean" },
  reason: { type: "string", default: "" },
  amount: { type: "string" },
  images: { type: "string" },
  user: { type: "string", default: "" },
} as const;

type Say = (line: string) => void;
type Named = { merchant: string; reference: string };

export const deposit: Command = {
  usage: [
    "deposit list <merchant> [--all]",
    "deposit show <merchant> <reference> [--images <folder>]",
    "deposit approve <merchant> <reference> [--amount 480.00]",
    `deposit reject|ask <merchant> <reference> --reason ${DEPOSIT_REASONS.slice(0, 4).join("|")}`,
    "deposit credit <merchant> --user <account> --amount 100.00",
  ],
  async run(args, staff, say) {
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    const [act = "", merchant = "", reference = ""] = positionals;
    if (act === "list") return list(staff, merchant, values.all ?? false, say);
    const amount = amountOf(values.amount);
    if (act === "credit") {
      const { user: account } = values;
      if (!account || amount === null) throw new WrongUse("Say --user and --amount.");
      const made = await creditByHand(staff, { merchant, account, amount });
      return say(
        made.outcome === "done"
          ? `${account} was credited ${formatAmount(amount)}, ${made.reference}.`
          : `${made.reference} needs a second yes: approval yes ${merchant} ${made.approval}`,
      );
    }
    if (!reference) throw new WrongUse("Say what to do with which deposit.");
    const named = { merchant, reference };
    if (act === "show") return show(staff, named, values.images, say);
    if (act === "approve") {
      const credit = await approveDeposit(staff, { ...named, amount });
      return say(`${reference} is credited with ${formatAmount(credit)}.`);
    }
    if (act !== "reject" && act !== "ask") throw new WrongUse(`A deposit cannot be "${act}".`);
    const turn = act === "reject" ? rejectDeposit : askForSlip;
    await turn(staff, { ...named, reason: values.reason });
    say(act === "reject" ? `${reference} is over.` : `${reference} waits for another slip.`);
  },
};

function amountOf(text: string | undefined): bigint | null {
  if (text === undefined) return null;
  const amount = parseAmount(text);
  if (amount === null) throw new WrongUse(`${text} is no amount such as 900 or 900.50.`);
  return amount;
}

async function list(staff: StaffContext, merchant: string, all: boolean, say: Say) {
  for (const { row, username } of await listDepositRequests(staff, merchant, { all })) {
    const time = row.createdAt.toISOString().slice(0, 16);
    const amount = formatAmount(row.amount).padStart(12);
    const about = `${row.method.padEnd(8)}${row.note ?? "      "}`;
    const name = row.reference || row.id;
    say(`${name}  ${time}  ${row.status.padEnd(15)}${amount}  ${about}  ${username}`);
  }
}

/** Prints the history of a deposit; writes its slips into a folder. */
async function show(
  staff: StaffContext,
  { merchant, reference }: Named,
  folder: string | undefined,
  say: Say,
) {
  const found = await readDepositRequest(staff, merchant, reference);
  const { row, username, payeeName } = found;
  say(`${row.reference}  ${row.status}  ${formatAmount(row.amount)} ${row.currency}  ${username}`);
  say(`${row.method}${row.note ? `, reference ${row.note}` : ""}${payeeName && `, ${payeeName}`}`);
  for (const { at, kind, by, staff: who, amount, reason } of found.steps) {
    const sum = amount === null ? "" : `  ${formatAmount(amount)}`;
    say(`${at.toISOString()}  ${kind}  ${who ?? by}${sum}${reason ? `  ${reason}` : ""}`);
  }
  if (folder) await mkdir(folder, { recursive: true });
  for (const { number, contentType, content } of found.slips) {
    const name = `${row.reference}-${number}.${contentType === "image/png" ? "png" : "jpg"}`;
    if (folder) await writeFile(join(folder, name), content);
    say(folder ? join(folder, name) : name);
  }
}
