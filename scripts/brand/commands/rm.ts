import { rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Command, WrongUse } from "../command.ts";
import { knownCode } from "./known-code.ts";

export const remove: Command = {
  usage: ["rm <code> --yes"],
  async run(args, { root, say }) {
    const options = { yes: { type: "boolean" } } as const;
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    const code = knownCode(root, positionals[0]);
    if (!values.yes)
      throw new WrongUse(
        `It would delete brands/${code} with everything in it. Say so with --yes; the merchant and its books stay on the platform.`,
      );
    rmSync(join(root, "brands", code), { recursive: true });
    say(`brands/${code} is gone. Its merchant and its books are still on the platform.`);
    return 0;
  },
};
