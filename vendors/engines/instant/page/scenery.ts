import { mix } from "#vendors/engines/shared/page/colour.ts";
import { glow, hills, rays, scatter, times, vertical } from "#vendors/engines/shared/page/draw.ts";
import type { InstantKind } from "../rules/instant-kinds.ts";
import type { InstantSkin } from "./instant-skin.ts";

type Draw = (skin: InstantSkin) => string;

/** Bulbs on two garlands, as over a fairground's stalls. */
const garlands: Draw = ({ palette }) => {
  const cord = (y: number, sag: number) => `M-20 ${y}Q400 ${y + sag} 800 ${y}T1620 ${y}`;
  const bulbs = times(26, (at) => {
    const x = at * 64;
    const y = 70 + 62 * Math.sin(((at % 13) / 13) * Math.PI) * (at < 13 ? 1 : -0.35);
    return `<circle cx="${x}" cy="${y}" r="26" fill="url(#bulb)"/><circle cx="${x}" cy="${y}" r="6" fill="${palette.title[0]}"/>`;
  });
  return `${rays(800, -60, 18, palette.ray, 0.07)}<path d="${cord(66, 130)}" fill="none" stroke="${palette.backdrop[2]}" stroke-width="4" opacity=".8"/>${bulbs}<path d="${hills(860, 70, 4, 1)}" fill="${mix(palette.backdrop[2], "#000000", 0.35)}"/>`;
};

/** Layers of earth with bright veins. */
const strata: Draw = ({ palette }) => {
  const [, middle, edge] = palette.backdrop;
  const layers = times(6, (at) => {
    const y = 250 + at * 120;
    return `<path d="${hills(y, 46, 3 + (at % 2), at)}" fill="${mix(edge, middle, 0.5 - at * 0.08)}" opacity=".85"/>`;
  });
  const next = scatter(41);
  const veins = times(46, () => {
    const [x, y, size] = [next() * 1600, 280 + next() * 600, 4 + next() * 12];
    return `<path d="M${x} ${y - size}L${x + size * 0.7} ${y}L${x} ${y + size}L${x - size * 0.7} ${y}Z" fill="${palette.title[1]}" opacity="${(0.18 + next() * 0.4).toFixed(2)}"/>`;
  });
  return `${rays(800, -80, 14, palette.ray, 0.06)}${layers}${veins}`;
};

/** Curtains of a hall, lit from below. */
const hall: Draw = ({ palette }) => {
  const [centre, middle, edge] = palette.backdrop;
  const folds = times(33, (at) => {
    const x = at * 50 - 20;
    return `<path d="M${x} -10C${x + 14} 240 ${x - 12} 520 ${x + 6} 910h24C${x + 18} 520 ${x + 40} 240 ${x + 26} -10Z" fill="${at % 2 ? mix(middle, centre, 0.2) : mix(edge, "#000000", 0.4)}" opacity="${at % 2 ? 0.14 : 0.32}"/>`;
  });
  return `${folds}<ellipse cx="800" cy="930" rx="900" ry="230" fill="url(#bulb)" opacity=".5"/>`;
};

/** Far ridges under an open sky. */
const ridges: Draw = ({ palette }) => {
  const [centre, middle, edge] = palette.backdrop;
  const next = scatter(7);
  const stars = times(90, () => {
    const [x, y, size] = [next() * 1600, next() * 520, 0.8 + next() * 2.2];
    return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${size.toFixed(1)}" fill="#fff" opacity="${(0.25 + next() * 0.6).toFixed(2)}"/>`;
  });
  return `${stars}<circle cx="1240" cy="240" r="210" fill="url(#bulb)"/><circle cx="1240" cy="240" r="66" fill="${mix(centre, "#ffffff", 0.55)}"/><path d="${hills(760, 120, 3, 0)}" fill="${mix(middle, edge, 0.45)}"/><path d="${hills(830, 110, 4, 1)}" fill="${mix(middle, edge, 0.75)}"/><path d="${hills(890, 70, 5, 0)}" fill="${mix(edge, "#000000", 0.3)}"/>`;
};

const PLACES: Readonly<Record<InstantKind, Draw>> = {
  drop: garlands,
  mines: strata,
  keno: hall,
  crash: ridges,
};

/** The place around the board, in the colours of the game. */
export function sceneryOf(kind: InstantKind, skin: InstantSkin): string {
  const [centre, middle, edge] = skin.palette.backdrop;
  return `<svg class="scenery" viewBox="0 0 1600 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
<defs>${vertical("air", [mix(edge, middle, 0.55), mix(middle, edge, 0.35), edge])}${glow("lamp", mix(centre, "#ffffff", 0.1), 0.5)}${glow("bulb", skin.palette.title[1], 0.7)}</defs>
<rect width="1600" height="900" fill="url(#air)"/><ellipse cx="640" cy="380" rx="820" ry="520" fill="url(#lamp)"/>${PLACES[kind](skin)}
</svg>`;
}
