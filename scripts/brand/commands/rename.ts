import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Command, WrongUse } from "../command.ts";
import { answersSchema } from "../new/answers.ts";
import { knownCode } from "./known-code.ts";

/** What of a brand's files names the code itself; other words of the same letters stay. */
const KEYS = /(["']?\b(?:code|merchant)\b["']?: )"(\w+)"/g;

export const rename: Command = {
  usage: ["rename <code> <new code>"],
  async run(args, { root, say }) {
    const { positionals } = parseArgs({ args, allowPositionals: true });
    const old = knownCode(root, positionals[0]);
    const code = positionals[1] ?? "";
    const { success, error } = answersSchema.shape.code.safeParse(code);
    if (!success) throw new WrongUse(`"${code}" is no code: ${error.issues[0]?.message}.`);
    const target = join(root, "brands", code);
    if (existsSync(target)) throw new WrongUse(`There is a brand "${code}" already.`);
    renameSync(join(root, "brands", old), target);
    for (const name of ["brand.config.ts", "merchant.json"]) {
      const file = join(target, name);
      if (!existsSync(file)) continue;
      const text = readFileSync(file, "utf8")
        .replaceAll(KEYS, (whole, key, value) => (value === old ? `${key}"${code}"` : whole))
        .replaceAll(new RegExp(`"${old}(2?\\.localhost)"`, "g"), `"${code}$1"`);
      writeFileSync(file, text);
    }
    say(
      `brands/${old} is brands/${code} now. On a platform that knows "${old}", its merchant, members and books keep the old code.`,
    );
    return 0;
  },
};
