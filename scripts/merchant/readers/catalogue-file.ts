import { CATALOGUE_BYTES_MAX } from "#platform/contract/staff/vendors/games.ts";
import { WrongUse } from "#scripts/lib/command-line.ts";
import { readBytes } from "./read-bytes.ts";
import type { Reader } from "./reader.ts";

/** A vendor's catalogue as it is. */
export const catalogueFile: Reader = {
  usage: "--file games.json|games.csv",
  fields: ["file"],
  options: ["file"],
  async read({ options }) {
    if (!options.file) throw new WrongUse("--file is missing.");
    const bytes = await readBytes(options.file, CATALOGUE_BYTES_MAX);
    return { file: bytes.toString("base64") };
  },
};
