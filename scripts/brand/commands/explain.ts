import { parseArgs } from "node:util";
import { CannotStart } from "#platform/store/embedded/cannot-start.ts";
import { checkData } from "../check/checks/check-data.ts";
import { type Command, WrongUse } from "../command.ts";
import { readBrand } from "../source/brand-source.ts";
import { knownCode } from "./known-code.ts";
import { valueSteps } from "./value-steps.ts";

const options = { platform: { type: "string" }, database: { type: "boolean" } } as const;

export const explain: Command = {
  usage: [
    "explain <code> <key>                  layout.hero, light.palette.faint, es.home.popular",
    "explain <code> flags.FREEPLAY3 [--platform http://127.0.0.1:3001]",
    "explain <code> status [--platform http://127.0.0.1:3001]  as its platform tells whoever asks",
    "explain <code> withdrawals.amountMin [--database]  as the servers' own database has it",
  ],
  async run(args, { root, say }) {
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    const code = knownCode(root, positionals[0]);
    const [, key] = positionals;
    if (!key) throw new WrongUse("Say which value, such as layout.hero.");
    if (values.platform && values.database)
      throw new WrongUse("Say one of the two that are asked: --platform or --database.");
    const { known } = checkData(readBrand(root, code));
    if (!known) throw new WrongUse(`It cannot be read: npm run brand -- check ${code}`);
    const opened = values.database ? await openDatabase() : undefined;
    const at = { origin: values.platform, staff: opened?.parts };
    const steps = await valueSteps(known, key, at).finally(opened?.close);
    const shown = steps.at(-1)!;
    say(`${key} is ${JSON.stringify(shown.value)}, from ${shown.from}`);
    for (const { from, value } of steps) say(`  ${JSON.stringify(value)}  ${from}`);
    return 0;
  },
};

/** Only this command waits for the modules that open a database. */
async function openDatabase() {
  const { openStaff } = await import("#scripts/merchant/open-staff.ts");
  return openStaff({ isReading: true }).catch((error: unknown) => {
    throw error instanceof CannotStart ? new WrongUse(error.message) : error;
  });
}
