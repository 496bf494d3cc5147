import type { Plain } from "./flatten.ts";

export type FileFact = { bytes: number; sha256: string };

/** The facts of a brand that players can notice, in maps from a path to a value. */
export type BrandFacts = {
  settings: Readonly<Record<string, Plain>>;
  /** Shapes, type and colours; a palette's entries are complete, as the site wears them. */
  looks: Readonly<Record<string, Plain>>;
  /** The brand's own wording by language, file and key: "es.home.popular". */
  ownTexts: Readonly<Record<string, Plain>>;
  /** The wording that all brands share. Unknown for a site that runs elsewhere. */
  sharedTexts: Readonly<Record<string, Plain>> | undefined;
  /** Every path of the site map. */
  routes: readonly string[];
  /** Pictures by their name. */
  pictures: Readonly<Record<string, FileFact>>;
  /** The folder's other files: pages, faces. Unknown for a site that runs elsewhere. */
  files: Readonly<Record<string, FileFact>> | undefined;
  /** The platform's value of each flag, if it was read; it overrides the brand's. */
  platformFlags: Readonly<Record<string, boolean>> | undefined;
};
