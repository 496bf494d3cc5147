const LETTER_OR_DIGIT = "[A-Za-z0-9]";

/**
 * The pattern kinds of the specification (section 5), by id: RE2 expressions that cover the whole
 * value. RE2 looks at no character twice, so a kind that wants several things anywhere in the
 * value spells out the orders in which they may come.
 */
export const FIELD_PATTERNS = {
  any: "*",
  letterFirst: "[A-Za-z][A-Za-z0-9]*",
  chineseAndDigits: "[\\p{Han}0-9]+",
  email: "[A-Za-z0-9._%+\\-]{1,64}@[A-Za-z0-9\\-]{1,63}(?:\\.[A-Za-z0-9\\-]{1,63})+",
  lettersOrDigits: "[A-Za-z0-9]+",
  lettersAndDigits: inAnyOrder(["[A-Za-z]", "[0-9]"], LETTER_OR_DIGIT),
  digits: "[0-9]+",
  lettersDigitsUppercase: inAnyOrder(["[A-Z]", "[0-9]"], LETTER_OR_DIGIT),
  englishAndSpaces: "[A-Za-z ]+",
  noSpaces: "[^\\s\\p{Z}]+",
  chineseAndPunctuation: "[\\p{Han}\\p{P}]+",
  date:
    "(?:[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])" +
    "|(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])-[0-9]{4})",
  lettersAndSpaces: "[\\p{L}\\p{M} ]+",
  korean: "\\p{Hangul}+",
  thai: "\\p{Thai}+",
  thaiOrEnglishAndSpaces: "[\\p{Thai}A-Za-z ]+",
  uppercaseAndSpaces: "[A-Z ]*[A-Z][A-Z ]*",
  lettersDigitsSymbols: "[\\x21-\\x7E]+",
  strong: inAnyOrder(
    ["[A-Z]", "[a-z]", "[0-9]", "[\\x21-\\x2F\\x3A-\\x40\\x5B-\\x60\\x7B-\\x7E]"],
    "[\\x21-\\x7E]",
  ),
  fullName: "[\\p{L}\\p{M}'’.\\-]+(?: [\\p{L}\\p{M}'’.\\-]+)+",
  // Full-width forms too, the narrow katakana not.
  fullWidthJapanese: "[\\p{Hiragana}\\p{Han}ァ-ヺー・　、。！-～]+",
  uppercaseOnly: "[A-Z]+",
} as const satisfies Record<string, string>;
export type PatternId = keyof typeof FIELD_PATTERNS;

export function isPatternId(text: string): text is PatternId {
  return Object.hasOwn(FIELD_PATTERNS, text);
}

/** Each of the wanted somewhere in the value, among others, whichever comes first. */
function inAnyOrder(wanted: readonly string[], other: string): string {
  if (wanted.length === 0) return `${other}*`;
  const ways = wanted.map(
    (one) =>
      one +
      inAnyOrder(
        wanted.filter((another) => another !== one),
        other,
      ),
  );
  return `${other}*(?:${ways.join("|")})`;
}
