import { parseArgs } from "node:util";
import { approve, refuse } from "#platform/staff/approvals/decide-approval.ts";
import { listApprovals } from "#platform/staff/approvals/list-approvals.ts";
import { type Command, WrongUse } from "../command.ts";

const options = { all: { type: "boolean" }, after: { type: "string" } } as const;

export const approval: Command = {
  usage: ["approval list <merchant> [--all] [--after <id>]", "approval yes|no <merchant> <id>"],
  async run(args, staff, say) {
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    const [act = "", merchant = "", id = ""] = positionals;
    if (act === "list") {
      const page = { all: values.all ?? false, after: values.after };
      for (const row of await listApprovals(staff, merchant, page)) {
        const about = `${row.askedAt.toISOString().slice(0, 16)}  ${row.state.padEnd(9)}${row.verb}`;
        const by = row.decidedBy ? `, decided by ${row.decidedBy}` : "";
        say(`${row.id}  ${about}  by ${row.askedBy}${by}  ${JSON.stringify(row.input)}`);
      }
      return;
    }
    if (!id || (act !== "yes" && act !== "no"))
      throw new WrongUse("Say yes or no to which request.");
    if (act === "no") await refuse(staff, { merchant, id });
    else await approve(staff, { merchant, id });
    say(act === "no" ? `${id} is refused.` : `${id} is done.`);
  },
};
