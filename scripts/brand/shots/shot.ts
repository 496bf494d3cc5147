import type { Barrier } from "#scripts/screens/find-barriers.ts";
import { type Look, lookName } from "#scripts/screens/look.ts";

/** A page as a browser showed it. */
export type Shot = {
  path: string;
  look: Look;
  /** As the demonstration's member sees it, and not a guest. */
  isMember: boolean;
  /** WebP, so that hundreds of them can be kept. */
  picture: Buffer;
  /** Everything that the page brought over the wire, pictures below the fold included. */
  bytes: number;
  /** What a person might overlook: errors of scripts, a page wider than the screen. */
  faults: string[];
  barriers: Barrier[];
};

/** A shot held against the one that was kept. */
export type Judged = Omit<Shot, "picture"> & {
  /** File name of its pictures, without the ending; the same in every run. */
  name: string;
  /** "new": others of this brand are kept, this one is not. "none": nothing of the brand is kept. */
  kind: "same" | "differs" | "new" | "none";
  /** Pixels that differ, of all, in percent. */
  difference: number;
  keptBytes: number | undefined;
  /** More than the budget: kilobytes that a page may weigh. */
  isTooHeavy: boolean;
};

/** "phone-dark-es-rngList-q-perla", of a member "phone-dark-es-as-home": within a brand no other shot has it. */
export function shotName({ path, look, isMember }: Pick<Shot, "path" | "look" | "isMember">) {
  const [, ...rest] = lookName(look).split("-");
  const place = path === "/" ? "home" : path.replaceAll(/\W+/g, "-").replace(/^-/, "");
  return [...rest, ...(isMember ? ["as"] : []), place].join("-");
}
