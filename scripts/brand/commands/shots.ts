import { parseArgs } from "node:util";
import { type Command, WrongUse } from "../command.ts";
import { brandCodes } from "../source/brand-source.ts";
import { knownCode } from "./known-code.ts";

const text = { type: "string" } as const;
const list = { type: "string", multiple: true } as const;
const options = {
  ...{ screens: list, look: list, reference: text, to: text, difference: text, budget: text },
  keep: { type: "boolean" },
} as const;

export const shots: Command = {
  usage: [
    "shots [code …]                        how it looks, beside how it was kept: a gallery",
    "shots [code …] --keep                 from now on it is right as it looks",
    "    [--screens /help … | --screens all] [--look phone-dark …] [--difference 0.1 (%)]",
    "    [--budget 900 (kB a page)] [--reference .data/shots-kept] [--to .data/shots]",
  ],
  async run(args, place) {
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    const codes = positionals.map((code) => knownCode(place.root, code));
    // Loaded here, as it reads a browser's driver and no other command needs it.
    const { shootBrands } = await import("../shots/shoot-brands.ts");
    return shootBrands(place, {
      codes: codes.length > 0 ? codes : brandCodes(place.root),
      screens: values.screens,
      looks: values.look ?? [""],
      reference: values.reference ?? ".data/shots-kept",
      to: values.to ?? ".data/shots",
      isKept: values.keep === true,
      limits: {
        difference: numberIn(values.difference, "difference") ?? DIFFERENCE,
        budget: (numberIn(values.budget, "budget") ?? BUDGET_KB) * 1000,
      },
    });
  },
};

/** In percent of a picture's pixels, and in kilobytes of a page. */
const [DIFFERENCE, BUDGET_KB] = [0.02, 1500];

function numberIn(given: string | undefined, name: string): number | undefined {
  if (given === undefined) return undefined;
  if (!/^\d+(\.\d+)?$/.test(given)) throw new WrongUse(`--${name} is a number, not "${given}".`);
  return Number(given);
}
