import { backdrop, bokeh, glow, rays, sparkles } from "../draw/air.ts";
import { chipStack } from "../props/cards.ts";
import { coinBurst, hoard } from "../props/coins.ts";
import { saloon, table } from "../props/table.ts";
import { prizeWheel, rouletteWheel } from "../props/wheel.ts";
import type { Scene } from "./scene.ts";

/** The wheel large over a felt table, chips waiting in front. */
export const roulette: Scene = (paint) =>
  [
    saloon(paint),
    table(paint, 330),
    glow(paint, 300, 300, 330, paint.ray, 0.5),
    rouletteWheel(paint, 300, 302, 208),
    chipStack(84, 566, 56, "#d31432", 5),
    chipStack(176, 590, 52, "#1763d6", 3),
    chipStack(512, 572, 56, "#e0a01c", 6),
    chipStack(424, 596, 50, "#17903f", 3),
    bokeh(paint, 10),
    sparkles(paint, 9, [80, 120, 520, 540]),
  ].join("");

/** A show wheel in a burst of light, coins flying. */
export const showWheel: Scene = (paint) =>
  [
    backdrop(paint),
    rays(paint, 300, 310, 20, 0.4),
    glow(paint, 300, 310, 360, "#ffffff", 0.5),
    prizeWheel(paint, 300, 318, 212),
    coinBurst(paint, 10),
    hoard(paint, 300, 540, 44),
    sparkles(paint, 12, [60, 110, 540, 560]),
  ].join("");
