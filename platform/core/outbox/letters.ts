import {
  DEFAULT_LANGUAGE,
  languageChain,
  offeredLanguage,
  tagAt,
} from "../../contract/languages/language-tag.ts";
import { inRegion } from "../../contract/languages/regional-words.ts";
import { LETTERS_STOP } from "../../contract/publishing/messages.ts";
import {
  LETTERS,
  type LetterForm,
  type LetterKind,
  type Placeholder,
} from "../../contract/staff/merchant/letter-form.ts";
import type { Letter } from "./queue-outgoing.ts";
import { en } from "./words/en.ts";
import { type AccountChange, es, type Words } from "./words/es.ts";

const LANGUAGES = ["es", "en"] as const;
const WORDS: Readonly<Record<(typeof LANGUAGES)[number], Words>> = { es, en };

/**
 * The platform's texts of letters and text messages for a reader of the BCP 47 tag `language`, in the
 * words of the merchant's country.
 */
export function lettersIn(language: string, country: string): Words {
  const known = offeredLanguage(language, LANGUAGES, DEFAULT_LANGUAGE);
  return wordsAt(known, country);
}

const written = new Map<string, Words>();

function wordsAt(language: (typeof LANGUAGES)[number], country: string): Words {
  const tag = tagAt(language, country);
  const { changes, feet, stop, trial, letters, ...others } = WORDS[language];
  const words = written.get(tag) ?? {
    ...inRegion({ changes, feet, stop, trial, letters }, tag),
    ...others,
  };
  written.set(tag, words);
  return words;
}

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

/** The BCP 47 tag of a reader, and the two letters of the merchant's country. */
export type Reader = { language: string; country: string };

/** The words that a reader gets, and in which language they are. */
export type Wording = Reader & { form: LetterForm; isOwn: boolean };

/**
 * The words of a kind for a reader of `language`. At each language of the reader's chain the merchant's
 * own come before the platform's; the chain ends with the platform's language.
 */
export function chooseWording(
  kind: LetterKind,
  { language, country }: Reader,
  own: ReadonlyMap<string, LetterForm>,
): Wording {
  for (const tag of [...languageChain(language), DEFAULT_LANGUAGE]) {
    const form = own.get(tag);
    if (form) return { form, language: tag, country, isOwn: true };
    const known = LANGUAGES.find((one) => one === tag);
    if (!known) continue;
    const { letters } = wordsAt(known, country);
    return { form: letters[kind], language: tag, country, isOwn: false };
  }
  throw new Error(`no words for ${kind}`);
}

/** The way out of letters that promote: where a reader stops them with a pass. */
export const stopLink = ({ language, country }: Reader, origin: string, pass: string) => ({
  label: lettersIn(language, country).stop,
  url: `${origin}${LETTERS_STOP}?pass=${pass}`,
});

/** The letter with its values in place. No value is read as a placeholder. */
export function fillLetter(
  { kind, given }: Message,
  { form, language, country }: Wording,
  brand: string,
): Letter {
  const words = lettersIn(language, country);
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
