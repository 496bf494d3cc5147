import type { StaffContext } from "#platform/staff/staff-context.ts";
import {
  type FailingRun,
  listFailingWork,
  startWorkAgain,
} from "#platform/staff/work/failing-work.ts";
import { type Command, WrongUse } from "../command.ts";

export const work: Command = {
  usage: ["work list <merchant>", "work again <merchant> <kind> [<period>]"],
  async run([act = "", merchant = "", kind = "", slot = ""], staff, say) {
    if (act === "list") return list(staff, merchant, say);
    if (act !== "again" || !kind) throw new WrongUse("Say what to do with which work.");
    await startWorkAgain(staff, merchant, { kind, slot });
    say(`${[kind, slot].filter(Boolean).join(" ")} starts again.`);
  },
};

async function list(staff: StaffContext, merchant: string, say: (line: string) => void) {
  let page = await listFailingWork(staff, merchant);
  if (page.length === 0) return say("Nothing keeps failing.");
  while (page.length > 0) {
    for (const run of page) say(lineOf(run));
    page = await listFailingWork(staff, merchant, page.at(-1));
  }
}

function lineOf({ kind, slot, state, attempt, error, dueAt }: FailingRun): string {
  const next = state === "DEAD" ? "given up" : `next ${dueAt?.toISOString().slice(0, 16)}`;
  return `${kind.padEnd(18)}${slot.padEnd(16)}${attempt} attempts  ${error}  ${next}`;
}
