import type { KnownBrand } from "../../check/check-data.ts";

/** What a brand says in its own words in a language, by the path of each text: "home.popular". */
export function ownWords({ copy }: KnownBrand, language: string): Map<string, string> {
  const said = copy.literals?.value as Record<string, object> | undefined;
  const words = new Map<string, string>();
  const walk = (node: object, path: string[]) => {
    for (const [key, value] of Object.entries(node)) {
      if (typeof value === "string") words.set([...path, key].join("."), value);
      else if (value && typeof value === "object") walk(value, [...path, key]);
    }
  };
  walk(said?.[language] ?? {}, []);
  return words;
}
