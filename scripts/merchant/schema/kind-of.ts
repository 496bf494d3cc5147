import type { z } from "zod";
import { picture } from "#platform/contract/staff/picture.ts";
import { instant, money } from "#platform/contract/wire/money.ts";

/** What a schema of the contract holds, as far as a terminal types and shows it differently. */
export type Kind =
  | { type: "text" | "money" | "instant" | "number" | "boolean" | "picture" | "other" }
  | { type: "choice"; words: readonly string[] }
  | { type: "list"; of: z.ZodType }
  | { type: "object"; shape: Readonly<Record<string, z.ZodType>> };

type Def = {
  type: string;
  innerType?: z.ZodType;
  element?: z.ZodType;
  entries?: Record<string, string>;
  shape?: Record<string, z.ZodType>;
};

/** The kind of a schema, whatever makes it optional or gives it a default. */
export function kindOf(schema: z.ZodType): Kind {
  if (schema === money) return { type: "money" };
  if (schema === instant) return { type: "instant" };
  if (schema === picture) return { type: "picture" };
  const { type, innerType, element, entries, shape } = schema.def as unknown as Def;
  if (innerType) return kindOf(innerType);
  if (element) return { type: "list", of: element };
  if (entries && type === "enum") return { type: "choice", words: Object.values(entries) };
  if (shape) return { type: "object", shape };
  if (type === "string") return { type: "text" };
  return type === "number" || type === "boolean" ? { type } : { type: "other" };
}

/** True for an input that must be given. */
export const isRequired = (schema: z.ZodType): boolean => !schema.safeParse(undefined).success;

/** True for a choice of yes and no that is no by default: an option without a value. */
export function isFlag(schema: z.ZodType): boolean {
  const kind = kindOf(schema);
  const isYesNo = kind.type === "choice" && [...kind.words].sort().join() === "no,yes";
  return isYesNo && schema.safeParse(undefined).data === "no";
}

/** The schemas of an object's fields by their names; none for anything else. */
export function fieldsOf(schema: z.ZodType): Readonly<Record<string, z.ZodType>> {
  const kind = kindOf(schema);
  return kind.type === "object" ? kind.shape : {};
}

/** True for a value with pictures in it. */
export function hasPictures(schema: z.ZodType): boolean {
  const kind = kindOf(schema);
  if (kind.type === "list") return hasPictures(kind.of);
  return kind.type === "picture" || Object.values(fieldsOf(schema)).some(hasPictures);
}
