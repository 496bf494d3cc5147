import { readTerms } from "#platform/domain/contracts/written-terms.ts";
import { WrongUse } from "#scripts/lib/command-line.ts";
import { readNamed } from "./read-named.ts";
import type { Reader } from "./reader.ts";

/** The terms of a contract from a JSON file, whose amounts are written "100000.00". */
export const contractTerms: Reader = {
  usage: "--terms terms.json",
  fields: ["terms"],
  options: ["terms"],
  async read({ options: { terms: name } }) {
    if (!name) throw new WrongUse("--terms is missing.");
    const text = await readNamed(name);
    try {
      return { terms: readTerms(JSON.parse(text)) };
    } catch (error) {
      throw new WrongUse(`${name} is no JSON: ${(error as Error).message}`);
    }
  },
};
