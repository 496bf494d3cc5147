import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { statusOf, textReport } from "../check/report.ts";
import { type Command, WrongUse } from "../command.ts";
import { readAnswers } from "../new/answers.ts";
import { ask, lacksAnswers } from "../new/ask.ts";
import { MOODS } from "../new/colours/moods.ts";
import { makeBrand } from "../new/make-brand.ts";
import { hostsOf } from "../new/write-data.ts";

const text = { type: "string" } as const;
const list = { type: "string", multiple: true } as const;
const options = {
  ...{ from: text, name: text, mood: text, color: text, color2: text },
  ...{ host: list, language: list, logo: text, "logo-dark": text },
  ...{ country: text, currency: text, symbol: text, email: text, company: text },
  ...{ helpline: text, licence: text, authority: text, jurisdiction: text },
  draft: { type: "boolean" } as const,
};

export const create: Command = {
  usage: [
    "new                                   asks for everything",
    `new <code> --name "Mi Marca" --mood ${Object.keys(MOODS).join("|")} --color "#8a1f5c"`,
    "    [--color2 …] [--host … --host …] [--logo logo.svg] [--logo-dark …] [--language es]",
    "    [--country MX] [--currency MXN] [--symbol $] [--email …] [--company …] [--helpline …]",
    "    [--licence …] [--authority …] [--jurisdiction …] [--draft]",
    "new --from answers.json",
  ],
  async run(args, place) {
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    if (positionals.length > 1)
      throw new WrongUse(`One brand at a time: "${positionals[1]}" is one word too many.`);
    const { from, host, language, "logo-dark": logoDark, ...plain } = values;
    const given: Record<string, unknown> = {
      ...(from && fromFile(from)),
      ...(positionals[0] && { code: positionals[0] }),
      ...plain,
      ...(host && { hosts: host }),
      ...(language && { languages: language }),
      ...(logoDark && { logoDark }),
    };
    const isAsked = !from && process.stdin.isTTY === true && lacksAnswers(given);
    const answers = readAnswers(isAsked ? await ask(given, place.root) : given);
    const started = performance.now();
    const findings = await makeBrand(answers, place);
    if (findings.length > 0) place.say(textReport(findings, [answers.code]));
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    const [first] = hostsOf(answers);
    place.say(
      `brands/${answers.code} is there after ${seconds} s. Start it with npm start and open http://${first}:3000`,
    );
    return statusOf(findings);
  },
};

function fromFile(path: string): object {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new WrongUse(`${path} cannot be read: ${(error as Error).message}`);
  }
}
