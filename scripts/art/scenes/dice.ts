import { bokeh, glow, sparkles } from "../draw/air.ts";
import { footing } from "../draw/ensemble.ts";
import { lead } from "../draw/volume.ts";
import { emoji } from "../icons.ts";
import { chipStack } from "../props/cards.ts";
import { coin } from "../props/coins.ts";
import { saloon, table } from "../props/table.ts";
import type { Scene } from "./scene.ts";

/** Three dice tumbling onto the felt, the sign of the game before them. */
export const dice: Scene = (paint, cast) =>
  [
    saloon(paint),
    table(paint, 360),
    glow(paint, 300, 300, 340, paint.ray, 0.8),
    footing(200, 470, 210, paint.dark),
    footing(420, 520, 200, paint.dark),
    emoji(paint, "game-die", { x: 180, y: 262, size: 224, rotate: -18, light: "hero" }),
    emoji(paint, "game-die", { x: 412, y: 226, size: 190, rotate: 24, light: "hero" }),
    emoji(paint, "game-die", { x: 424, y: 440, size: 206, rotate: 8, light: "hero" }),
    lead(paint, cast, [196, 462, 216, -6]),
    chipStack(536, 580, 46, "#d31432", 4),
    chipStack(54, 586, 46, "#1763d6", 3),
    coin(paint, 280, 574, 34, 0.5, -10),
    coin(paint, 330, 590, 30, 0.4, 8),
    bokeh(paint, 10),
    sparkles(paint, 10, [80, 130, 520, 540]),
  ].join("");
