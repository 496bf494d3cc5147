import { cpSync, existsSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Command, WrongUse } from "../command.ts";
import { identitiesOf, takenFault } from "../new/brand-identities.ts";
import { codeFault } from "../new/faults/code-fault.ts";
import { openWorkshop } from "../new/workshop.ts";
import { knownCode } from "./known-code.ts";
import { renamedFiles } from "./renamed-files.ts";

export const rename: Command = {
  usage: ["rename <code> <new code>"],
  async run(args, { root, say }) {
    const { positionals } = parseArgs({ args, allowPositionals: true });
    const old = knownCode(root, positionals[0]);
    const code = positionals[1] ?? "";
    if (positionals.length > 2) throw new WrongUse("Rename one brand at a time.");
    const fault = codeFault(root, code);
    if (fault) throw new WrongUse(`"${code}" is no code: ${fault}.`);
    if (existsSync(join(root, "brands", code)))
      throw new WrongUse(`There is a brand "${code}" already: choose another code.`);
    const others = identitiesOf(root).filter((brand) => brand.code !== old);
    const taken = takenFault(others, code);
    if (taken) throw new WrongUse(taken);
    const { files, changed, stays } = renamedFiles({ root, old, code }, others);
    const workshop = openWorkshop(root);
    try {
      const made = workshop.brand(code);
      cpSync(join(root, "brands", old), made, { recursive: true, preserveTimestamps: true });
      for (const [name, text] of Object.entries(files)) writeFileSync(join(made, name), text);
      // The new folder first: an interruption here leaves two whole folders, never none.
      renameSync(made, join(root, "brands", code));
      renameSync(join(root, "brands", old), workshop.brand(old));
    } finally {
      workshop.close();
    }
    say(`brands/${old} is brands/${code} now.`);
    for (const line of changed) say(`  changed  ${line}`);
    for (const line of stays) say(`  stays    ${line}`);
    return 0;
  },
};
