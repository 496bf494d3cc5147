import { parseArgs } from "node:util";
import { type Command, type Place, WrongUse } from "../command.ts";
import { factsAtUrl } from "../plan/facts-at-url.ts";
import { makePlan, statusOfPlan } from "../plan/plan.ts";
import { planJson, planText } from "../plan/plan-report.ts";
import { ownPages, readFacts } from "../plan/read-facts.ts";
import { brandCodes, readBrand } from "../source/brand-source.ts";
import { filesAtRef } from "../source/files-at-ref.ts";
import { knownCode } from "./known-code.ts";

const options = { against: { type: "string" }, json: { type: "boolean" } } as const;

export const plan: Command = {
  usage: [
    "plan <code …> --against <commit, branch or tag> [--json]",
    "plan <code> --against https://juego.example  (a running site)",
  ],
  async run(args, place) {
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    const { against } = values;
    if (!against)
      throw new WrongUse("Say against what: --against origin/main, or the address of a site.");
    if (positionals.length === 0) knownCode(place.root);
    const plans = [];
    for (const code of positionals) {
      const before = await factsOf(place, code, against);
      if (!before && !brandCodes(place.root).includes(code)) knownCode(place.root, code);
      plans.push(makePlan(code, against, before, readFacts(place.root, code)));
    }
    place.say(values.json ? planJson(plans) : plans.map(planText).join("\n\n"));
    return Math.max(...plans.map(statusOfPlan));
  },
};

/** A brand removed here may still exist on the platform; only the platform knows. */
async function factsOf({ root }: Place, code: string, against: string) {
  if (/^https?:\/\//.test(against))
    return factsAtUrl(against, code, ownPages(readBrand(root, code)));
  const paths = [`brands/${code}`, "app/i18n/locales", "app/routes.ts"];
  const other = filesAtRef(root, against, paths);
  try {
    return readFacts(other.root, code);
  } finally {
    other.remove();
  }
}
