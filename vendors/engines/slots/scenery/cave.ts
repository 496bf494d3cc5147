import { mix } from "../../shared/page/colour.ts";
import { glow, scatter, times, vertical } from "../../shared/page/draw.ts";
import type { Skin } from "../page/skin.ts";

/** A cave of crystals that shine from below, dark rock around. */
export function cave({ palette }: Skin): string {
  const [centre, middle, edge] = palette.backdrop;
  const next = scatter(41);
  const rock = mix(edge, "#000000", 0.5);
  const crystal = (x: number, y: number, size: number, lean: number, colour: string) =>
    `<g transform="translate(${x} ${y}) rotate(${lean}) scale(${size})"><path d="M-34 0L-26-150 4-200 32-140 36 0z" fill="${colour}"/><path d="M-34 0L-26-150 4-200 2 0z" fill="#fff" opacity=".32"/><path d="M4-200L32-140 36 0 16 0z" fill="#000" opacity=".22"/><path d="M4-200L2-10" stroke="#fff" stroke-width="3" opacity=".7"/></g>`;
  const tints = [centre, palette.title[1], mix(centre, "#ffffff", 0.4), middle];
  const cluster = (x: number, y: number, size: number) =>
    times(5, (at) =>
      crystal(
        x + (at - 2) * 44 * size,
        y,
        size * (1 - Math.abs(at - 2) * 0.18),
        (at - 2) * 16,
        tints[(at + Math.round(x)) % 4]!,
      ),
    );
  const teeth = times(20, (at) => {
    const long = 60 + ((at * 71) % 150);
    return `L${at * 84 + 42} ${120 + long}L${(at + 1) * 84} ${90 + ((at * 31) % 50)}`;
  });
  const glints = times(40, () => {
    const size = (4 + next() ** 2 * 14).toFixed(1);
    return `<path transform="translate(${(next() * 1600).toFixed(0)} ${(next() * 800).toFixed(0)}) scale(${Number(size) / 10})" d="M0-10C1-2 2-1 10 0 2 1 1 2 0 10-1 2-2 1-10 0-2-1-1-2 0-10Z" fill="#fff" opacity="${(0.3 + next() * 0.6).toFixed(2)}"/>`;
  });
  return `<defs>${vertical("air", [rock, edge, mix(edge, middle, 0.75), middle])}${glow("shine", centre, 0.85)}</defs>
<rect width="1600" height="900" fill="url(#air)"/><ellipse cx="800" cy="560" rx="900" ry="440" fill="url(#shine)"/>
<path d="M0 0V130${teeth}L1680 0Z" fill="${rock}"/>
${cluster(330, 850, 1.1)}${cluster(1270, 850, 1.15)}
<path d="M0 900V240Q120 360 90 520T210 760Q420 850 800 850T1390 760Q1530 660 1500 520T1600 250V900Z" fill="${rock}"/>
${cluster(110, 880, 1.7)}${cluster(1490, 880, 1.8)}${glints}`;
}
