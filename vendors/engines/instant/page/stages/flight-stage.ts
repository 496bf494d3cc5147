import type { Craft, InstantSkin } from "../instant-skin.ts";
import type { InstantWords } from "../words.ts";

/** Each craft looks to the right and has its nose at the origin's upper right. */
const CRAFTS: Readonly<Record<Craft, string>> = {
  rocket: `<g transform="rotate(45)"><path class="flame" d="M-9 26C-6 48 -2 58 0 70C2 58 6 48 9 26Z" fill="url(#flame)"/><path d="M-11 20L-24 36C-22 24 -18 10 -11 2Z M11 20L24 36C22 24 18 10 11 2Z" fill="var(--craft-deep)"/><path d="M0 -46C14 -30 16 -6 11 24H-11C-16 -6 -14 -30 0 -46Z" fill="url(#craft-paint)"/><path d="M-7.500 -32C-2 -40 2 -40 7.500 -32Z" fill="var(--craft-deep)"/><circle cy="-12" r="6.500" fill="#0a2440" stroke="#fff" stroke-width="2.500"/><path d="M-4 -15a5 5 0 0 1 5 -2" stroke="#bfe9ff" stroke-width="2" stroke-linecap="round" fill="none"/></g>`,
  saucer: `<g transform="rotate(14)"><path class="flame" d="M-20 16L-34 66H34L20 16Z" fill="url(#flame)" opacity=".8"/><path d="M-24 -8C-24 -36 24 -36 24 -8Z" fill="#bff4ff" opacity=".85"/><path d="M-15 -20C-11 -27 -4 -30 2 -30" stroke="#fff" stroke-width="4" stroke-linecap="round" fill="none"/><path d="M-54 4C-46 -16 46 -16 54 4C46 24 -46 24 -54 4Z" fill="url(#craft-paint)"/><path d="M-54 4C-46 24 46 24 54 4C40 12 -40 12 -54 4Z" fill="var(--craft-deep)"/><g fill="#fff6a8"><circle cx="-32" cy="5" r="4"/><circle cx="-11" cy="9" r="4"/><circle cx="11" cy="9" r="4"/><circle cx="32" cy="5" r="4"/></g></g>`,
  balloon: `<g transform="translate(0 -18)"><path d="M-13 33L-7 44H7L13 33Z" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="1.500"/><path d="M-34 -10C-34 -34 -18 -48 0 -48S34 -34 34 -10C34 10 16 22 9 34H-9C-16 22 -34 10 -34 -10Z" fill="url(#craft-paint)"/><path d="M-17 -44C-26 -20 -20 12 -5 34H-9C-16 22 -34 10 -34 -10C-34 -27 -27 -38 -17 -44ZM17 -44C26 -20 20 12 5 34H9C16 22 34 10 34 -10C34 -27 27 -38 17 -44Z" fill="var(--craft-deep)" opacity=".75"/><path d="M-22 -30C-16 -40 -8 -43 -3 -43" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".75" fill="none"/><path d="M-9 44H9L7 57H-7Z" fill="#7a4515"/><path d="M-9 44H9V48H-9Z" fill="#b2712d"/></g>`,
  kite: `<g transform="rotate(38)"><path class="tail" d="M0 34C10 46 -10 56 0 68S8 84 0 96" fill="none" stroke="var(--craft-light)" stroke-width="3"/><path d="M-8 50L8 54L8 46L-8 56ZM-8 72L8 76L8 68L-8 78Z" fill="var(--craft)"/><path d="M0 -48L30 -10L0 36L-30 -10Z" fill="url(#craft-paint)"/><path d="M0 -48L30 -10H0ZM0 36L-30 -10H0Z" fill="var(--craft-deep)" opacity=".8"/><path d="M0 -48V36M-30 -10H30" stroke="#fff" stroke-opacity=".75" stroke-width="2"/></g>`,
};

const PAINTS = `<defs><linearGradient id="craft-paint" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="var(--craft-light)"/><stop offset="1" stop-color="var(--craft)"/></linearGradient><linearGradient id="flame" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff6c2"/><stop offset=".35" stop-color="#ffb21f"/><stop offset="1" stop-color="#ff4d1a" stop-opacity="0"/></linearGradient></defs>`;

/** The sky of a flight: a canvas for the curve, the craft at its tip, the counter before all. */
export const flightStage = (skin: InstantSkin, words: InstantWords): string =>
  `<div class="sky"><canvas class="curve" id="curve" aria-hidden="true"></canvas>
<svg class="craft" id="craft" viewBox="-60 -64 120 128" aria-hidden="true" focusable="false">${PAINTS}${CRAFTS[skin.craft]}</svg>
<p class="counter" id="counter" aria-hidden="true"></p>
<p class="exitTag" id="exit-tag" aria-hidden="true"></p>
<p class="quiet">${words.stage}</p></div>`;
