import { renameSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Command, WrongUse } from "../command.ts";
import { openWorkshop } from "../new/workshop.ts";
import { knownCode } from "./known-code.ts";

export const remove: Command = {
  usage: ["rm <code …> --yes"],
  async run(args, { root, say }) {
    const options = { yes: { type: "boolean" } } as const;
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    const named = positionals.length > 0 ? positionals : [undefined];
    const codes = [...new Set(named.map((code) => knownCode(root, code)))];
    const folders = codes.map((code) => `brands/${code}`).join(", ");
    if (!values.yes)
      throw new WrongUse(
        `It would delete ${folders} with everything in it. Say so with --yes; merchants and their books stay on the platform.`,
      );
    // Each folder moves away in one step, so that no command meets a partly removed brand.
    const workshop = openWorkshop(root);
    for (const code of codes) renameSync(join(root, "brands", code), workshop.brand(code));
    workshop.close();
    say(
      `${folders}: gone. A platform that knows the merchant keeps it with its members and books. So does a demonstration, and a new brand of the same code would find its currency, flags and banners there: DATA_DIR=.data/anew npm start begins with data of its own.`,
    );
    return 0;
  },
};
