import type { Barrier } from "#scripts/screens/find-barriers.ts";
import { type Look, lookName } from "#scripts/screens/look.ts";

/** A page as a browser showed it. */
export type Shot = {
  path: string;
  look: Look;
  /** True for the demonstration's member, false for a guest. */
  isMember: boolean;
  /** WebP, because there are hundreds of pictures. */
  picture: Buffer;
  /** All loaded bytes, including pictures below the fold. */
  bytes: number;
  /** Faults that a person might overlook: script errors, a page wider than the screen. */
  faults: string[];
  barriers: Barrier[];
};

/** A shot after the comparison with the kept one. */
export type Judged = Omit<Shot, "picture"> & {
  /** The file name of its pictures, without the extension; the same in every run. */
  name: string;
  /**
   * "new": this shot of the brand was not kept, others were. "none": none of the brand was kept.
   */
  kind: "same" | "differs" | "new" | "none";
  /** Percent of all pixels that differ. */
  difference: number;
  keptBytes: number | undefined;
  /** True above the budget, in kilobytes. */
  isTooHeavy: boolean;
};

/**
 * "phone-dark-es-rngList-q-perla", or "phone-dark-es-as-home" for a member. The name is unique
 * within a brand.
 */
export function shotName({ path, look, isMember }: Pick<Shot, "path" | "look" | "isMember">) {
  const [, ...rest] = lookName(look).split("-");
  const place = path === "/" ? "home" : path.replaceAll(/\W+/g, "-").replace(/^-/, "");
  return [...rest, ...(isMember ? ["as"] : []), place].join("-");
}
