import { readNamed } from "./read-named.ts";
import type { Reader } from "./reader.ts";

/** A wallet's addresses, in a file with one a line. */
export const addresses: Reader = {
  usage: "",
  fields: ["addresses"],
  options: [],
  async read({ words }) {
    const text = await readNamed(words.addresses ?? "");
    return { addresses: text.split(/\s+/).filter(Boolean) };
  },
};
