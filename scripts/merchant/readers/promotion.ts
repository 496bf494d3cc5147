import { WrongUse } from "#scripts/lib/command-line.ts";
import { readNamed } from "./read-named.ts";
import type { Reader } from "./reader.ts";
import { splitWords } from "./split-words.ts";

/** A promotion's short texts in one line for each language, and its long one in a file. */
export const promotion: Reader = {
  usage: '--es "title|summary|action" --es-html text.html [--en "…" --en-html …]',
  fields: ["words"],
  options: ["es", "es-html", "en", "en-html"],
  async read({ options }) {
    const short = splitWords({ options }, ["title", "summary", "action"]);
    const words = await Promise.all(
      Object.entries(short).map(async ([language, texts]) => {
        const html = await readHtml(language, options[`${language}-html`]);
        return [language, { ...texts, html }] as const;
      }),
    );
    return { words: Object.fromEntries(words) };
  },
};

async function readHtml(language: string, file: string | undefined): Promise<string> {
  if (!file) throw new WrongUse(`--${language}-html names the file with its text.`);
  return readNamed(file);
}
