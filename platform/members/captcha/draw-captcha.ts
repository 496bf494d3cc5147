import sharp from "sharp";
import type { Random } from "../../core/context.ts";
import { GLYPHS } from "./glyphs.ts";

export const CAPTCHA_WIDTH = 220;
export const CAPTCHA_HEIGHT = 72;
const INKS = ["#1f2a52", "#5a1f4a", "#1c4a44", "#5b3212"];

/** A number from `least` to `most` in steps of a hundredth. */
function between(random: Random, least: number, most: number): number {
  return least + random.below(Math.round((most - least) * 100) + 1) / 100;
}

/**
 * Draws the word: every letter is turned, slanted and moved at random, below lines of the same ink.
 */
export async function drawCaptcha(random: Random, word: string): Promise<Buffer> {
  const ink = INKS[random.below(INKS.length)]!;
  const step = (CAPTCHA_WIDTH - 36) / word.length;
  const letters = [...word].map((letter, index) => {
    const x = 22 + index * step + between(random, -3, 3);
    const y = 16 + between(random, -5, 5);
    const turn = between(random, -20, 20);
    const lean = between(random, -14, 14);
    const size = between(random, 5.6, 6.9);
    const place = `translate(${x} ${y}) rotate(${turn} 14 20) skewX(${lean}) scale(${size})`;
    return `<path d="${GLYPHS[letter]}" transform="${place}" stroke-width="${between(random, 0.6, 0.85)}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${CAPTCHA_WIDTH}" height="${CAPTCHA_HEIGHT}">
<rect width="100%" height="100%" fill="#f4efe6"/>
<g fill="none" stroke="${ink}" stroke-linecap="round" stroke-linejoin="round">${letters.join("")}
${Array.from({ length: 4 }, () => line(random)).join("")}</g>
<g fill="${ink}">${Array.from({ length: 36 }, () => speck(random)).join("")}</g></svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 16 }).toBuffer();
}

function line(random: Random): string {
  const y = () => between(random, 6, CAPTCHA_HEIGHT - 6);
  const bend = between(random, 50, CAPTCHA_WIDTH - 50);
  const path = `M0 ${y()}Q${bend} ${y()} ${CAPTCHA_WIDTH} ${y()}`;
  return `<path d="${path}" stroke-width="${between(random, 1.2, 2.4)}"/>`;
}

function speck(random: Random): string {
  const [x, y] = [random.below(CAPTCHA_WIDTH), random.below(CAPTCHA_HEIGHT)];
  return `<circle cx="${x}" cy="${y}" r="${between(random, 0.6, 1.5)}" opacity=".7"/>`;
}
