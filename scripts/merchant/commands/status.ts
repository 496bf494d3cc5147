import { parseArgs } from "node:util";
import { type StatusName, setSiteStatus } from "#platform/staff/merchant/set-site-status.ts";
import { type Command, WrongUse } from "../command.ts";
import { instantOf } from "../instant-of.ts";

const NAMES: readonly StatusName[] = ["open", "maintenance", "blocked"];
const options = { until: { type: "string" } } as const;

export const status: Command = {
  usage: [
    "status <merchant> open|blocked",
    "status <merchant> maintenance [--until 2026-12-01T06:00Z]",
  ],
  async run(args, staff, say) {
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    const [merchant, wanted] = positionals;
    const name = NAMES.find((one) => one === wanted);
    if (!merchant || !name) throw new WrongUse(`The status is one of ${NAMES.join(", ")}.`);
    await setSiteStatus(staff, { merchant, status: name, until: instantOf("until", values.until) });
    say(`${merchant} is ${name}.`);
  },
};
