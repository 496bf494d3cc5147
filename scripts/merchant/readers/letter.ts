import { WrongUse } from "#scripts/lib/command-line.ts";
import { readNamed } from "./read-named.ts";
import type { Reader } from "./reader.ts";

/** A letter's text in the line or in a file. */
export const letter: Reader = {
  usage: '--body "Hola, {account}: …" | --body-file letter.txt',
  fields: ["body"],
  options: ["body", "body-file"],
  async read({ options: { body, "body-file": file } }) {
    if ((body === undefined) === (file === undefined))
      throw new WrongUse("Either --body or --body-file has the text.");
    return { body: body ?? (await readNamed(file!)) };
  },
};
