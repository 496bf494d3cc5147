import { createPaint } from "../draw/paint.ts";
import { render } from "../draw/render.ts";
import { emoji } from "../icons.ts";
import { mediaFolder } from "../media.ts";

/** The icon's name, then the light, the tone and the dark of the disc behind it. */
const AVATARS: [name: string, light: string, tone: string, dark: string][] = [
  ["fox", "#9be7d8", "#2aa594", "#0c5a5e"],
  ["panda", "#ffd3a8", "#f08a5d", "#a83f39"],
  ["tiger-face", "#b9e3ff", "#3f8fd8", "#1b3f8f"],
  ["owl", "#e3d0ff", "#8a63d2", "#3f2a86"],
  ["parrot", "#fff0a8", "#f2b632", "#a8620e"],
  ["cat-face", "#ffc2d4", "#e0567f", "#8a2258"],
  ["octopus", "#c4f0ff", "#35b0cf", "#0f5b82"],
  ["turtle", "#fff3c2", "#e9c46a", "#9a6a1c"],
  ["penguin", "#ffd0c0", "#ea7561", "#93303c"],
  ["unicorn", "#d5ccff", "#7b73de", "#33318a"],
  ["lion", "#c6f5c9", "#4cb06a", "#14633f"],
  ["frog", "#ffd9f0", "#d46bb2", "#7a2a77"],
];
const SIDE = 320;

/** Draws the avatars that members choose from: a head on a lit disc, cut by its edge. */
export async function writeAvatars(): Promise<void> {
  for (const [index, [name, light, tone, dark]] of AVATARS.entries()) {
    const paint = createPaint(`avatar:${name}`, {
      backdrop: [light, tone, dark],
      title: [light, light],
      titleEdge: dark,
      ray: light,
    });
    await render(drawn(emoji(paint, name, { x: 160, y: 178, size: 236 }), [light, tone, dark]), [
      { file: `${mediaFolder}avatars/${index + 1}.webp`, width: 192, quality: 84 },
    ]);
  }
}

function drawn(head: string, [light, tone, dark]: [string, string, string]): string {
  const half = SIDE / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${SIDE} ${SIDE}">
  <defs>
    <radialGradient id="disc" cx="0.36" cy="0.26" r="0.9">
      <stop offset="0" stop-color="${light}"/><stop offset="0.5" stop-color="${tone}"/><stop offset="1" stop-color="${dark}"/>
    </radialGradient>
    <radialGradient id="floor"><stop offset="0" stop-color="${dark}" stop-opacity="0.65"/><stop offset="1" stop-color="${dark}" stop-opacity="0"/></radialGradient>
    <clipPath id="edge"><circle cx="${half}" cy="${half}" r="${half}"/></clipPath>
  </defs>
  <g clip-path="url(#edge)">
    <rect width="${SIDE}" height="${SIDE}" fill="url(#disc)"/>
    <circle cx="96" cy="70" r="120" fill="#ffffff" opacity="0.14"/>
    <ellipse cx="${half}" cy="286" rx="132" ry="46" fill="url(#floor)"/>
    ${head}
  </g>
  <circle cx="${half}" cy="${half}" r="${half - 3}" fill="none" stroke="#ffffff" stroke-opacity="0.35" stroke-width="6"/>
</svg>`;
}
