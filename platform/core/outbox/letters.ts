import { LETTERS_STOP } from "../../contract/publishing/messages.ts";
import {
  LETTERS,
  type LetterForm,
  type LetterKind,
  type Placeholder,
} from "../../contract/staff/merchant/letter-form.ts";
import {
  DEFAULT_LANGUAGE,
  languageChain,
  offeredLanguage,
} from "../../contract/wire/language-tag.ts";
import type { Letter } from "./queue-outgoing.ts";
import { en } from "./words/en.ts";
import { type AccountChange, es, type Words } from "./words/es.ts";

const LANGUAGES = ["es", "en"] as const;
const WORDS: Readonly<Record<(typeof LANGUAGES)[number], Words>> = { es, en };

/** The platform's texts of letters and text messages for a reader of the BCP 47 tag `language`. */
export const lettersIn = (language: string): Words =>
  WORDS[offeredLanguage(language, LANGUAGES, DEFAULT_LANGUAGE)];

type Values = {
  account: string;
  code: string;
  minutes: number;
  link: string;
  /** In UTC, "2026-11-20 18:30". */
  at: string;
  device: string;
  address: string;
  change: AccountChange;
  /** The number of a level. */
  level: number;
  board: string;
  place: number;
  /** What is given, and until when, as the reader's language writes them. */
  prize: string;
  until: string;
};
/** What a letter names besides the brand. */
export type Given<Kind extends LetterKind> = Pick<Values, Exclude<Placeholder<Kind>, "brand">>;
/** A letter to a player before it has words. */
export type Message = { [Kind in LetterKind]: { kind: Kind; given: Given<Kind> } }[LetterKind];

/** The words that a reader gets, and in which language they are. */
export type Wording = { form: LetterForm; language: string; isOwn: boolean };

/**
 * The words of a kind for a reader of `language`. At each language of the reader's chain the merchant's
 * own come before the platform's; the chain ends with the platform's language.
 */
export function chooseWording(
  kind: LetterKind,
  language: string,
  own: ReadonlyMap<string, LetterForm>,
): Wording {
  for (const tag of languageChain(language)) {
    const found = wordingAt(kind, tag, own);
    if (found) return found;
  }
  return wordingAt(kind, DEFAULT_LANGUAGE, own)!;
}

function wordingAt(
  kind: LetterKind,
  tag: string,
  own: ReadonlyMap<string, LetterForm>,
): Wording | null {
  const form = own.get(tag);
  if (form) return { form, language: tag, isOwn: true };
  const known = LANGUAGES.find((one) => one === tag);
  return known ? { form: WORDS[known].letters[kind], language: tag, isOwn: false } : null;
}

/** The way out of letters that promote: where a reader of `language` stops them with a pass. */
export const stopLink = (language: string, origin: string, pass: string) => ({
  label: lettersIn(language).stop,
  url: `${origin}${LETTERS_STOP}?pass=${pass}`,
});

/** The letter with its values in place. No value is read as a placeholder. */
export function fillLetter(
  { kind, given }: Message,
  { form, language }: Wording,
  brand: string,
): Letter {
  const words = lettersIn(language);
  const { change, ...values } = given as Partial<Values>;
  const filling: Readonly<Record<string, unknown>> = {
    ...{ ...values, brand },
    ...(change && { change: words.changes[change] }),
  };
  const fill = (text: string) =>
    text.replaceAll(/\{([a-z]+)\}/g, (whole, name: string) => String(filling[name] ?? whole));
  const isWritten = LANGUAGES.some((one) => languageChain(language).includes(one));
  const { subject = "", body, button = words.letters[kind].button ?? "" } = form;
  return {
    ...{ language, subject: fill(subject), text: fill(body) },
    // The platform has no such line in a language that only the merchant writes.
    foot: isWritten ? words.feet[LETTERS[kind].purpose] : "",
    ...(values.code !== undefined && { code: values.code }),
    ...(values.link !== undefined && { action: { label: fill(button), url: values.link } }),
  };
}
