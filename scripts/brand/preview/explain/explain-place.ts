import { z } from "zod";
import { FLAGS } from "#platform/contract/core/site.ts";
import { languageTag } from "#platform/contract/languages/language-tag.ts";
import type { StaffContext } from "#platform/staff/staff-context.ts";
import type { KnownBrand } from "../../check/checks/check-data.ts";
import { readSharedWords } from "../../check/checks/check-wording.ts";
import { WrongUse } from "../../command.ts";
import type { Step } from "../../commands/platform-steps.ts";
import { inBrandsRegion, valueSteps } from "../../commands/value-steps.ts";
import { flagsBehind } from "./flags-behind.ts";
import { LANDMARKS, likeliestFirst } from "./likeliest-key.ts";
import { ownWords } from "./own-words.ts";
import { tokenKey } from "./token-keys.ts";
import { wordingKeys } from "./wording-keys.ts";

/** The browser's observations at the clicked place. */
export const placeSeen = z.object({
  language: languageTag,
  theme: z.enum(["light", "dark"]),
  /** The texts there, nearest first. */
  texts: z.array(z.string().max(2_000)).max(20),
  /** The landmarks around it, such as a button, the menu or a dialog; the nearest first. */
  around: z.array(z.enum(LANDMARKS)).max(20),
  /** The wording files that the page has loaded; texts of other files are not on the page. */
  namespaces: z.array(z.string().max(40)).max(60),
  /** Properties of the style and the theme's variable behind each. */
  variables: z
    .array(z.object({ property: z.string().max(60), variable: z.string().max(80) }))
    .max(40),
  /** Its link targets, and the page itself. */
  addresses: z.array(z.string().max(2_000)).max(4),
});
export type PlaceSeen = z.output<typeof placeSeen>;

/** One thing behind a place: its key, and the sources of its value. The last source decides. */
export type Behind = { key: string; what: string; steps: Step[] };
export type Explained = {
  /** `others` are keys of the same words, most likely used at other places. */
  words: (Behind & { others: string[] })[];
  tokens: Behind[];
  flags: (Behind & { isOn: boolean })[];
};

const MOST_KEYS = 6;

/** Names the wording, the tokens and the flags behind a place of a brand's site. */
export async function explainPlace(
  brand: KnownBrand,
  seen: PlaceSeen,
  { staff, flagsOn }: { staff: StaffContext; flagsOn: ReadonlySet<string> },
): Promise<Explained> {
  const shared = (await readSharedWords())[seen.language] ?? new Map<string, string>();
  const here = [...shared].map(
    ([key, text]) => [key, inBrandsRegion(brand, seen.language, text)] as const,
  );
  const keysOf = wordingKeys(new Map([...here, ...ownWords(brand, seen.language)]));
  const stepsOf = (key: string) => stepsOrNone(brand, key, staff);
  const isLoaded = (key: string) => seen.namespaces.includes(key.split(".")[0]!);
  const words = new Map<string, string>();
  const others = new Map<string, string[]>();
  for (const text of seen.texts) {
    const keys = likeliestFirst(keysOf(text).filter(isLoaded), seen.around);
    const [first, ...rest] = keys.slice(0, MOST_KEYS).map((key) => `${seen.language}.${key}`);
    if (!first) continue;
    words.set(first, text);
    others.set(first, rest);
  }
  const tokens = new Map<string, string>();
  for (const { property, variable } of seen.variables) {
    const key = tokenKey(variable, seen.theme);
    if (key) tokens.set(key, [tokens.get(key), property].filter(Boolean).join(", "));
  }
  const asked = new Set(seen.addresses.flatMap(flagsBehind));
  const flags = FLAGS.filter((flag) => asked.has(flag));
  const behind = (found: Map<string, string>) =>
    Promise.all([...found].map(async ([key, what]) => ({ key, what, steps: await stepsOf(key) })));
  return {
    words: (await behind(words)).map((one) => ({ ...one, others: others.get(one.key) ?? [] })),
    tokens: await behind(tokens),
    flags: await Promise.all(
      flags.map(async (flag) => ({
        ...{ key: `flags.${flag}`, what: flag, isOn: flagsOn.has(flag) },
        steps: await stepsOf(`flags.${flag}`),
      })),
    ),
  };
}

async function stepsOrNone(brand: KnownBrand, key: string, staff: StaffContext): Promise<Step[]> {
  try {
    return await valueSteps(brand, key, { staff });
  } catch (error) {
    if (error instanceof WrongUse) return [];
    throw error;
  }
}
