const FROM = "abcdefghijklmnopqrstuvwxyzáéíóúñü";
const TO = "ابثدعفغهيجكلمنوبقرستوفشخيزاعيوونو";

/** What stands among words and is none: a place to be filled, a tag, a sign of HTML. */
const NO_WORDS = /(\{\{.*?\}\}|<[^>]*>|&\w+;)/;

/** Latin letters as Arabic ones, sound by sound: a language that nobody speaks, to look at. */
export function inArabicLetters(text: string): string {
  const parts = text.split(NO_WORDS);
  return parts.map((part, at) => (at % 2 === 0 ? transcribe(part) : part)).join("");
}

const transcribe = (text: string) =>
  text.replace(/\p{L}/gu, (letter) => TO[FROM.indexOf(letter.toLowerCase())] ?? letter);

/** The same for a whole wording, however deep it is. */
export function wordingInArabicLetters<Words>(words: Words): Words {
  if (typeof words === "string") return inArabicLetters(words) as Words;
  if (Array.isArray(words)) return words.map(wordingInArabicLetters) as Words;
  if (typeof words !== "object" || words === null) return words;
  const all = Object.entries(words).map(([key, one]) => [key, wordingInArabicLetters(one)]);
  return Object.fromEntries(all) as Words;
}
