import { DEFAULT_LANGUAGE, languageChain } from "../contract/languages/language-tag.ts";

/**
 * The words for a reader of the BCP 47 tag `language`: in the first language of its chain, else in
 * the default one. Undefined when they are in neither.
 */
export function namedIn<Words>(words: Record<string, Words>, language: string): Words | undefined {
  const known = [...languageChain(language), DEFAULT_LANGUAGE].find((tag) =>
    Object.hasOwn(words, tag),
  );
  return known === undefined ? undefined : words[known];
}

/** The same, else the words in the first language there is. Undefined when there are none. */
export const wordsIn = <Words>(words: Record<string, Words>, language: string): Words | undefined =>
  namedIn(words, language) ?? Object.values(words)[0];
