const FROM = "abcdefghijklmnopqrstuvwxyzáéíóúñü";
const TO = "ابثدعفغهيجكلمنوبقرستوفشخيزاعيوونو";

/** The parts of a text that are not words: a placeholder, a tag, an HTML entity. */
const NO_WORDS = /(\{\{.*?\}\}|<[^>]*>|&\w+;)/;

/** Latin letters as Arabic ones, sound by sound: a pseudo-language for checks by eye. */
export function inArabicLetters(text: string): string {
  const parts = text.split(NO_WORDS);
  return parts.map((part, at) => (at % 2 === 0 ? transcribe(part) : part)).join("");
}

const transcribe = (text: string) =>
  text.replace(/\p{L}/gu, (letter) => TO[FROM.indexOf(letter.toLowerCase())] ?? letter);

/** Does the same for a whole wording at any depth. */
export function wordingInArabicLetters<Words>(words: Words): Words {
  if (typeof words === "string") return inArabicLetters(words) as Words;
  if (Array.isArray(words)) return words.map(wordingInArabicLetters) as Words;
  if (typeof words !== "object" || words === null) return words;
  const all = Object.entries(words).map(([key, one]) => [key, wordingInArabicLetters(one)]);
  return Object.fromEntries(all) as Words;
}
