import type { Typed } from "./reader.ts";

/** The texts of each language that was typed: "kicker|title|text|action" by the names in this order. */
export function splitWords<Name extends string>(
  { options }: Pick<Typed, "options">,
  names: readonly Name[],
): { [Language in "es" | "en"]?: Record<Name, string> } {
  const { es, en } = options;
  return { ...(es && { es: split(es, names) }), ...(en && { en: split(en, names) }) };
}

/** Whatever follows the last separator belongs to the last text. */
function split<Name extends string>(text: string, names: readonly Name[]): Record<Name, string> {
  const parts = text.split("|");
  const last = names.length - 1;
  return Object.fromEntries(
    names.map((name, at) => [name, at === last ? parts.slice(at).join("|") : (parts[at] ?? "")]),
  ) as Record<Name, string>;
}
