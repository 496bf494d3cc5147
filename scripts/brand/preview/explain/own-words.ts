import type { KnownBrand } from "../../check/checks/check-data.ts";
import { flatten } from "../../plan/flatten.ts";

/** A brand's own wording in one language, by the path of each text: "home.popular". */
export function ownWords({ copy }: KnownBrand, language: string): Map<string, string> {
  const said = copy.literals?.value as Record<string, unknown> | undefined;
  const texts = Object.entries(flatten(said?.[language]));
  return new Map(texts.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}
