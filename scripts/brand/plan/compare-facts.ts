import type { BrandFacts, FileFact } from "./brand-facts.ts";
import { breakingReason } from "./breaking-reason.ts";
import type { Plain } from "./flatten.ts";

export const AREAS = [
  ...(["settings", "flags", "routes", "texts", "colours", "looks"] as const),
  ...(["pictures", "pages and files"] as const),
];
export type Area = (typeof AREAS)[number];

/** One change that players can notice. */
export type Change = {
  area: Area;
  /** Path, name or address of it. */
  what: string;
  /** Undefined: it did not exist. */
  from: Plain | undefined;
  /** Undefined: it is removed. */
  to: Plain | undefined;
  /** The reason why the change needs approval; undefined when it takes nothing away. */
  breaking?: string | undefined;
  /** An additional note on the change. */
  note?: string | undefined;
};

type Values = Readonly<Record<string, Plain>>;
type Files = Readonly<Record<string, FileFact>>;

/** The changes for players between two states of a brand, in the order of the areas. */
export function compareFacts(before: BrandFacts, after: BrandFacts): Change[] {
  const isWhole = before.sharedTexts !== undefined && after.sharedTexts !== undefined;
  const texts = (one: BrandFacts) =>
    isWhole ? { ...one.sharedTexts, ...one.ownTexts } : one.ownTexts;
  const areFilesKnown = before.files !== undefined && after.files !== undefined;
  return [
    ...compared(before.settings, after.settings, areaOfSetting),
    ...compared(asSet(before.routes), asSet(after.routes), () => "routes"),
    ...compared(texts(before), texts(after), () => "texts"),
    ...compared(before.looks, after.looks, areaOfLook),
    ...comparedFiles(before.pictures, after.pictures, "pictures"),
    ...(areFilesKnown ? comparedFiles(before.files!, after.files!, "pages and files") : []),
  ]
    .map((change) => withPlatform(change, before.platformFlags))
    .map((change) => ({ ...change, breaking: breakingReason(change) }))
    .toSorted((a, b) => AREAS.indexOf(a.area) - AREAS.indexOf(b.area));
}

function areaOfSetting(path: string): Area {
  if (path.startsWith("flags.")) return "flags";
  return path.startsWith("menu.") ? "routes" : "settings";
}

const areaOfLook = (path: string): Area => (path.includes(".palette.") ? "colours" : "looks");

/** An optional slash or a renamed parameter does not move an address. */
const asSet = (routes: readonly string[]): Values =>
  Object.fromEntries(routes.map((path) => [`/${path.replaceAll(/:\w+/g, ":…")}`, true]));

function compared(before: Values, after: Values, areaOf: (path: string) => Area): Change[] {
  const paths = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...paths].flatMap((what): Change[] => {
    const [from, to] = [before[what], after[what]];
    if (JSON.stringify(from) === JSON.stringify(to)) return [];
    return [{ area: areaOf(what), what, from, to }];
  });
}

function comparedFiles(before: Files, after: Files, area: Area): Change[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].toSorted().flatMap((what): Change[] => {
    const [from, to] = [before[what], after[what]];
    if (from?.sha256 === to?.sha256) return [];
    return [{ area, what, from: from?.bytes, to: to?.bytes }];
  });
}

/** When the platform sets a flag itself, the brand's value changes nothing. */
function withPlatform(change: Change, said: BrandFacts["platformFlags"]): Change {
  const flag = change.area === "flags" ? change.what.slice("flags.".length) : "";
  const answer = said?.[flag];
  if (answer === undefined) return change;
  return { ...change, note: `the platform says ${answer ? "on" : "off"} and has the last word` };
}
