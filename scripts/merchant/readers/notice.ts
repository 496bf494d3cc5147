import type { Reader } from "./reader.ts";
import { splitWords } from "./split-words.ts";

/** A notice's title and content in one line for each language. */
export const notice: Reader = {
  usage: '--es "title|<p>content</p>" [--en "…"]',
  fields: ["words"],
  options: ["es", "en"],
  read: async ({ options }) => ({ words: splitWords({ options }, ["title", "content"]) }),
};
