import type { SceneryKind } from "./scenery-kinds.ts";

/** What the controls are built of, and where balance and payout stand. */
export type ConsoleKind = "deck" | "slab" | "board" | "glass" | "bubbles";
/** The build of the reels' frame; its material is the scenery's. */
export type FrameKind = "corners" | "beams" | "ring" | "crest" | "cabinet";

const CONSOLES: Readonly<Record<SceneryKind, ConsoleKind>> = {
  arcade: "deck",
  fiesta: "deck",
  temple: "slab",
  marble: "slab",
  dune: "slab",
  trail: "board",
  neon: "glass",
  cave: "glass",
  reef: "bubbles",
  sweet: "bubbles",
};
const BUILDS = ["corners", "beams", "ring", "crest"] as const satisfies readonly FrameKind[];
/** The factor by which no two of the most played slots that stand near each other look alike. */
const SPREAD = 311;
const LARGE_PRIME = 10_007;

export const consoleOf = (scenery: SceneryKind): ConsoleKind => CONSOLES[scenery];

/** A build of the game's own, so that games of one place differ; three reels stand in a cabinet. */
export function frameOf(code: string, hasThreeReels: boolean): FrameKind {
  if (hasThreeReels) return "cabinet";
  const letters = Array.from(code, (letter) => letter.charCodeAt(0));
  const sum = letters.reduce((all, letter) => (all * SPREAD + letter) % LARGE_PRIME, 0);
  return BUILDS[sum % BUILDS.length]!;
}
