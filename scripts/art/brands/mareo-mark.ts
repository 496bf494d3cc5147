import { circle, rect, stroke } from "../draw/svg.ts";
import { type BrandMark, document } from "./brand-mark.ts";

const CORAL = "#FF7A65";

/** The buoy that is also a chip: a ring of coral with lighter segments. */
export function buoyRing(
  at: { x: number; y: number; r: number; width: number },
  segments: { count: number; turn: number; share: number },
  colors: [string, string] = [CORAL, "#FFE9E3"],
): string {
  const length = (Math.PI * 2 * at.r) / segments.count;
  const on = (length * segments.share).toFixed(2);
  const off = (length * (1 - segments.share)).toFixed(2);
  return (
    circle(at.x, at.y, at.r, "none", `stroke="${colors[0]}" stroke-width="${at.width}"`) +
    circle(
      at.x,
      at.y,
      at.r,
      "none",
      `stroke="${colors[1]}" stroke-width="${at.width}" stroke-dasharray="${on} ${off}" transform="rotate(${segments.turn} ${at.x} ${at.y})"`,
    )
  );
}

function logo(ink: string, light: string, wave: string): string {
  const strokes =
    "M6 43V25a10.5 10.5 0 0 1 21 0v18M27 25a10.5 10.5 0 0 1 21 0v12q0 6.5 6 6M91.5 14v29" +
    "M108 14v29M108 28a14 14 0 0 1 13-13.5M128 29h28a14.2 14.2 0 1 0-4.5 10.5";
  return document(
    206,
    63,
    `<g fill="none" stroke="${ink}" stroke-width="9.5" stroke-linecap="round" stroke-linejoin="round"><path d="${strokes}"/><circle cx="77" cy="28.5" r="14.5"/></g>`,
    buoyRing({ x: 186.5, y: 28.5, r: 13.8, width: 11.8 }, { count: 4, turn: -10, share: 0.2 }, [
      CORAL,
      light,
    ]),
    stroke("M169 55.5c5.8-5 11.6-5 17.4 0s11.6 5 17.4 0", wave, 4.5),
  );
}

const onGround = (radius: number): string =>
  document(
    64,
    64,
    rect(0, 0, 64, 64, "#DDF2F1", `rx="${radius}"`),
    buoyRing({ x: 32, y: 28.5, r: 14.6, width: 12.4 }, { count: 4, turn: -10, share: 0.2 }, [
      CORAL,
      "#FFFFFF",
    ]),
    stroke("M12 55c6.7-5.6 13.3-5.6 20 0s13.3 5.6 20 0", "#0A7A85", 5),
  );

/** Each layer ends at the height of its start, so that copies join without a step. */
const HERO_WAVES = [
  '<path fill="#7FD3D2" opacity=".75" d="M0 58C160 21 330 24 520 62S1240 104 1440 58V240H0Z"/>',
  '<path fill="#35ADB3" opacity=".85" d="M0 120C160 163 330 146 520 112S1240 66 1440 120V240H0Z"/>',
  '<path fill="#0A7A85" d="M0 176C200 132 360 150 560 182S1240 220 1440 176V240H0Z"/>',
].join("");

/** The three layers inside a larger drawing, with their crests from `y` downwards. */
export const mareoWaves = (y: number): string =>
  `<g transform="translate(0 ${y})">${HERO_WAVES}</g>`;

/** Three layers of water for the hero's lower edge; the page repeats them across. */
export const mareoHeroWaves = document(1440, 240, HERO_WAVES);

/** The edge of the tide: over covers and above the footer, coloured by a mask. */
export const mareoTideEdge = document(
  1440,
  64,
  '<path fill="#000" d="M0 40C160 12 330 8 520 30S900 62 1110 34S1350 14 1440 26V64H0Z"/>',
);

export const mareoMark: BrandMark = {
  code: "mareo",
  logo: logo("#0A3340", "#FFE9E3", "#2FB0B5"),
  logoDark: logo("#EAF7F6", "#FFE9E3", "#5FD0CF"),
  icon: onGround(0),
  favicon: onGround(20),
};
