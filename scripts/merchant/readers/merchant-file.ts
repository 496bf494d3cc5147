import { WrongUse } from "#scripts/lib/command-line.ts";
import { readNamed } from "./read-named.ts";
import type { Reader } from "./reader.ts";

/** A merchant's file; that of its brand's folder without another. */
export const merchantFile: Reader = {
  usage: "[--file merchant.json]",
  fields: ["file"],
  options: ["file"],
  async read({ words, options }) {
    const name = options.file ?? `brands/${words.merchant}/merchant.json`;
    const text = await readNamed(name);
    try {
      return { file: JSON.parse(text) };
    } catch (error) {
      throw new WrongUse(`${name} is no JSON: ${(error as Error).message}`);
    }
  },
};
