import { readFile } from "node:fs/promises";
import { WrongUse } from "#scripts/lib/command-line.ts";

/** The text of a file that a line names. Throws WrongUse for one that cannot be read. */
export const readNamed = (file: string): Promise<string> =>
  readFile(file, "utf8").catch(() => {
    throw new WrongUse(`${file} cannot be read.`);
  });
