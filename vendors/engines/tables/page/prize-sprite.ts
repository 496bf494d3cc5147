import { times } from "#vendors/engines/shared/page/draw.ts";

const RAYS = times(
  12,
  (at) =>
    `<path transform="rotate(${at * 30} 50 50)" d="${at % 2 ? "M44 18 50 6l6 12z" : "M42 20 50 1l8 19z"}"/>`,
);
const POINTS = Array.from({ length: 10 }, (_, at) => {
  const [radius, angle] = [at % 2 ? 19 : 47, (at * 36 - 90) * (Math.PI / 180)];
  return [50 + radius * Math.cos(angle), 52 + radius * Math.sin(angle)]
    .map((one) => one.toFixed(1))
    .join(" ");
});
/** The shaded half of each of the star's points. */
const FACETS = times(5, (at) => `<path d="M50 52L${POINTS[at * 2]}L${POINTS[at * 2 + 1]}Z"/>`);

/** The wheel's emblems once, in the colour of their text, a second tone on top. */
export const EMBLEMS: Readonly<Record<string, string>> = {
  sun: `${RAYS}<circle cx="50" cy="50" r="26"/><path class="prizeShade" d="M50 24a26 26 0 0 1 0 52c11-6 16-15 16-26s-5-20-16-26z"/>`,
  moon: `<path d="M66 8a44 44 0 1 0 26 62A37 37 0 0 1 66 8z"/><path class="prizeShade" d="M92 70A44 44 0 0 1 31 90c26 4 44-6 54-18z"/><path d="M74 26l4 10 10 4-10 4-4 10-4-10-10-4 10-4z"/>`,
  star: `<path d="M${POINTS.join("L")}Z" stroke="currentColor" stroke-width="4" stroke-linejoin="round"/><g class="prizeShade">${FACETS}</g>`,
  crown: `<path d="M10 78 4 30l22 18L50 14l24 34 22-18-6 48z" stroke="currentColor" stroke-width="4" stroke-linejoin="round"/><circle cx="4" cy="26" r="6"/><circle cx="50" cy="11" r="7"/><circle cx="96" cy="26" r="6"/><path class="prizeShade" d="M10 78l-1-10h82l-1 10zM50 40l9 12-9 12-9-12z"/><path d="M12 84h76v9H12z"/>`,
};

export function prizeSprite(): string {
  return `<svg class="sprite" aria-hidden="true" focusable="false"><defs>${Object.entries(EMBLEMS)
    .map(([id, drawn]) => `<g id="prize-${id}" fill="currentColor">${drawn}</g>`)
    .join("")}</defs></svg>`;
}
