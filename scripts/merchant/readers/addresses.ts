import { readFile } from "node:fs/promises";
import { WrongUse } from "#scripts/lib/command-line.ts";
import type { Reader } from "./reader.ts";

/** A wallet's addresses, in a file with one a line. */
export const addresses: Reader = {
  usage: "",
  fields: ["addresses"],
  options: [],
  async read({ words }) {
    const file = words.addresses ?? "";
    const text = await readFile(file, "utf8").catch(() => {
      throw new WrongUse(`${file} cannot be read.`);
    });
    return { addresses: text.split(/\s+/).filter(Boolean) };
  },
};
