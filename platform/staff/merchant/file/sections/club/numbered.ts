import type { Items } from "../../section.ts";

/** A section whose keys are numbers, as the file's list, in the section's order. */
export const numbered = (key: string, items: Items): object[] =>
  [...items].map(([number, terms]) => ({ [key]: Number(number), ...(terms as object) }));
