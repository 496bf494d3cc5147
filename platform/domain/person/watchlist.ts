import { toBirthday } from "../../contract/members/birthday.ts";
import type { WatchKind } from "../../contract/members/person/watch-kinds.ts";
import { documentKey, nameKey, type Person } from "./person-facts.ts";

/** One entry of a list that names a person. */
export type ListHit = { list: string; entry: string; kind: WatchKind };

/** One line of a list: an entry under one of its names. */
export type ListLine = ListHit & {
  name: string;
  /** YYYY-MM-DD, or the year alone; empty where the entry tells none. */
  birthDate: string;
  document: string;
};

/** Fewer words of a name are too many people's. */
const WORDS_MIN = 2;

const wordsOf = (name: string): string[] => nameKey(name).split(" ").filter(Boolean).sort();

/** True for the words of a name in any order. */
const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length >= WORDS_MIN && one.join(" ") === other.join(" ");

/** True when the shorter of two names lacks only words of the longer one. */
function isWithin(one: readonly string[], other: readonly string[]): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  return short.length >= WORDS_MIN && short.every((word) => long.includes(word));
}

const isBirthDate = (text: string): boolean =>
  text === "" || /^\d{4}$/.test(text) || toBirthday(text) === text;

/** True for a line that can be read: a birth date of a calendar, and something to know a person by. */
export const isReadable = ({ entry, name, birthDate, document }: ListLine): boolean =>
  entry !== "" && isBirthDate(birthDate) && (name !== "" || document !== "");

type Known = { hit: ListHit; words: string[]; birthDate: string };

/**
 * Lines in the form that answers fast. A person is an entry's:
 * - by an equal document;
 * - by an equal birth date and a name of which one side may leave words out, two words at least;
 * - by the same words in any order, where the entry tells the year of birth alone, which must be
 *   equal, or nothing of it.
 */
export function watchlistOf(lines: readonly ListLine[]) {
  const byDocument = new Map<string, ListHit[]>();
  const byDate = new Map<string, Known[]>();
  const byWords = new Map<string, Known[]>();
  for (const { name, birthDate, document, ...hit } of lines) {
    const words = wordsOf(name);
    const known = { hit, words, birthDate };
    if (documentKey(document)) add(byDocument, documentKey(document), hit);
    if (birthDate.length > 4) add(byDate, birthDate, known);
    else if (words.length >= WORDS_MIN) add(byWords, words.join(" "), known);
  }
  return (person: Person): ListHit[] => {
    const names = person.names.map(wordsOf);
    const birthday = toBirthday(person.birthday?.trim() ?? "") ?? "";
    const document = documentKey(person.documentNumber ?? "");
    const dated = (byDate.get(birthday) ?? []).filter(({ words }) =>
      names.some((name) => isWithin(name, words)),
    );
    const undated = names
      .flatMap((name) => byWords.get(name.join(" ")) ?? [])
      .filter(({ words, birthDate }) => {
        const isBorn = birthDate === "" || birthday.startsWith(birthDate);
        return isBorn && names.some((name) => isSame(name, words));
      });
    const named = [...dated, ...undated].map(({ hit }) => hit);
    return each([...((document && byDocument.get(document)) || []), ...named]);
  };
}

function add<T>(map: Map<string, T[]>, key: string, value: T): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}

/** Each entry once, however many of its names fit. */
const each = (hits: readonly ListHit[]): ListHit[] => [
  ...new Map(hits.map((hit) => [`${hit.list}\n${hit.entry}\n${hit.kind}`, hit])).values(),
];
