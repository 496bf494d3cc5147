import type { Plain } from "./flatten.ts";

export type FileFact = { bytes: number; sha256: string };

/** What of a brand players can notice, in maps from a path to a value. */
export type BrandFacts = {
  settings: Readonly<Record<string, Plain>>;
  /** Shapes, type and colours; a palette's entries are complete, as the site wears them. */
  looks: Readonly<Record<string, Plain>>;
  /** The brand's own wording by language, file and key: "es.home.popular". */
  ownTexts: Readonly<Record<string, Plain>>;
  /** What all brands share of it. Unknown of a site that runs elsewhere. */
  sharedTexts: Readonly<Record<string, Plain>> | undefined;
  /** Every path of the site map. */
  routes: readonly string[];
  /** Pictures by their name. */
  pictures: Readonly<Record<string, FileFact>>;
  /** Whatever else lies in the folder: pages, faces. Unknown of a site that runs elsewhere. */
  files: Readonly<Record<string, FileFact>> | undefined;
  /** What the platform says of each flag, where it was asked; it has the last word. */
  platformFlags: Readonly<Record<string, boolean>> | undefined;
};
