import { parseArgs } from "node:util";
import { closeFinding, listOpenFindings } from "#platform/staff/play/close-finding.ts";
import { type Command, WrongUse } from "../command.ts";

export const finding: Command = {
  usage: ["finding list <merchant>", 'finding close <merchant> <subject> --reason "…"'],
  async run(args, staff, say) {
    const { positionals, values } = parseArgs({
      args,
      options: { reason: { type: "string" } },
      allowPositionals: true,
    });
    const [act = "", merchant = "", subject = ""] = positionals;
    if (act === "list") {
      for (const { foundAt, kind, party, subject, details } of await listOpenFindings(
        staff,
        merchant,
      )) {
        const shown = Object.entries(details).map(([name, value]) => `${name}=${value}`);
        say(
          `${foundAt.toISOString().slice(0, 16)}  ${kind}  ${party}  ${subject}  ${shown.join(" ")}`,
        );
      }
      return;
    }
    if (act !== "close" || !subject) throw new WrongUse("Say what to do with which finding.");
    if (!values.reason) throw new WrongUse("Say why it is closed, with --reason.");
    await closeFinding(staff, { merchant, subject, reason: values.reason });
    say(`${subject} is closed.`);
  },
};
