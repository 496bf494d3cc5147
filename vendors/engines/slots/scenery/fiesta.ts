import { mix } from "../../shared/page/colour.ts";
import { glow, scatter, times, vertical } from "../../shared/page/draw.ts";
import type { Skin } from "../page/skin.ts";

const PAPERS = ["#ff4f8f", "#ffb62e", "#2ec4b6", "#8ad12e", "#5aa9ff", "#ff7a3d"];

/** A square on a feast night: cut-paper strings, fireworks, a church and roofs below. */
export function fiesta({ palette }: Skin): string {
  const [centre, middle, edge] = palette.backdrop;
  const next = scatter(17);
  const roofs = mix(edge, "#000000", 0.3);
  const paper = (x: number, y: number, colour: string, size: number) =>
    `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${size})"><path d="M-46 0h92v74l-15.300 14-15.300-14-15.400 14-15.300-14-15.400 14-15.300-14z" fill="${colour}"/><path d="M0 16l9 15 17-3-9 15 9 15-17-3-9 15-9-15-17 3 9-15-9-15 17 3z" fill="#fff" opacity=".75"/><circle cx="-33" cy="14" r="5" fill="#fff" opacity=".75"/><circle cx="33" cy="14" r="5" fill="#fff" opacity=".75"/></g>`;
  const strand = (y: number, sag: number, size: number, shift: number) => {
    const count = Math.round(15 / size);
    const pieces = times(count, (at) => {
      const part = (at + 0.5) / count;
      return paper(part * 1600, y + sag * 4 * part * (1 - part), PAPERS[(at + shift) % 6]!, size);
    });
    return `<path d="M0 ${y}Q800 ${y + sag * 2} 1600 ${y}" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="3"/>${pieces}`;
  };
  const house = (at: number) => {
    const [x, top] = [at * 112 - 30, 610 + ((at * 61) % 90)];
    const window = (left: number, y: number) =>
      `<rect x="${left}" y="${y}" width="22" height="30" rx="11" fill="#ffd76a" opacity="${(0.55 + next() * 0.45).toFixed(2)}"/>`;
    return `<path d="M${x} 900V${top}l56-46 56 46V900Z" fill="${at % 2 ? roofs : mix(roofs, middle, 0.2)}"/><path d="M${x - 8} ${top + 4}l64-54 64 54" fill="none" stroke="${PAPERS[at % 6]}" stroke-width="7" opacity=".75"/>${window(x + 24, top + 26)}${window(x + 66, top + 26)}${window(x + 24, top + 84)}${window(x + 66, top + 84)}`;
  };
  const firework = (x: number, y: number, radius: number, colour: string) =>
    `<g stroke="${colour}" stroke-width="4" stroke-linecap="round">${times(18, (at) => {
      const angle = (at / 18) * Math.PI * 2;
      const far = radius * (at % 2 ? 0.7 : 1);
      return `<path d="M${(x + far * 0.35 * Math.cos(angle)).toFixed(0)} ${(y + far * 0.35 * Math.sin(angle)).toFixed(0)}L${(x + far * Math.cos(angle)).toFixed(0)} ${(y + far * Math.sin(angle)).toFixed(0)}"/>`;
    })}</g>`;
  return `<defs>${vertical("dusk", [edge, mix(edge, middle, 0.7), middle, centre])}${glow("feast", palette.ray, 0.75)}</defs>
<rect width="1600" height="900" fill="url(#dusk)"/><ellipse cx="800" cy="700" rx="1000" ry="380" fill="url(#feast)"/>
${firework(230, 330, 120, "#ffe27a")}${firework(1390, 300, 140, "#8ff1ff")}${firework(1180, 440, 70, "#ff8fc0")}${firework(420, 470, 80, "#b6ff8f")}
<path d="M0 780H1600V900H0Z" fill="${roofs}"/>${times(15, house)}
${strand(96, 60, 0.8, 3)}${strand(-8, 70, 1.15, 0)}`;
}
