import { kindOf } from "../schema/kind-of.ts";
import type { Form, Place } from "./form.ts";

export type Matched = {
  /** The typed words by their place's name. */
  words: Record<string, string>;
  /** How many places fit, and how many of them are words as they stand. */
  depth: number;
  literals: number;
  /** Why the words are not this form's, in one line; null when they are. */
  problem: string | null;
  /** True when the problem is a word, not their number. */
  isWrongWord: boolean;
  /** The words up to the one that does not fit. */
  said: string;
};

/** Lays typed words on the places of a form. */
export function matchPlaces({ command, places }: Form, typed: readonly string[]): Matched {
  const matched: Matched = {
    ...{ words: {}, depth: 0, literals: 0, problem: null, isWrongWord: false, said: command },
  };
  for (const [at, place] of places.entries()) {
    const word = typed[at];
    if (word === undefined) {
      if ("input" in place && place.isOptional) return matched;
      return { ...matched, problem: `${nameOf(place)} is missing.` };
    }
    matched.said += ` ${word}`;
    const problem = problemOf(place, word, matched.said);
    if (problem) return { ...matched, problem, isWrongWord: true };
    matched.depth += 1;
    if ("word" in place) matched.literals += 1;
    else matched.words[place.input] = word;
  }
  const [more] = typed.slice(places.length);
  if (more === undefined) return matched;
  return {
    ...matched,
    said: `${matched.said} ${more}`,
    problem: `"${more}" is one word too many.`,
  };
}

const nameOf = (place: Place) => ("word" in place ? `"${place.word}"` : `<${place.input}>`);

function problemOf(place: Place, word: string, said: string): string | null {
  if ("word" in place) return place.word === word ? null : `There is no "${said}".`;
  const kind = place.schema && kindOf(place.schema);
  if (kind?.type !== "choice" || kind.words.includes(word)) return null;
  return `The ${place.input} is one of ${kind.words.join(", ")}.`;
}
