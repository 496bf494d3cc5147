import { z } from "zod";
import type { Purpose } from "../../core/purpose.ts";

const BRAND = ["brand", "account"] as const;
const CODE = ["brand", "code", "minutes"] as const;
const CHANGED = [...BRAND, "at"] as const;

/**
 * The letters and text messages to players. Each has a purpose, the placeholders that it may use, and
 * those that it must use. `link` is a paragraph of its own, which an e-mail shows as a button.
 */
export const LETTERS = {
  welcome: { channel: "mail", purpose: "service", placeholders: BRAND, required: [] },
  addressGiven: { channel: "mail", purpose: "service", placeholders: BRAND, required: [] },
  codeByMail: { channel: "mail", purpose: "service", placeholders: CODE, required: ["code"] },
  codeByText: { channel: "text", purpose: "service", placeholders: CODE, required: ["code"] },
  resetLink: {
    channel: "mail",
    purpose: "service",
    placeholders: [...BRAND, "minutes", "link"],
    required: ["link"],
  },
  passwordChanged: { channel: "mail", purpose: "service", placeholders: CHANGED, required: [] },
  passwordChangedByText: {
    channel: "text",
    purpose: "service",
    placeholders: CHANGED,
    required: [],
  },
  newDevice: {
    channel: "mail",
    purpose: "service",
    placeholders: [...CHANGED, "device", "address"],
    required: ["device"],
  },
  accountChanged: {
    channel: "mail",
    purpose: "service",
    placeholders: [...BRAND, "change"],
    required: ["change"],
  },
  accountChangedByText: {
    channel: "text",
    purpose: "service",
    placeholders: [...BRAND, "change"],
    required: ["change"],
  },
  levelRisen: {
    channel: "mail",
    purpose: "promotion",
    placeholders: [...BRAND, "level"],
    required: ["level"],
  },
  boardPrize: {
    channel: "mail",
    purpose: "promotion",
    placeholders: [...BRAND, "board", "place", "prize"],
    required: ["prize"],
  },
  referralReward: {
    channel: "mail",
    purpose: "promotion",
    placeholders: [...BRAND, "prize"],
    required: ["prize"],
  },
  bonusEnding: {
    channel: "mail",
    purpose: "promotion",
    placeholders: [...BRAND, "prize", "until"],
    required: ["until"],
  },
} as const satisfies Record<
  string,
  {
    channel: "mail" | "text";
    purpose: Purpose;
    placeholders: readonly string[];
    required: readonly string[];
  }
>;

export type LetterKind = keyof typeof LETTERS;
export type Placeholder<Kind extends LetterKind = LetterKind> =
  (typeof LETTERS)[Kind]["placeholders"][number];
export const LETTER_KINDS = Object.keys(LETTERS) as [LetterKind, ...LetterKind[]];

/** The most characters, as written with placeholders. */
export const LETTER_MAX = { subject: 120, button: 40, mail: 4_000, text: 160 } as const;

/** `letterFault` knows the exact lengths. */
const line = z
  .string()
  .trim()
  .min(1)
  .max(2 * LETTER_MAX.mail);

/** Lines end alike, and one empty line separates paragraphs. */
function tidied(text: string): string {
  return text.replaceAll(/[ \t]*\r?\n/g, "\n").replaceAll(/\n{3,}/g, "\n\n");
}

/**
 * The words of one letter in one language, plain text with {placeholders}. An empty line separates
 * paragraphs. `letterFault` says what else a kind asks for.
 */
export const letterForm = z.strictObject({
  /** Of an e-mail; a text message has none. */
  subject: line.optional(),
  body: line.overwrite(tidied),
  /** On the button of an e-mail with a link; the platform's own without it. */
  button: line.optional(),
});
export type LetterForm = z.output<typeof letterForm>;

/** The merchant's own sites, as hosts without a port. */
type Hosts = readonly string[];
export type LetterFault = {
  field: keyof LetterForm;
  code:
    | "letter_required"
    | "letter_not_here"
    | "letter_too_long"
    | "letter_character"
    | "letter_html"
    | "letter_placeholder"
    | "letter_needs"
    | "letter_link_alone"
    | "letter_foreign_link";
  /** The text, the placeholder or the length that it is about. */
  about: string;
};

const PLACEHOLDER = /\{([a-z]+)\}/g;
/** Besides control characters, those that turn the direction of a line or break it. */
const UNSEEN = /[^\P{Cc}\n]|[\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
const HTML = /[<>]|&#?\w+;/;
const ADDRESS = /[\p{L}\p{N}+.-]+:\/\/\S*/gu;
const EMAIL = /[\p{L}\p{N}._%+-]+@(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}/gu;
const HOST = /(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/:]\S*)?/gu;

