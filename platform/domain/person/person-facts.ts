import { toBirthday } from "../../contract/members/birthday.ts";
import { emailKey } from "../staff/contact-key.ts";

/** By what a person is known again: papers, name with birth date, phone, mailbox. */
export const PERSON_KINDS = ["document", "birth", "phone", "email"] as const;
export type PersonKind = (typeof PERSON_KINDS)[number];

export type Person = {
  documentNumber?: string | null | undefined;
  /** Every name the person goes by: the one of the papers and the one of the bank. */
  names: readonly string[];
  birthday?: string | null | undefined;
  /** E.164. */
  phone?: string | null | undefined;
  email?: string | null | undefined;
};
export type PersonFact = { kind: PersonKind; fact: string };

/** Letters that Unicode does not take apart into a base and an accent. */
const WHOLE: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  ł: "l",
  ı: "i",
  þ: "th",
};

/** The person's facts, each in the one form in which two ways of writing it are equal. */
export function personFacts(person: Person): PersonFact[] {
  const { names, phone, email } = person;
  const document = documentKey(person.documentNumber ?? "");
  const birthday = toBirthday(person.birthday?.trim() ?? "");
  const born = birthday
    ? names.flatMap((name) => (nameKey(name) ? [`${nameKey(name)}\n${birthday}`] : []))
    : [];
  return [
    ...(document ? [{ kind: "document" as const, fact: document }] : []),
    ...[...new Set(born)].map((fact) => ({ kind: "birth" as const, fact })),
    ...(phone ? [{ kind: "phone" as const, fact: phone }] : []),
    ...(email?.includes("@") ? [{ kind: "email" as const, fact: emailKey(email) }] : []),
  ];
}

/** A document's letters and digits, in capitals and without separators. */
export const documentKey = (number: string): string =>
  number
    .normalize("NFKC")
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");

/**
 * A name without accents, capitals, signs and double spaces. The order of its words stays, because
 * given names and family names change places between two people.
 */
export const nameKey = (name: string): string =>
  name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[ßæœøđðłıþ]/g, (letter) => WHOLE[letter] ?? letter)
    .replaceAll(/['’.]/g, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
