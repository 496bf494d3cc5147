/** What breaks a kind of pattern: the key of its words, and the sign that has no place. */
export type Wrong = { wrong: string; sign?: string };

type Rule = {
  /** One sign that may stand in the value. */
  sign: RegExp;
  /** What must occur, by the key of what is told when it does not. */
  needs?: Record<string, RegExp>;
};

const LETTER = /[A-Za-z]/;
const DIGIT = /[0-9]/;
const NAME = /[\p{L}\p{M}'’.\- ]/u;

const RULES: Record<string, Rule> = {
  letterFirst: { sign: /[A-Za-z0-9]/ },
  lettersOrDigits: { sign: /[A-Za-z0-9]/ },
  lettersAndDigits: { sign: /[A-Za-z0-9]/, needs: { noLetter: LETTER, noDigit: DIGIT } },
  digits: { sign: DIGIT },
  lettersDigitsUppercase: { sign: /[A-Za-z0-9]/, needs: { noUpper: /[A-Z]/, noDigit: DIGIT } },
  englishAndSpaces: { sign: /[A-Za-z ]/ },
  noSpaces: { sign: /[^\s\p{Z}]/u },
  lettersAndSpaces: { sign: /[\p{L}\p{M} ]/u },
  uppercaseAndSpaces: { sign: /[A-Z ]/ },
  uppercaseOnly: { sign: /[A-Z]/ },
  lettersDigitsSymbols: { sign: /[!-~]/ },
  strong: {
    sign: /[!-~]/,
    needs: {
      noUpper: /[A-Z]/,
      noLower: /[a-z]/,
      noDigit: DIGIT,
      noSymbol: /[!-/:-@[-`{-~]/,
    },
  },
  fullName: { sign: NAME, needs: { oneWord: /\S \S/ } },
  email: { sign: /[^\s]/, needs: { noAt: /@/ } },
};

/** Names the first thing in a typed value that its kind of pattern does not take; null when unsure. */
export function whatIsWrong(patternId: string | undefined, typed: string): Wrong | null {
  const rule = RULES[patternId ?? ""];
  if (!rule) return null;
  if (patternId === "letterFirst" && DIGIT.test(typed[0] ?? "")) return { wrong: "digitFirst" };
  const sign = [...typed].find((one) => !rule.sign.test(one));
  if (sign?.trim() === "") return { wrong: "space" };
  if (sign !== undefined) return { wrong: "sign", sign };
  const missing = Object.entries(rule.needs ?? {}).find(([, needed]) => !needed.test(typed));
  return missing ? { wrong: missing[0] } : null;
}
