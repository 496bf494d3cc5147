import type { Seal, SealColors } from "./licence-seal.ts";

const pair = (colors: SealColors, lab: SealColors): Seal[] => [
  { emblem: "scale", lobes: 18, colors },
  { emblem: "dices", lobes: 27, colors: lab },
];

/** Each brand's two badges: its gaming authority's and its testing laboratory's. */
export const licenceSeals: Readonly<Record<string, Seal[]>> = {
  alba: pair(
    { metal: ["#FFE3A1", "#C98A1B"], ground: "#5B0D1C", ink: "#FFDF95" },
    { metal: ["#F6D2BE", "#B4552F"], ground: "#2E0A10", ink: "#FFD9C2" },
  ),
  noche: pair(
    { metal: ["#D9D4FF", "#6C5CE0"], ground: "#15123A", ink: "#DAD5FF" },
    { metal: ["#BFF3FF", "#2B93B8"], ground: "#0B2236", ink: "#C4F2FF" },
  ),
  mareo: pair(
    { metal: ["#CFF5EE", "#1E8F86"], ground: "#063A41", ink: "#CFF5EE" },
    { metal: ["#FFE2D2", "#E5683F"], ground: "#5A2313", ink: "#FFE2D2" },
  ),
};
