import { backdrop, bokeh, glow, rays, sparkles } from "../draw/air.ts";
import { mix } from "../draw/color.ts";
import { footing } from "../draw/ensemble.ts";
import { repeat, stroke } from "../draw/svg.ts";
import { company, lead, standing, volume } from "../draw/volume.ts";
import { card, chip, chipStack, type Suit } from "../props/cards.ts";
import { coinBurst } from "../props/coins.ts";
import { saloon, table } from "../props/table.ts";
import type { Scene } from "./scene.ts";

const suits: Suit[] = ["spades", "hearts", "clubs", "diamonds"];
const ranks = ["A", "K", "Q", "J", "10", "9", "8", "7", "6"];

/** Two hands lie face to face on the felt, the subject between them. */
export const twoHands: Scene = (paint, cast) => {
  const from = Math.floor(paint.random() * 4);
  const pair = (x: number, turn: number, at: number) =>
    card(paint, ranks[(from + at) % 9]!, suits[(from + at) % 4]!, {
      x: x - 34,
      y: 440,
      rotate: turn - 12,
      scale: 0.92,
    }) +
    card(paint, ranks[(from + at + 5) % 9]!, suits[(from + at + 1) % 4]!, {
      x: x + 42,
      y: 452,
      rotate: turn + 10,
      scale: 0.92,
    });
  return [
    saloon(paint),
    table(paint, 372),
    glow(paint, 300, 270, 300, paint.ray, 0.75),
    pair(130, -10, 0),
    pair(470, 10, 2),
    lead(paint, cast, [300, 268, 272]),
    chipStack(300, 560, 62, "#d31432", 6),
    chipStack(216, 596, 46, "#1763d6", 3),
    chipStack(386, 596, 46, "#e0a01c", 3),
    bokeh(paint, 10),
    sparkles(paint, 8, [80, 110, 520, 520]),
  ].join("");
};

/** Cards fly in a ring around the subject. */
export const cardRing: Scene = (paint, cast) => {
  const from = Math.floor(paint.random() * 9);
  const ring = repeat(9, (at) => {
    const a = (at / 9) * Math.PI * 2 - Math.PI / 2;
    return card(paint, ranks[(from + at) % 9]!, suits[(from + at) % 4]!, {
      x: 300 + Math.cos(a) * 212,
      y: 326 + Math.sin(a) * 206,
      rotate: (a * 180) / Math.PI + 90,
      scale: 0.62,
    });
  });
  return [
    backdrop(paint),
    rays(paint, 300, 320, 24, 0.45),
    glow(paint, 300, 320, 340, "#ffffff", 0.6),
    ring,
    glow(paint, 300, 326, 210, paint.dark, 0.45),
    lead(paint, cast, [300, 326, 280]),
    coinBurst(paint, 6),
    sparkles(paint, 12, [60, 90, 540, 560]),
  ].join("");
};

/** One card as large as a door, the subject before it in its light. */
export const tallCard: Scene = (paint, cast) => {
  const from = Math.floor(paint.random() * 4);
  return [
    saloon(paint),
    table(paint, 450),
    glow(paint, 300, 270, 340, paint.ray, 0.8),
    card(paint, ranks[from + 1]!, suits[(from + 1) % 4]!, {
      x: 168,
      y: 300,
      rotate: -16,
      scale: 1.3,
    }),
    card(paint, ranks[from + 2]!, suits[(from + 2) % 4]!, {
      x: 432,
      y: 300,
      rotate: 16,
      scale: 1.3,
    }),
    card(paint, "A", suits[from]!, { x: 300, y: 268, rotate: 0, scale: 1.66 }),
    footing(300, 556, 260, paint.dark),
    standing(paint, cast, [300, 452, 246]),
    chip(118, 570, 48, "#d31432", 14),
    chip(190, 596, 44, "#1763d6", 40),
    chip(482, 570, 48, "#17903f", 20),
    chip(412, 596, 44, "#e0a01c", 60),
    company(paint, cast, [
      [66, 470, 104, -12],
      [536, 470, 100, 12],
    ]),
    bokeh(paint, 10),
    sparkles(paint, 8, [80, 90, 520, 520]),
  ].join("");
};

/** A half-moon table from above: five places dealt along its curve, the subject before the dealer. */
export const halfMoon: Scene = (paint, cast) => {
  const from = Math.floor(paint.random() * 9);
  const moon = (inset: number) =>
    `M${-30 + inset} ${64 + inset}H${630 - inset}V${190}C${630 - inset} ${430 - inset} ${480 - inset} ${604 - inset} 300 ${604 - inset}S${-30 + inset} ${430 - inset} ${-30 + inset} 190Z`;
  const places = repeat(5, (at) => {
    const a = Math.PI * (0.9 - at * 0.2);
    const [x, y] = [300 + Math.cos(a) * 218, 178 + Math.sin(a) * 286];
    const turn = 90 - (a * 180) / Math.PI;
    const two = [0, 1].map((one) =>
      card(paint, ranks[(from + at * 2 + one) % 9]!, suits[(at + one) % 4]!, {
        x: x + (one ? 17 : -17),
        y: y + (one ? 6 : -4),
        rotate: turn * 0.7 + (one ? 8 : -8),
        scale: 0.4,
      }),
    );
    const chipAt: [number, number] = [300 + Math.cos(a) * 142, 178 + Math.sin(a) * 190];
    const colours = ["#d31432", "#1763d6", "#17903f", "#e0a01c", "#7a35c9"];
    return two.join("") + chip(chipAt[0], chipAt[1], 21, colours[at]!, at * 20);
  });
  return [
    saloon(paint),
    volume(paint, moon(0), "#8a4a1d", "down"),
    volume(paint, moon(24), mix(paint.tone, paint.dark, 0.12), "down"),
    stroke(moon(40), "#fff3c4", 4, 'opacity=".45"'),
    glow(paint, 300, 250, 300, paint.ray, 0.6),
    places,
    standing(paint, cast, [300, 226, 232]),
    bokeh(paint, 8),
    sparkles(paint, 8, [60, 90, 540, 500]),
  ].join("");
};
