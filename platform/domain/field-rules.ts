const LETTER_OR_DIGIT = "[A-Za-z0-9]";

/**
 * The specification's kinds of pattern (section 5) by id: RE2 expressions over the whole value. RE2
 * has no lookahead, so a kind that requires several things spells out every order of them.
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
  // Full-width forms are accepted, half-width katakana is not.
  fullWidthJapanese: "[\\p{Hiragana}\\p{Han}ァ-ヺー・　、。！-～]+",
  uppercaseOnly: "[A-Z]+",
} as const satisfies Record<string, string>;
export type PatternId = keyof typeof FIELD_PATTERNS;

export function isPatternId(text: string): text is PatternId {
  return Object.hasOwn(FIELD_PATTERNS, text);
}

/** An expression for values that contain each wanted class at least once, in any order. */
function inAnyOrder(wanted: readonly string[], other: string): string {
  if (wanted.length === 0) return `${other}*`;
  const alternatives = wanted.map(
    (one) =>
      one +
      inAnyOrder(
        wanted.filter((another) => another !== one),
        other,
      ),
  );
  return `${other}*(?:${alternatives.join("|")})`;
}
