import { checkData } from "../check/checks/check-data.ts";
import type { Command } from "../command.ts";
import { brandCodes, readBrand } from "../source/brand-source.ts";

export const list: Command = {
  usage: ["list"],
  async run(_args, { root, say }) {
    for (const code of brandCodes(root)) {
      const { known } = checkData(readBrand(root, code));
      const facts = known
        ? [
            known.data.name,
            known.data.hosts.join(" "),
            known.data.languages.join(" "),
            known.data.currency.code,
            Object.values(known.data.layout).slice(0, 3).join(" "),
          ]
        : [`cannot be read: npm run brand -- check ${code}`];
      say([code.padEnd(14), ...facts].join("  "));
    }
    return 0;
  },
};
