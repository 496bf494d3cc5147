import { bokeh, glow, sparkles } from "../draw/air.ts";
import { emoji } from "../icons.ts";
import { card, chip, chipStack, type Suit } from "../props/cards.ts";
import { saloon, table } from "../props/table.ts";
import type { Scene } from "./scene.ts";

type Hand = [rank: string, suit: Suit][];

const hands: Hand[] = [
  [
    ["A", "spades"],
    ["K", "hearts"],
    ["9", "diamonds"],
  ],
  [
    ["7", "hearts"],
    ["A", "diamonds"],
    ["6", "clubs"],
  ],
  [
    ["Q", "diamonds"],
    ["J", "clubs"],
    ["A", "hearts"],
  ],
  [
    ["10", "spades"],
    ["K", "diamonds"],
    ["A", "clubs"],
  ],
];

/** Three fanned cards over a felt table, the game's sign above, chips around. */
export const felt: Scene = (paint, cast) => {
  const hand = paint.pick(hands);
  const fan = hand.map(([rank, suit], at) =>
    card(paint, rank, suit, {
      x: 300 + (at - 1) * 112,
      y: 372 + Math.abs(at - 1) * 26,
      rotate: (at - 1) * 15,
      scale: 1.06,
    }),
  );
  return [
    saloon(paint),
    table(paint, 400),
    glow(paint, 300, 330, 330, paint.ray, 0.65),
    emoji(paint, cast.left, { x: 96, y: 330, size: 150, rotate: -10, light: "far" }),
    emoji(paint, cast.right, { x: 506, y: 330, size: 150, rotate: 10, flip: true, light: "far" }),
    fan[0],
    fan[2],
    fan[1],
    emoji(paint, cast.hero, { x: 300, y: 168, size: 168, light: "hero" }),
    chipStack(70, 574, 54, "#d31432", 4),
    chipStack(534, 576, 54, "#1763d6", 5),
    chip(190, 574, 44, "#17903f", 20),
    chip(300, 592, 46, "#d31432", 50),
    chip(412, 576, 44, "#e0a01c", 5),
    bokeh(paint, 10),
    sparkles(paint, 8, [80, 120, 520, 520]),
  ].join("");
};
