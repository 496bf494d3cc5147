import { createPaint, type Paint } from "../draw/paint.ts";
import { path } from "../draw/svg.ts";
import { canvas } from "./canvas.ts";
import { motif } from "./motif.ts";
import { avenue, skyline, tower, trails, vanishing } from "./noche-city.ts";
import { eclipse, lampLit, sign } from "./noche-lights.ts";
import type { BannerPlan } from "./plan.ts";
import { trinket } from "./trinkets.ts";

const PALETTE = {
  backdrop: ["#8C90D8", "#231C5C", "#0B0A22"] as [string, string, string],
  title: ["#FFFFFF", "#D2FF3C"] as [string, string],
  titleEdge: "#12160A",
  ray: "#CFC9FF",
};

const ROUND = new Set(["soccer-ball", "basketball", "tennis", "full-moon", "coin", "compass"]);

function company(paint: Paint, names: string[], spots: [number, number, number][]): string {
  return spots
    .map(([x, y, size], at) =>
      trinket(paint, names[at % names.length]!, {
        x,
        y,
        size,
        rotate: paint.between(-18, 18),
        light: "lit",
      }),
    )
    .join("");
}

/** noche: an avenue at night in long exposure. */
export function nocheBanner(group: string, number: 1 | 2 | 3, plan: BannerPlan): string {
  const paint = createPaint(`noche-${group}-${number}`, PALETTE);
  const home = group === "w_home";
  if (number === 1) {
    const { subject } = plan;
    const reels = home ? ["cherries", "gem-stone", "bell"] : plan.reels;
    return canvas(
      paint,
      avenue(paint, 44),
      tower(paint, 236, 224, 296, reels),
      ROUND.has(subject)
        ? eclipse(paint, subject, 806, 280, 172)
        : lampLit(paint, subject, 800, 330, 350),
    );
  }
  if (number === 2) {
    return canvas(
      paint,
      avenue(paint, 40),
      lampLit(paint, plan.subject, 560, 372, 500),
      company(paint, plan.around, [
        [214, 300, 124],
        [912, 250, 118],
        [262, 566, 104],
        [894, 560, 112],
      ]),
    );
  }
  return canvas(
    paint,
    vanishing(paint, skyline(paint, [150, 380], [80, 150], "#1C1A48", 0.28)),
    path(`M80 868C300 700 800 700 1040 868Z`, "#0B0A22", 'opacity=".6"'),
    vanishing(paint, trails(paint, 26)),
    sign(paint, 560, 380, 320),
    motif(paint, plan.subject, 560, 384, 400),
    company(paint, plan.around, [
      [232, 566, 132],
      [884, 572, 138],
      [868, 150, 96],
    ]),
  );
}
