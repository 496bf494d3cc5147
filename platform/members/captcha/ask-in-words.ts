import { offeredLanguage } from "../../contract/languages/language-tag.ts";
import type { Random } from "../../core/context.ts";

type Words = {
  numbers: readonly string[];
  things: readonly string[];
  ordinals: readonly string[];
  sum: (a: string, b: string, c: string) => string;
  letter: (ordinal: string, word: string) => string;
};

const words: Record<"es" | "en", Words> = {
  es: {
    numbers: "cero uno dos tres cuatro cinco seis siete ocho nueve".split(" "),
    things: "maraca guitarra playa limonada tambor estrella ventana camino".split(" "),
    ordinals: "primera segunda tercera cuarta".split(" "),
    sum: (a, b, c) => `Si a ${a} le sumas ${b} y le quitas ${c}, ¿qué número queda?`,
    letter: (ordinal, word) => `¿Cuál es la ${ordinal} letra de «${word}»?`,
  },
  en: {
    numbers: "zero one two three four five six seven eight nine".split(" "),
    things: "maraca guitar beach lemonade drum window journey planet".split(" "),
    ordinals: "first second third fourth".split(" "),
    sum: (a, b, c) => `Add ${b} to ${a} and take away ${c}. Which number is left?`,
    letter: (ordinal, word) => `What is the ${ordinal} letter of “${word}”?`,
  },
};

/**
 * A question in one sentence for people who cannot see the picture: a sum or a letter. A program
 * can learn these sentences; the attempt limits cover that.
 */
export function askInWords(random: Random, language: string): { question: string; answer: string } {
  const say = words[offeredLanguage(language, ["es", "en"], "es")];
  if (random.below(2) === 0) {
    const word = say.things[random.below(say.things.length)]!;
    const at = random.below(say.ordinals.length);
    return { question: say.letter(say.ordinals[at]!, word), answer: word[at]! };
  }
  const [a, b] = [2 + random.below(8), 2 + random.below(8)];
  const c = 1 + random.below(Math.min(9, a + b - 1));
  const question = say.sum(say.numbers[a]!, say.numbers[b]!, say.numbers[c]!);
  return { question, answer: String(a + b - c) };
}
