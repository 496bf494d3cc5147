type Words<Text> = { es?: Text | undefined; en?: Text | undefined };

/** The words in the languages that were given. */
export const givenWords = <Text>({ es, en }: Words<Text>): { es?: Text; en?: Text } => ({
  ...(es && { es }),
  ...(en && { en }),
});

/** The title in Spanish, or in the language that there is. */
export const titleOf = (words: Readonly<Record<string, { title: string }>>): string =>
  (words.es ?? Object.values(words)[0])?.title ?? "";

/** An instant of the wire as a date; null when none was given. */
export const dateOf = (instant: number | undefined): Date | null =>
  instant === undefined ? null : new Date(instant);

/** A date as an instant of the wire. */
export const timeOf = (date: Date | null): number | null => date?.getTime() ?? null;
