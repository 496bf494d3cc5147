import { parseArgs } from "node:util";
import { z } from "zod";
import { readEnv } from "#env";
import { WrongUse, wordsOfError } from "#scripts/lib/command-line.ts";
import { examine } from "./examine.ts";
import { openMail, openNet } from "./open-net.ts";
import { openWorld, outsideOf } from "./open-world.ts";
import { showFindings } from "./show-findings.ts";

const USAGE = "npm run doctor -- [merchant] [--json] [--send <address>]";

/** Looks at an installation and says what is wrong. Exits with 1 when anything is. */
async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      json: { type: "boolean", default: false },
      send: { type: "string" },
      help: { type: "boolean", default: false },
    },
  });
  const [only, ...more] = positionals;
  if (values.help || more.length > 0) {
    console.log(USAGE);
    return values.help ? 0 : 1;
  }
  const { data: sendTo, success } = z.email().optional().safeParse(values.send);
  if (!success) throw new WrongUse(`"${values.send}" is no e-mail address.`);
  const findings = await examine({
    readEnv,
    outside: async (env) => outsideOf(env, { net: openNet(), mail: await openMail(env), sendTo }),
    open: (outside) => openWorld(outside, only),
  });
  if (values.json) console.log(JSON.stringify(findings, null, 2));
  else for (const line of showFindings(findings)) console.log(line);
  return findings.some(({ state }) => state === "wrong") ? 1 : 0;
}

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(wordsOfError(error));
  console.error(USAGE);
  return 1;
});
