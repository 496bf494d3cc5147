import naughty from "big-list-of-naughty-strings" with { type: "json" };
import fc from "fast-check";
import { z } from "zod";
import type { Call } from "#platform/contract/wire/call.ts";

type Schema = {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  pattern?: string;
};

const text = fc.oneof(
  fc.constantFrom(...(naughty as string[])),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.constantFrom("", "\u0000", "0", "-1", "1e400", "a".repeat(300), "../../etc", "' or 1=1--"),
);
const number = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.constantFrom(0, 1, -1, 2 ** 53, -(2 ** 31), 1e308),
);
const junk = fc.oneof(text, number, fc.boolean(), fc.constant(null), fc.constant([]), fc.object());

/** Inputs of a call: most have the right shape with hostile values, some have none. */
export function fuzzedInputOf(call: Call): fc.Arbitrary<unknown> {
  const schema = z.toJSONSchema(call.input, { io: "input", unrepresentable: "any" }) as Schema;
  return fc.oneof({ arbitrary: fuzzed(schema), weight: 9 }, { arbitrary: junk, weight: 1 });
}

/** Nineteen of twenty values follow the schema, as far as it is specific. */
function fuzzed(schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof({ arbitrary: shapedBy(schema), weight: 19 }, { arbitrary: junk, weight: 1 });
}

function shapedBy(schema: Schema): fc.Arbitrary<unknown> {
  if ("const" in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(fuzzed));
  switch (schema.type) {
    case "object":
      return recordOf(schema);
    case "array":
      return fc.array(fuzzed(schema.items ?? {}), { maxLength: 5 });
    case "string":
      return schema.pattern ? fc.oneof(matching(schema.pattern), text) : text;
    case "integer":
      return fc.oneof(fc.integer({ min: 0, max: 50 }), number);
    case "number":
      return number;
    case "boolean":
      return fc.boolean();
    default:
      return junk;
  }
}

function recordOf({ properties = {}, required = [] }: Schema) {
  const model = Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, fuzzed(property)]),
  );
  const extra = fc.dictionary(fc.constantFrom("id", "type", "merchant", "__proto__"), junk);
  const whole = fc.record(model, { requiredKeys: required });
  return fc.tuple(extra, whole).map(([more, right]) => ({ ...more, ...right }));
}

function matching(pattern: string) {
  try {
    return fc.stringMatching(new RegExp(pattern, "u"), { maxLength: 60 });
  } catch {
    return text;
  }
}
