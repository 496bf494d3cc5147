import { parseArgs } from "node:util";
import { formatAmount, parseAmount } from "#platform/domain/money.ts";
import {
  judgePurseMove,
  listPurseMoves,
  PURSE_JUDGEMENTS,
} from "#platform/staff/play/judge-purse-move.ts";
import { type Command, WrongUse } from "../../command.ts";

export const purse: Command = {
  usage: [
    "purse list <merchant> [--all]",
    `purse ${PURSE_JUDGEMENTS.join("|")} <merchant> <reference> [--amount 250.50]`,
  ],
  async run(args, staff, say) {
    const { positionals, values } = parseArgs({
      args,
      options: { all: { type: "boolean" }, amount: { type: "string" } },
      allowPositionals: true,
    });
    const [act = "", merchant = "", reference = ""] = positionals;
    if (act === "list") {
      for (const { row, username } of await listPurseMoves(staff, merchant, {
        all: values.all ?? false,
      })) {
        const time = row.createdAt.toISOString().slice(0, 16);
        const amount = (row.amount === null ? "all" : formatAmount(row.amount)).padStart(12);
        const state = row.status === "OPEN" && row.flaggedAt ? "CALL" : row.status;
        const direction = `${row.direction.padEnd(3)} ${row.vendor}`;
        say(`${row.reference}  ${time}  ${state.padEnd(6)}${amount}  ${direction}  ${username}`);
      }
      return;
    }
    const judgement = PURSE_JUDGEMENTS.find((one) => one === act);
    if (!judgement || !reference) throw new WrongUse("Say what became of which move.");
    const amount = values.amount === undefined ? undefined : parseAmount(values.amount);
    if (amount === null) throw new WrongUse(`${values.amount} is no amount such as 900.50.`);
    const { outcome } = await judgePurseMove(staff, { merchant, reference, judgement, amount });
    say(outcome === "waiting" ? `${reference} needs a second word.` : `${reference} is over.`);
  },
};
