import { escapeHtml } from "../../shared/page/html.ts";
import type { Skin } from "./skin.ts";

/** Mean advance of a capital in each face, as a part of its size. */
const WIDTHS = { lilita: 0.58, russo: 0.68, titan: 0.72, luckiest: 0.62 } as const;

/** The game's name in its cover's style: gradient, thick edge, shadow; fits 600 × 110. */
export function titleArt(skin: Skin): string {
  const name = skin.name.toLocaleUpperCase("es");
  const size = Math.min(84, 560 / (name.length * WIDTHS[skin.font]));
  const { title, titleEdge } = skin.palette;
  const y = 58 + size * 0.34;
  const text = (at: number, rest: string) =>
    `<text x="300" y="${at.toFixed(1)}" font-size="${size.toFixed(1)}" text-anchor="middle" class="letter" ${rest}>${escapeHtml(name)}</text>`;
  return `<svg viewBox="0 0 600 116" aria-hidden="true" focusable="false">
<defs><linearGradient id="title-fill" x1="0" y1="0" x2="0" y2="1"><stop offset=".2" stop-color="${title[0]}"/><stop offset=".9" stop-color="${title[1]}"/></linearGradient></defs>
${text(y + 6, `fill="#000" fill-opacity=".45" stroke="#000" stroke-opacity=".45" stroke-width="12"`)}
${text(y, `fill="${titleEdge}" stroke="${titleEdge}" stroke-width="13"`)}
${text(y, `fill="url(#title-fill)"`)}</svg>`;
}
