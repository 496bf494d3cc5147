import { parseArgs } from "node:util";
import { checkBrands } from "../check/check-brands.ts";
import { jsonReport, sarifReport, statusOf, textReport } from "../check/report.ts";
import { type Command, WrongUse } from "../command.ts";
import { brandCodes } from "../source/brand-source.ts";
import { knownCode } from "./known-code.ts";

const options = { json: { type: "boolean" }, format: { type: "string" } } as const;

export const check: Command = {
  usage: ["check [code …] [--json | --format sarif]"],
  async run(args, { root, say }) {
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    const codes = brandCodes(root);
    for (const code of positionals) knownCode(root, code);
    const format = values.json ? "json" : (values.format ?? "text");
    if (!["json", "sarif", "text"].includes(format))
      throw new WrongUse("The format is text, json or sarif.");
    const findings = await checkBrands(root, positionals);
    if (format === "json") say(jsonReport(findings));
    else if (format === "sarif") say(sarifReport(findings));
    else say(textReport(findings, positionals.length > 0 ? positionals : codes));
    return statusOf(findings);
  },
};
