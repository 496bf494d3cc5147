import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
let known: ReadonlySet<string> | undefined;

/** 57,000 breached passwords, names and words, unpacked when the first secret is judged. */
function knownWords(): ReadonlySet<string> {
  if (known) return known;
  const list = require("@zxcvbn-ts/language-common") as typeof import("@zxcvbn-ts/language-common");
  const { "passwords-common": passwords, "diceware-common": words } = list.dictionary;
  known = new Set([...passwords, ...words].filter((word) => word.length >= WORD_MIN));
  return known;
}

const WORD_MIN = 5;
const WORD_BITS = 9;
const WORD_MAX = 24;
const PATTERN_MIN = 3;
const PATTERN_BITS = 6;
const LETTERS_MIN = 6;
/** A letter of written language, of any language, is worth less than a random one. */
const LETTER_BITS = 2;
/** Longer secrets are judged by their beginning. */
const LONGEST = 200;
const ROWS = ["qwertyuiop", "asdfghjkl", "zxcvbnm", "1234567890"];
const LEET: Record<string, string> = { "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t" };

type Judged = { bits: number; inPatterns: number };

/**
 * The reason why a secret is too weak to derive keys from, or null. It is weak below `bitsMin` bits,
 * or when more than half of it is words, sequences or repetitions. The estimate is a lower bound for
 * a random text and an upper one for a text that somebody thought of.
 */
export function weaknessOf(secret: string, bitsMin: number): "patterns" | "guessable" | null {
  const text = secret.slice(0, LONGEST);
  const { bits, inPatterns } = judge(text);
  if (inPatterns > text.length / 2) return "patterns";
  return bits < bitsMin ? "guessable" : null;
}

/** The cheapest way to write the text as patterns and single characters. */
function judge(text: string): Judged {
  const each = Math.log2(alphabetOf(text));
  const best: Judged[] = [{ bits: 0, inPatterns: 0 }];
  for (let end = 1; end <= text.length; end += 1) {
    const before = best[end - 1]!;
    let found = { ...before, bits: before.bits + bitsAt(text, end - 1, each) };
    for (let from = Math.max(0, end - WORD_MAX); from <= end - PATTERN_MIN; from += 1) {
      const bits = best[from]!.bits + patternBits(text, from, end);
      if (bits >= found.bits) continue;
      found = { bits, inPatterns: best[from]!.inPatterns + end - from };
    }
    best.push(found);
  }
  return best[text.length]!;
}

function alphabetOf(text: string): number {
  if (/^\d*$/.test(text)) return 10;
  if (/^[0-9a-f]*$/.test(text) || /^[0-9A-F]*$/.test(text)) return 16;
  const classes: [RegExp, number][] = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/\d/, 10],
    [/[+/=_-]/, 2],
    [/[^\w+/=-]/, 30],
  ];
  return Math.max(
    2,
    classes.reduce((sum, [sign, size]) => sum + (sign.test(text) ? size : 0), 0),
  );
}

/** A sign between words says nothing new the second time. */
function bitsAt(text: string, at: number, each: number): number {
  const isSeparator = /[^A-Za-z0-9]/.test(text[at]!) && text.slice(0, at).includes(text[at]!);
  return isSeparator ? 1 : each;
}

function patternBits(text: string, from: number, end: number): number {
  const part = text.slice(from, end);
  const lower = part.toLowerCase();
  if (isSequence(lower) || text.slice(0, from).toLowerCase().includes(lower)) return PATTERN_BITS;
  const word = lower.replaceAll(/[013457]/g, (digit) => LEET[digit] ?? digit);
  const isWord = knownWords().has(lower) || knownWords().has(word);
  if (part.length >= WORD_MIN && isWord) return WORD_BITS;
  return isWritten(part) ? LETTER_BITS * part.length : Number.POSITIVE_INFINITY;
}

/** Letters of one case that can be spoken: chance seldom has so many vowels at such distances. */
function isWritten(part: string): boolean {
  if (part.length < LETTERS_MIN || !/^(\p{L}\p{Ll}+|\p{Lu}+)$/u.test(part)) return false;
  const vowels = part.match(/[aeiouyáéíóúü]/gi)?.length ?? 0;
  return vowels >= part.length / 3 && !/[^aeiouyáéíóúü]{4}/i.test(part);
}

/** Neighbours in the alphabet or on a keyboard in either direction, or one sign again and again. */
function isSequence(part: string): boolean {
  const steps = new Set(
    Array.from(part.slice(1), (sign, at) => sign.charCodeAt(0) - part.charCodeAt(at)),
  );
  if (steps.size === 1 && [-1, 0, 1].includes([...steps][0]!)) return true;
  const backwards = [...part].reverse().join("");
  return ROWS.some((row) => row.includes(part) || row.includes(backwards));
}
