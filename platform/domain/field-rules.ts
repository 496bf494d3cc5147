/**
 * The pattern kinds of the specification (section 5), by id. Every expression covers the whole
 * value without anchors, so that the same text serves a browser's `pattern` attribute (which is
 * compiled with the v flag), and each runs in linear time: no quantified group can match one
 * text in two ways.
 */
export const FIELD_PATTERNS = {
  any: "*",
  letterFirst: "[A-Za-z][A-Za-z0-9]*",
  chineseAndDigits: "[\\p{Script=Han}0-9]+",
  email: "[A-Za-z0-9._%+\\-]{1,64}@[A-Za-z0-9\\-]{1,63}(?:\\.[A-Za-z0-9\\-]{1,63})+",
  lettersOrDigits: "[A-Za-z0-9]+",
  lettersAndDigits: "(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]+",
  digits: "[0-9]+",
  lettersDigitsUppercase: "(?=.*[A-Z])(?=.*[0-9])[A-Za-z0-9]+",
  englishAndSpaces: "[A-Za-z ]+",
  noSpaces: "\\S+",
  chineseAndPunctuation: "[\\p{Script=Han}\\p{P}]+",
  date:
    "(?:[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])" +
    "|(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])-[0-9]{4})",
  lettersAndSpaces: "[\\p{L}\\p{M} ]+",
  korean: "\\p{Script=Hangul}+",
  thai: "\\p{Script=Thai}+",
  thaiOrEnglishAndSpaces: "[\\p{Script=Thai}A-Za-z ]+",
  uppercaseAndSpaces: "(?=.*[A-Z])[A-Z ]+",
  lettersDigitsSymbols: "[\\x21-\\x7E]+",
  strong: "(?=.*[A-Z])(?=.*[a-z])(?=.*[0-9])(?=.*[^A-Za-z0-9])[\\x21-\\x7E]+",
  fullName: "[\\p{L}\\p{M}'’.\\-]+(?: [\\p{L}\\p{M}'’.\\-]+)+",
  fullWidthJapanese: "[\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Han}ー　]+",
  uppercaseOnly: "[A-Z]+",
} as const;
export type PatternId = keyof typeof FIELD_PATTERNS;

export function isPatternId(text: string): text is PatternId {
  return Object.hasOwn(FIELD_PATTERNS, text);
}

const compiled = new Map<PatternId, RegExp>();

/** Whether the whole value fits the pattern; "any" accepts everything. */
export function fitsPattern(patternId: PatternId, value: string): boolean {
  if (patternId === "any") return true;
  const known = compiled.get(patternId);
  const expression = known ?? new RegExp(`^(?:${FIELD_PATTERNS[patternId]})$`, "v");
  if (!known) compiled.set(patternId, expression);
  return expression.test(value);
}
