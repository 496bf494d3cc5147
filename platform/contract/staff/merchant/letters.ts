import { z } from "zod";
import { languageTag } from "../../languages/language-tag.ts";
import { call } from "../../wire/call.ts";
import { instant } from "../../wire/money.ts";
import { waiting } from "../outcome.ts";
import { LETTER_KINDS, letterForm } from "./letter-form.ts";

const kind = z.enum(LETTER_KINDS);
const channel = z.enum(["mail", "text"]);
const whose = z.enum(["own", "platform"]);

/** Every letter and text message to players in each of the merchant's languages. */
export const staffLetterList = call({
  name: "staffLetterList",
  method: "GET",
  path: "/staff/letters",
  access: "staff",
  permission: "letter.list",
  line: "letter list <merchant>",
  input: z.object({}),
  value: z.array(
    z.object({
      kind,
      channel,
      language: languageTag,
      words: whose,
      /** Another language than the reader's where nobody wrote in that one. */
      inLanguage: languageTag,
      /** Of the merchant's own words. */
      since: instant.nullable(),
      by: z.string().nullable(),
    }),
  ),
});

/** One letter as a player of that language gets it, and what one may write in its place. */
export const staffLetterShow = call({
  name: "staffLetterShow",
  method: "GET",
  path: "/staff/letters/one",
  access: "staff",
  permission: "letter.read",
  line: "letter show <merchant> <kind>",
  /** Without a language, the merchant's first one. */
  input: z.object({ kind, language: languageTag.optional() }),
  value: z.object({
    kind,
    channel,
    words: whose,
    inLanguage: languageTag,
    placeholders: z.array(z.string()),
    /** The body cannot do without them. */
    required: z.array(z.string()),
    subject: z.string().nullable(),
    body: z.string(),
    button: z.string().nullable(),
    /** What the platform says without the merchant's own words. */
    platformBody: z.string(),
    /** The letter with sample values. */
    preview: z.object({ subject: z.string(), text: z.string() }),
  }),
});

/** Puts the merchant's own words in place of the platform's, or of its earlier ones. */
export const staffLetterSet = call({
  name: "staffLetterSet",
  method: "POST",
  path: "/staff/letters",
  access: "staff",
  permission: "letter.change",
  line: "letter set <merchant> <kind>",
  input: z.object({ kind, language: languageTag, ...letterForm.shape }),
  value: waiting,
});

/** Takes the platform's own words again. */
export const staffLetterReset = call({
  name: "staffLetterReset",
  method: "POST",
  path: "/staff/letters/reset",
  access: "staff",
  permission: "letter.change",
  line: "letter reset <merchant> <kind>",
  input: z.object({ kind, language: languageTag }),
  value: waiting,
});

/** Sends one letter with sample values at once, and tells what the server said. */
export const staffLetterTry = call({
  name: "staffLetterTry",
  method: "POST",
  path: "/staff/letters/try",
  access: "staff",
  permission: "letter.try",
  line: "letter try <merchant> <kind>",
  input: z.object({
    kind,
    language: languageTag.optional(),
    /** An e-mail address, or a number with its dialling code, "+525511112222". */
    to: z.string().min(3).max(254),
  }),
  value: z.object({
    sent: z.enum(["yes", "no"]),
    through: z.enum(["own", "platform"]),
    answer: z.string(),
  }),
});
