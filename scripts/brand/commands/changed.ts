import { parseArgs } from "node:util";
import { type Command, WrongUse } from "../command.ts";
import { changedBrands } from "../source/changed-brands.ts";

const options = {
  against: { type: "string" },
  removed: { type: "boolean" },
  json: { type: "boolean" },
} as const;

export const changed: Command = {
  usage: [
    "changed --against origin/main [--json]  whose image a change alters; all, where it is shared",
    "changed --against origin/main --removed  whose folder is gone",
  ],
  async run(args, { root, say }) {
    const { values } = parseArgs({ args, options });
    if (!values.against) throw new WrongUse("Say against what: --against origin/main.");
    const found = changedBrands(root, values.against);
    const codes = values.removed ? found.removed : found.changed;
    if (values.json) say(JSON.stringify(codes));
    else for (const code of codes) say(code);
    return 0;
  },
};
