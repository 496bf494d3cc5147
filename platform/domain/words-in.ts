/** The words in the language, else in the first language there is, else nothing. */
export const wordsIn = <Words>(words: Record<string, Words>, language: string): Words | undefined =>
  words[language] ?? Object.values(words)[0];
