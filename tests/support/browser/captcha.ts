const NUMBERS = "cero uno dos tres cuatro cinco seis siete ocho nueve".split(" ");
const ORDINALS = "primera segunda tercera cuarta".split(" ");

/** A person's answer to the question next to a captcha's picture. */
export function answerTo(question: string): string {
  const letter = /la (\w+) letra de «(\w+)»/.exec(question);
  if (letter) return letter[2]?.[ORDINALS.indexOf(letter[1] ?? "")] ?? "";
  const sum = /Si a (\w+) le sumas (\w+) y le quitas (\w+)/.exec(question) ?? [];
  const [a = 0, b = 0, c = 0] = sum.slice(1).map((word) => NUMBERS.indexOf(word));
  return String(a + b - c);
}
