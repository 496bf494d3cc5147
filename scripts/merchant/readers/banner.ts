import type { Reader } from "./reader.ts";
import { splitWords } from "./split-words.ts";

/** A banner's texts in one line for each language, and its link with the kind before a colon. */
export const banner: Reader = {
  usage:
    '--es "kicker|title|text|action" [--en "…"] [--link GAME:code|PAGE:/path|PROMOTION:id|URL:https://…]',
  fields: ["words", "link"],
  options: ["es", "en", "link"],
  async read({ options }) {
    const words = splitWords({ options }, ["kicker", "title", "text", "action"]);
    const [type, ...target] = options.link?.split(":") ?? [];
    return { words, ...(type && { link: { type, target: target.join(":") } }) };
  },
};
