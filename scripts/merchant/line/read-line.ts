import { parseArgs } from "node:util";
import type { OfficeRoute } from "#platform/staff/office-route.ts";
import { EVERYWHERE } from "#platform/staff/people/desk.ts";
import { isUnreadable, WrongUse } from "#scripts/lib/command-line.ts";
import { isFlag, isRequired, kindOf } from "../schema/kind-of.ts";
import type { Form } from "./form.ts";
import { type Matched, matchPlaces } from "./match-places.ts";
import { readText } from "./read-text.ts";

/** What a line asks for. */
export type Asked = {
  route: OfficeRoute;
  /** The merchant's code; "*" for a call about all of them. */
  merchant: string;
  /** In the form of the wire. */
  input: Record<string, unknown>;
  /** True when the value is printed as JSON. */
  isJson: boolean;
  /** The folder for pictures. */
  images: string | undefined;
};

type Values = Record<string, string | string[] | boolean | undefined>;
type Parsed = { form: Form; values: Values; error?: Error; matched: Matched };

/**
 * Reads the words after a command by its forms. Throws WrongUse, or parseArgs's error, for a line that
 * no form has.
 */
export async function readLine(
  forms: readonly Form[],
  args: string[],
  standardInput: () => Promise<string>,
): Promise<Asked> {
  const { form, values, words } = chosen(forms.map((form) => parse(form, args)));
  const { json, images, ...given } = values;
  const input: Record<string, unknown> = {};
  for (const place of form.places) {
    if (!("input" in place) || !place.schema || form.reader?.fields.includes(place.input)) continue;
    const text = words[place.input];
    if (text !== undefined) input[place.input] = readText(place.schema, `<${place.input}>`, text);
  }
  for (const [name, { field, schema }] of form.options) {
    const typed = given[name];
    if (typed === undefined && isRequired(schema)) throw new WrongUse(`--${name} is missing.`);
    if (typed !== undefined) input[field] = readOption(schema, `--${name}`, typed);
  }
  if (form.reader) {
    const options = given as Record<string, string | undefined>;
    Object.assign(input, await form.reader.read({ words, options, standardInput }));
  }
  return {
    ...{ route: form.route, input, isJson: json === true },
    merchant: words.merchant ?? EVERYWHERE,
    images: typeof images === "string" ? images : undefined,
  };
}

function readOption(schema: Parameters<typeof isFlag>[0], name: string, typed: Values[string]) {
  if (typed === true) return "yes";
  const texts = [typed].flat() as string[];
  const read = texts.flatMap((text) => readText(schema, name, text));
  return kindOf(schema).type === "list" ? read : read[0];
}

function parse(form: Form, args: string[]): Parsed {
  try {
    const { positionals, values } = parseArgs({
      ...{ args, allowPositionals: true, options: optionsOf(form) },
    });
    return { form, values: values as Values, matched: matchPlaces(form, positionals) };
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    const firstOption = args.findIndex((word) => word.startsWith("-"));
    const words = firstOption < 0 ? args : args.slice(0, firstOption);
    return { form, values: {}, error, matched: matchPlaces(form, words) };
  }
}

function optionsOf({ options, reader, hasPictures }: Form) {
  const own = [...options].map(([name, { schema }]) => {
    const isList = kindOf(schema).type === "list";
    const type = isFlag(schema) ? ("boolean" as const) : ("string" as const);
    return [name, { type, ...(isList && { multiple: true }) }] as const;
  });
  const ofReader = (reader?.options ?? []).map(
    (name) => [name, { type: "string" as const }] as const,
  );
  return {
    ...Object.fromEntries([...own, ...ofReader]),
    json: { type: "boolean" as const },
    ...(hasPictures && { images: { type: "string" as const } }),
  };
}

/** The form whose words these are; of several the one with the most words as they stand. */
function chosen(parsed: readonly Parsed[]) {
  const most = (of: readonly Parsed[], size: (one: Parsed) => number) =>
    of.filter((one) => size(one) === Math.max(...of.map(size)));
  const fitting = parsed.filter(({ matched }) => matched.problem === null);
  const [best] = most(fitting, ({ matched }) => matched.literals);
  if (best) {
    if (best.error) throw best.error;
    return { ...best, words: best.matched.words };
  }
  const nearest = most(parsed, ({ matched }) => matched.depth);
  const [first] = nearest;
  if (first?.error && first.matched.said === first.form.command) throw first.error;
  const problems = new Set(nearest.map(({ matched }) => matched.problem));
  const wrong = nearest.flatMap(({ matched }) => (matched.isWrongWord ? [matched.problem] : []));
  if (problems.size === 1) throw new WrongUse([...problems][0] ?? "");
  if (new Set(wrong).size === 1 && nearest[0]!.matched.depth > 0)
    throw new WrongUse(wrong[0] ?? "");
  throw new WrongUse(`There is no "${nearest[0]!.matched.said}".`);
}
