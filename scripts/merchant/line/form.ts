import type { z } from "zod";
import type { OfficeRoute } from "#platform/staff/office-route.ts";
import type { Reader } from "../readers/reader.ts";
import { fieldsOf, hasPictures, isFlag, isRequired, kindOf } from "../schema/kind-of.ts";

/** One place of a line: a word as it stands, or an input by its name. */
export type Place =
  | { word: string }
  | { input: string; isOptional: boolean; schema: z.ZodType | undefined };

/** How one call of the office is typed. */
export type Form = {
  route: OfficeRoute;
  /** The first word. */
  command: string;
  /** What follows it. "merchant" names the merchant and is not sent as an input. */
  places: readonly Place[];
  /** The inputs that are options, by their names on the terminal. */
  options: ReadonlyMap<string, { field: string; schema: z.ZodType }>;
  reader: Reader | undefined;
  hasPictures: boolean;
};

const MERCHANT = "merchant";

/** The form of a route's line. Throws for a line that names an input which the call does not have. */
export function formOf(route: OfficeRoute, line: string, reader?: Reader): Form {
  const { input, value, name } = route.call;
  const fields = fieldsOf(input);
  const [command = "", ...words] = line.split(" ");
  const places = words.map((word): Place => {
    const [, open, named] = /^(\[)?<(\w+)>\]?$/.exec(word) ?? [];
    if (named === undefined) return { word };
    if (named !== MERCHANT && !fields[named]) throw new Error(`${name} has no input ${named}`);
    return { input: named, isOptional: open !== undefined, schema: fields[named] };
  });
  const byPlace = places.flatMap((place) => ("input" in place ? [place.input] : []));
  const options = Object.entries(fields)
    .filter(([field]) => !byPlace.includes(field) && !reader?.fields.includes(field))
    .map(([field, schema]) => [kebab(field), { field, schema }] as const);
  return {
    ...{ route, command, places, reader },
    options: new Map(options),
    hasPictures: hasPictures(value),
  };
}

/** The form as it is typed, without "npm run merchant --". Options that may be left out have brackets. */
export function usageOf({ command, places, options, reader, hasPictures }: Form): string {
  const optional = [...options].filter(([, { schema }]) => !isRequired(schema));
  const required = [...options].filter(([, { schema }]) => isRequired(schema));
  return [
    command,
    ...places.map(placeUsage),
    ...required.map(([name, { schema }]) => optionUsage(name, schema)),
    ...(reader?.usage ? [reader.usage] : []),
    ...optional.map(([name, { schema }]) => `[${optionUsage(name, schema)}]`),
    ...(hasPictures ? ["[--images <folder>]"] : []),
  ].join(" ");
}

function placeUsage(place: Place): string {
  if ("word" in place) return place.word;
  const kind = place.schema && kindOf(place.schema);
  const isShown = kind?.type === "choice" && isShort(kind.words);
  const shown = isShown ? kind.words.join("|") : `<${place.input}>`;
  return place.isOptional ? `[${shown}]` : shown;
}

/** A longer choice is named by its input; a wrong word is answered with all of them. */
const SHOWN_WORDS = 7;
const isShort = (words: readonly string[]) => words.length <= SHOWN_WORDS;

function optionUsage(name: string, schema: z.ZodType): string {
  return isFlag(schema) ? `--${name}` : `--${name} ${exampleOf(name, schema)}`;
}

function exampleOf(name: string, schema: z.ZodType): string {
  const kind = kindOf(schema);
  switch (kind.type) {
    case "money":
      return "480.00";
    case "instant":
      return "2026-12-01T06:00Z";
    case "choice":
      return isShort(kind.words) ? kind.words.join("|") : `<${name}>`;
    case "list": {
      const one = exampleOf(name, kind.of);
      return kindOf(kind.of).type === "money" ? `${one} …` : `${one},…`;
    }
    default:
      return `<${name}>`;
  }
}

const kebab = (field: string) => field.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
