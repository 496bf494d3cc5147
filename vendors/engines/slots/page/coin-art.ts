import type { Material } from "#vendors/catalogue/materials.ts";
import { mix } from "../../shared/page/colour.ts";
import { times } from "../../shared/page/draw.ts";
import { fade } from "../materials/work.ts";

/** How a coin is made: struck of gold, cut from something flat, or lit from within. */
type Make = "struck" | "flat" | "lit";

const MAKES: Readonly<Partial<Record<Material, Make>>> = {
  ...{ cutPaper: "flat", felt: "flat", icing: "flat", tile: "flat", woodblock: "flat" },
  ...{ led: "lit", neonTube: "lit" },
};

/** Gold for most values; emerald and ruby for the two that have names. */
type Rank = "gold" | "emerald" | "ruby";
type Paint = { light: string; own: string; deep: string };

const PAINTS: Readonly<Record<Rank, Paint>> = {
  gold: { light: "#fff3b0", own: "#f5b52a", deep: "#8a4a00" },
  emerald: { light: "#d2ffe2", own: "#1fae66", deep: "#06482a" },
  ruby: { light: "#ffd9d9", own: "#e0344f", deep: "#6a0719" },
};
const RANKS = ["gold", "emerald", "ruby"] as const satisfies readonly Rank[];
const INK = "#2a1000";

export const rankOfCoin = (place: number): Rank => RANKS[place + 1] ?? "gold";

/** The coin's paints, and its three faces once, which the symbols of all values use. */
export function coinDefs(material: Material): string {
  const make = MAKES[material] ?? "struck";
  return RANKS.map((rank) => {
    const { light, own, deep } = PAINTS[rank];
    const rim = fade(`coin-rim-${rank}`, [light, own, deep, own, light], 0.5);
    const field = fade(
      `coin-field-${rank}`,
      [mix(own, light, 0.62), own, mix(own, deep, 0.3)],
      0.4,
    );
    return `${rim}${field}<g id="coin-${rank}">${FACES[make](rank)}</g>`;
  }).join("");
}

const FACES: Readonly<Record<Make, (rank: Rank) => string>> = {
  struck: (rank) => {
    const { light, deep } = PAINTS[rank];
    const ridges = times(
      36,
      (at) => `<path d="M50 3.500V8.500" transform="rotate(${at * 10} 50 50)"/>`,
    );
    return `<circle cx="50" cy="52.500" r="47" fill="#120700"/><circle cx="50" cy="50" r="47" fill="url(#coin-rim-${rank})" stroke="${INK}" stroke-width="2"/><g stroke="${deep}" stroke-width="1.800" stroke-opacity=".75">${ridges}</g><circle cx="50" cy="50" r="38.500" fill="url(#coin-field-${rank})" stroke="${deep}" stroke-width="2"/><circle cx="50" cy="50" r="36" fill="none" stroke="${light}" stroke-width="1.500" stroke-opacity=".9"/><path d="M20 34A34 34 0 0 1 50 16" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="4" stroke-linecap="round"/>`;
  },
  flat: (rank) => {
    const { light, own, deep } = PAINTS[rank];
    const edge = times(16, (at) => {
      const angle = (at / 16) * 2 * Math.PI;
      return `<circle cx="${(50 + 41 * Math.cos(angle)).toFixed(1)}" cy="${(50 + 41 * Math.sin(angle)).toFixed(1)}" r="7.500"/>`;
    });
    return `<g fill="${INK}" transform="translate(0 2.500)">${edge}</g><g fill="${own}" stroke="${INK}" stroke-width="2">${edge}</g><circle cx="50" cy="50" r="42" fill="${own}"/><circle cx="50" cy="50" r="37" fill="${mix(own, light, 0.45)}" stroke="${deep}" stroke-width="2.500"/><circle cx="50" cy="50" r="33" fill="none" stroke="${deep}" stroke-width="2" stroke-dasharray="5 4"/>`;
  },
  lit: (rank) => {
    const { light, own, deep } = PAINTS[rank];
    return `<circle cx="50" cy="50" r="48" fill="#07040c"/><circle cx="50" cy="50" r="42" fill="${mix(deep, "#07040c", 0.55)}"/><circle cx="50" cy="50" r="42" fill="none" stroke="${own}" stroke-opacity=".45" stroke-width="9"/><circle cx="50" cy="50" r="42" fill="none" stroke="${own}" stroke-width="5"/><circle cx="50" cy="50" r="42" fill="none" stroke="${light}" stroke-width="2"/><circle cx="50" cy="50" r="34" fill="none" stroke="${light}" stroke-opacity=".6" stroke-width="1.200"/>`;
  },
};

/** A coin with what it is worth, and its name where it has one. */
export function coinFace(rank: Rank, value: string, hasName: boolean): string {
  const size = value.length > 2 ? 36 : 43;
  const y = (hasName ? 42 : 50) + size * 0.36;
  return `<use href="#coin-${rank}"/><text class="coinText" x="50" y="${y.toFixed(1)}" font-size="${size}" text-anchor="middle" fill="#fff" stroke="${INK}" stroke-width="7" stroke-linejoin="round" paint-order="stroke">${value}</text>`;
}
