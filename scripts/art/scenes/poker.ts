import { backdrop, bokeh, glow, rays, sparkles } from "../draw/air.ts";
import { footing } from "../draw/ensemble.ts";
import { repeat } from "../draw/svg.ts";
import { company, lead, standing } from "../draw/volume.ts";
import { card, chip, chipStack, type Suit } from "../props/cards.ts";
import { saloon, table } from "../props/table.ts";
import type { Scene } from "./scene.ts";

const suits: Suit[] = ["spades", "hearts", "clubs", "diamonds"];
const run = ["8", "9", "10", "J", "Q", "K", "A"];

/** Seven cards in an arc over the table, the subject below it. */
export const sevenFan: Scene = (paint, cast) => {
  const suit = suits[Math.floor(paint.random() * 4)]!;
  const fan = run.map((rank, at) => {
    const turn = ((at - 3) * 21 * Math.PI) / 180;
    return card(paint, rank, suit, {
      x: 300 + Math.sin(turn) * 250,
      y: 440 - Math.cos(turn) * 250,
      rotate: (at - 3) * 21,
      scale: 0.74,
    });
  });
  return [
    saloon(paint),
    table(paint, 420),
    glow(paint, 300, 360, 340, paint.ray, 0.7),
    ...fan,
    glow(paint, 300, 440, 180, paint.dark, 0.5),
    standing(paint, cast, [300, 442, 232]),
    chipStack(92, 590, 54, "#d31432", 5),
    chipStack(508, 590, 54, "#1763d6", 4),
    chip(190, 600, 40, "#e0a01c", 20),
    chip(412, 600, 40, "#17903f", 50),
    bokeh(paint, 8),
    sparkles(paint, 9, [70, 100, 530, 560]),
  ].join("");
};

/** Three, two and two cards on three steps, the subject on the highest. */
export const cardSteps: Scene = (paint, cast) => {
  const from = Math.floor(paint.random() * 4);
  const row = (count: number, y: number, first: number, scale: number) =>
    repeat(count, (at) =>
      card(paint, run[(first + at) % 7]!, suits[(from + first + at) % 4]!, {
        x: 300 + (at - (count - 1) / 2) * 186 * scale,
        y,
        rotate: 0,
        scale,
      }),
    );
  return [
    backdrop(paint, { y: 0.3 }),
    rays(paint, 300, 200, 24, 0.4),
    glow(paint, 300, 190, 300, "#ffffff", 0.6),
    row(2, 322, 0, 0.62),
    row(2, 424, 2, 0.76),
    row(3, 532, 4, 0.84),
    lead(paint, cast, [300, 176, 226]),
    company(paint, cast, [
      [92, 350, 120, -12],
      [508, 350, 116, 12],
    ]),
    chipStack(70, 596, 44, "#d31432", 4),
    chipStack(530, 596, 44, "#1763d6", 4),
    sparkles(paint, 12, [60, 90, 540, 420]),
  ].join("");
};

/** A house of cards on the felt, the subject on its roof. */
export const cardHouse: Scene = (paint, cast) => {
  const from = Math.floor(paint.random() * 4);
  const leaning = (x: number, y: number, at: number) =>
    card(paint, run[(at * 3) % 7]!, suits[(from + at) % 4]!, {
      x: x - 34,
      y,
      rotate: 17,
      scale: 0.58,
    }) +
    card(paint, run[(at * 3 + 4) % 7]!, suits[(from + at + 1) % 4]!, {
      x: x + 34,
      y,
      rotate: -17,
      scale: 0.58,
    });
  return [
    saloon(paint),
    table(paint, 440),
    glow(paint, 300, 320, 340, paint.ray, 0.75),
    footing(300, 590, 300, paint.dark),
    repeat(3, (at) => leaning(146 + at * 154, 530, at)),
    repeat(2, (at) => leaning(223 + at * 154, 392, at + 3)),
    lead(paint, cast, [300, 232, 230]),
    company(paint, cast, [
      [84, 360, 112, -14],
      [516, 360, 108, 14],
    ]),
    chip(52, 590, 42, "#e0a01c", 18),
    chip(548, 590, 42, "#17903f", 40),
    bokeh(paint, 8),
    sparkles(paint, 9, [70, 90, 530, 540]),
  ].join("");
};
