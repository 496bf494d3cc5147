import { mix } from "../../shared/page/colour.ts";
import { hills, rays, times, vertical } from "../../shared/page/draw.ts";
import type { Skin } from "../page/skin.ts";

/** A land of sweets: sugar clouds, lollipop trees, icing that runs down from the top. */
export function sweet({ palette }: Skin): string {
  const [centre, middle, edge] = palette.backdrop;
  const cloud = (x: number, y: number, size: number) =>
    `<g transform="translate(${x} ${y}) scale(${size})" fill="#fff" opacity=".8"><circle r="46"/><circle cx="52" cy="12" r="36"/><circle cx="-54" cy="14" r="34"/><circle cx="10" cy="22" r="40"/></g>`;
  const lolly = (x: number, y: number, size: number, colour: string) =>
    `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-7 40h14v230h-14z" fill="#fff" stroke="#e8b8d0" stroke-width="3"/><circle r="74" fill="${colour}"/>${times(6, (at) => `<path transform="rotate(${at * 60})" d="M0 0C20-22 26-50 10-74A74 74 0 0 1 50-54C52-34 34-12 0 0z" fill="#fff" opacity=".75"/>`)}<circle r="74" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="6"/></g>`;
  const icing = times(13, (at) => {
    const long = 50 + ((at * 53) % 90);
    return `v${long}q-31 62-62 0v${-long}q-31-26-62 0`;
  });
  return `<defs>${vertical("sky", [middle, mix(middle, centre, 0.6), centre, "#fff4fb"])}${vertical("hill-far", [mix(centre, "#ffffff", 0.35), middle])}${vertical("hill-near", [mix(middle, edge, 0.25), mix(edge, middle, 0.2)])}</defs>
<rect width="1600" height="900" fill="url(#sky)"/>${rays(800, 400, 16, "#ffffff", 0.18)}
${cloud(180, 260, 1.2)}${cloud(1430, 220, 1.4)}${cloud(420, 420, 0.8)}${cloud(1190, 440, 0.9)}
<path d="${hills(680, 150, 2, 0)}" fill="url(#hill-far)"/>
${lolly(150, 560, 1.25, "#ff5c9a")}${lolly(1460, 540, 1.35, "#7a5cff")}${lolly(330, 660, 0.85, "#ffb62e")}${lolly(1280, 660, 0.9, "#2ec4b6")}
<path d="${hills(800, 100, 3, 1)}" fill="url(#hill-near)"/>
${times(40, (at) => `<rect x="${at * 41}" y="${800 + ((at * 37) % 90)}" width="22" height="8" rx="4" transform="rotate(${(at * 47) % 180} ${at * 41 + 11} ${804 + ((at * 37) % 90)})" fill="${["#fff", "#ffe27a", "#8ff1ff", "#ff9fd0"][at % 4]}"/>`)}
<path d="M1612 0${icing}V-20H1612Z" fill="#fff6fb"/>`;
}