/**
 * The first thing that a letter of this kind may not say, or null. Links are compared with the hosts
 * where those are known.
 */
export function letterFault(kind: LetterKind, form: LetterForm, hosts?: Hosts): LetterFault | null {
  const { channel, placeholders } = LETTERS[kind];
  const hasButton = placeholders.some((name) => name === "link");
  if (channel === "mail" && !form.subject) return fault("subject", "letter_required");
  if (channel === "text" && form.subject) return fault("subject", "letter_not_here");
  if (!hasButton && form.button) return fault("button", "letter_not_here");
  for (const field of ["subject", "body", "button"] as const) {
    const text = form[field];
    const found = text === undefined ? null : faultIn(kind, field, text, hosts);
    if (found) return found;
  }
  return faultOfNeeds(kind, form.body);
}

function faultIn(kind: LetterKind, field: keyof LetterForm, text: string, hosts?: Hosts) {
  const { channel, placeholders } = LETTERS[kind];
  const most = LETTER_MAX[field === "body" ? channel : field];
  if (text.length > most) return fault(field, "letter_too_long", String(most));
  const isOneLine = field !== "body" || channel === "text";
  if (UNSEEN.test(text) || (isOneLine && text.includes("\n")))
    return fault(field, "letter_character");
  const [html] = text.match(HTML) ?? [];
  if (html) return fault(field, "letter_html", html);
  const unknown = [...text.matchAll(PLACEHOLDER)].find(
    ([, name]) => !placeholders.some((known) => known === name),
  );
  if (unknown) return fault(field, "letter_placeholder", unknown[0]);
  const [brace] = text.replaceAll(PLACEHOLDER, "").match(/[{}]/) ?? [];
  if (brace) return fault(field, "letter_placeholder", brace);
  if (field !== "body" && text.includes("{link}")) return fault(field, "letter_link_alone");
  const foreign = hosts && linksIn(text).find((link) => !isOwn(link, hosts));
  return foreign ? fault(field, "letter_foreign_link", foreign) : null;
}

function faultOfNeeds(kind: LetterKind, body: string) {
  const { required } = LETTERS[kind];
  const missing = required.find((name) => !body.includes(`{${name}}`));
  if (missing) return fault("body", "letter_needs", `{${missing}}`);
  const linked = body.split("\n\n").filter((paragraph) => paragraph.includes("{link}"));
  const isAlone = linked.every((paragraph) => paragraph === "{link}");
  return isAlone && linked.length < 2 ? null : fault("body", "letter_link_alone", "{link}");
}

const fault = (
  field: keyof LetterForm,
  code: LetterFault["code"],
  about: string = field,
): LetterFault => ({ field, code, about });

/**
 * Addresses with a scheme, and bare hosts, of which mail programs make links; not e-mail addresses. A
 * placeholder counts as a part.
 */
function linksIn(text: string): string[] {
  const plain = text.replaceAll(PLACEHOLDER, "xx");
  const rest = plain.replaceAll(ADDRESS, " ").replaceAll(EMAIL, " ");
  return [...(plain.match(ADDRESS) ?? []), ...(rest.match(HOST) ?? [])];
}

function isOwn(link: string, hosts: Hosts): boolean {
  // A full stop or a bracket after a link ends the sentence.
  const bare = link.replace(/[.,;:!?)\]"'»”]+$/u, "");
  const address = bare.includes("://") ? bare : `https://${bare}`;
  // Browsers and mail programs differ about a backslash.
  const url = !address.includes("\\") && URL.canParse(address) ? new URL(address) : null;
  return url !== null && hosts.some((host) => url.origin === `https://${host}`) && !hasUser(url);
}

const hasUser = ({ username, password }: URL) => username !== "" || password !== "";

const SAID: Readonly<Record<LetterFault["code"], string>> = {
  letter_required: "an e-mail needs it",
  letter_not_here: "this letter has none",
  letter_too_long: "it is longer than that many characters",
  letter_character: "it has a control character, or a line break where none may be",
  letter_html: "it is plain text, without HTML",
  letter_placeholder: "it is no placeholder of this letter",
  letter_needs: "this letter cannot do without it",
  letter_link_alone: "it stands once in the text, as a paragraph of its own",
  letter_foreign_link: "it leads to another site than the merchant's own",
};

/** A fault in words. */
export const saidOfFault = ({ code, about }: LetterFault): string => `${about}: ${SAID[code]}`;
