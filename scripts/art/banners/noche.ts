import { glow } from "../air.ts";
import { emoji } from "../icons.ts";
import { createPaint, type Paint } from "../paint.ts";
import { circle, filtered, linear, num, path, radial, rect, repeat, stroke } from "../svg.ts";
import { canvas } from "./canvas.ts";
import { motif } from "./motif.ts";
import type { BannerPlan } from "./plan.ts";

const PALETTE = {
  backdrop: ["#8C90D8", "#231C5C", "#0B0A22"] as [string, string, string],
  title: ["#FFFFFF", "#D2FF3C"] as [string, string],
  titleEdge: "#12160A",
  ray: "#CFC9FF",
};
const VOLT = ["#D2FF3C", "#E9FFA0", "#A9E600", "#F6FFE0"];
const ROSE = ["#FF4D7D", "#FF2E63", "#FF8FAB", "#C81E5B"];
/** The avenue's vanishing point. */
const FAR = { x: 560, y: 640 };

/** Fades the children to nothing at the sides and above, so that any dark hero can lie behind. */
function vanishing(paint: Paint, ...drawn: string[]): string {
  const id = paint.id();
  const [fadeDefs, fade] = linear(
    paint,
    [
      [0, "#000000"],
      [0.3, "#ffffff"],
      [0.86, "#ffffff"],
      [1, "#888888"],
    ],
    "right",
  );
  const mask = `<mask id="${id}">${rect(0, 0, 1040, 868, fade)}</mask>`;
  return `${fadeDefs}${mask}<g mask="url(#${id})">${drawn.join("")}</g>`;
}

function skyline(
  paint: Paint,
  height: [number, number],
  width: [number, number],
  color: string,
  lit: number,
): string {
  let drawn = "";
  for (let x = -20; x < 1050; ) {
    const w = paint.between(width[0], width[1]);
    const near = Math.abs(x + w / 2 - FAR.x) / 1040;
    const h = paint.between(height[0], height[1]) * (0.6 + near * 0.95);
    drawn += rect(x, FAR.y - h, w, h + 6, color);
    for (let y = FAR.y - h + 16; y < FAR.y - 18; y += 20) {
      for (let at = x + 12; at < x + w - 14; at += 18) {
        if (paint.random() > lit) continue;
        const chance = paint.random();
        const tint = chance < 0.1 ? VOLT[0]! : chance < 0.2 ? "#FF5C86" : "#8C90D8";
        drawn += rect(at, y, 8, 10, tint, `opacity="${num(paint.between(0.25, 0.8))}"`);
      }
    }
    x += w + paint.between(0, 10);
  }
  return drawn;
}

/** Headlights come in volt on the left, tail lights go in rose on the right. */
function trails(paint: Paint, count: number): string {
  const lane = (tints: string[], from: number, to: number, end: number, bend: number) =>
    repeat(count, () => {
      const x = from + (to - from) * paint.random();
      const tip = FAR.x + end + paint.between(-8, 8);
      return stroke(
        `M${num(x)} 900C${num(x + (FAR.x - x) * 0.5 + bend)} ${num(FAR.y + 110)} ${num(tip + bend * 0.35)} ${num(FAR.y + 34)} ${num(tip)} ${FAR.y + 2}`,
        paint.pick(tints),
        0.8 + paint.random() ** 2.2 * 6,
        `opacity="${num(paint.between(0.3, 0.95))}"`,
      );
    });
  const drawn = lane(VOLT, -240, 420, -7, -46) + lane(ROSE, 640, 1300, 11, 60);
  return filtered("blur6", drawn) + drawn;
}

function avenue(paint: Paint, lanes: number): string {
  const [roadDefs, road] = linear(paint, [
    [0, "#1A1440", 0.95],
    [1, "#0B0A18", 0.2],
  ]);
  return [
    vanishing(
      paint,
      skyline(paint, [110, 300], [56, 130], "#2A2468", 0),
      skyline(paint, [70, 250], [70, 140], "#191740", 0.28),
      roadDefs,
      rect(0, FAR.y, 1040, 228, road),
    ),
    glow(paint, FAR.x, FAR.y, 420, "#B52C6C", 0.65),
    glow(paint, FAR.x, FAR.y, 170, "#FFD6E4", 0.8),
    vanishing(paint, trails(paint, lanes)),
  ].join("");
}

/** The eclipse: a round thing lit from below left, its rim burning volt. */
function eclipse(paint: Paint, name: string, x: number, y: number, r: number): string {
  const id = paint.id();
  const disk = (cx: number, cy: number, radius: number) =>
    `M${num(cx - radius)} ${num(cy)}a${num(radius)} ${num(radius)} 0 1 0 ${num(radius * 2)} 0a${num(radius)} ${num(radius)} 0 1 0 ${num(-radius * 2)} 0Z`;
  const crescent = `${disk(x, y, r + 5)}${disk(x + r * 0.06, y - r * 0.06, r * 0.975)}`;
  return [
    glow(paint, x, y, r * 1.8, "#6F7BFF", 0.45),
    glow(paint, x - r * 0.5, y + r * 0.5, r * 1.2, "#D2FF3C", 0.35),
    `<clipPath id="${id}">${circle(x, y, r, "#000")}</clipPath><g clip-path="url(#${id})">`,
    circle(x, y, r, "#2A2560"),
    emoji(paint, name, { x, y, size: r * 2.5 }),
    filtered("blur30", circle(x + r * 0.66, y - r * 0.66, r * 0.96, "#0B0A22", 'opacity=".9"')),
    "</g>",
    `<path d="${crescent}" fill="#D2FF3C" fill-rule="evenodd"/>`,
  ].join("");
}

/** A tower whose lit windows are slot reels. */
function tower(paint: Paint, x: number, top: number, width: number, reels: string[]): string {
  const cell = (width - 52) / 3;
  const reelTop = top + 26;
  const reelHeight = cell * 1.24;
  const [wallDefs, wall] = linear(paint, [
    [0, "#0D0D22"],
    [0.88, "#0F0E28"],
    [1, "#0F0E28", 0],
  ]);
  const windows: string[] = [];
  for (let y = reelTop + reelHeight + 34; y < FAR.y - 20; y += 24) {
    for (let at = x + 20; at < x + width - 26; at += 26) {
      if (paint.random() < 0.46) {
        windows.push(rect(at, y, 13, 11, "#9CA0F0", `opacity="${num(paint.between(0.2, 0.75))}"`));
      }
    }
  }
  const frame = `x="${x + 10}" y="${reelTop - 10}" width="${width - 20}" height="${num(reelHeight + 20)}" rx="12" fill="none" stroke="#D2FF3C"`;
  const drums = reels.slice(0, 3).map((name, at) => {
    const left = x + 20 + at * (cell + 6);
    return (
      rect(left, reelTop, cell, reelHeight, "#EDEBFF", 'rx="7"') +
      rect(left, reelTop, cell, reelHeight * 0.24, "#7A76B8", 'rx="7" opacity=".4"') +
      rect(
        left,
        reelTop + reelHeight * 0.8,
        cell,
        reelHeight * 0.2,
        "#7A76B8",
        'rx="7" opacity=".3"',
      ) +
      emoji(paint, name, { x: left + cell / 2, y: reelTop + reelHeight / 2, size: cell * 0.84 })
    );
  });
  return [
    wallDefs,
    rect(x, top, width, FAR.y - top + 40, wall),
    rect(x, top, 4, FAR.y - top - 40, "#4A45A0", 'opacity=".8"'),
    rect(x + width / 2 - 2, top - 66, 4, 66, "#2B2A5C"),
    circle(x + width / 2, top - 68, 22, "#FF4D7D", 'opacity=".25"'),
    circle(x + width / 2, top - 68, 7, "#FF4D7D"),
    glow(paint, x + width / 2, reelTop + reelHeight / 2, width * 0.75, "#D2FF3C", 0.22),
    ...drums,
    `<rect ${frame} stroke-width="9" opacity=".7" filter="url(#blur6)"/><rect ${frame} stroke-width="4"/>`,
    ...windows,
  ].join("");
}

function lampLit(paint: Paint, plan: BannerPlan, x: number, y: number, size: number): string {
  return [
    glow(paint, x, y + size * 0.1, size * 0.95, "#5A2278", 0.9),
    glow(paint, x - size * 0.28, y + size * 0.3, size * 0.6, "#D2FF3C", 0.34),
    glow(paint, x + size * 0.3, y + size * 0.26, size * 0.6, "#FF4D7D", 0.42),
    motif(paint, plan.subject, x, y, size),
  ].join("");
}

/** A sign of two glowing tubes round the subject. */
function sign(paint: Paint, x: number, y: number, r: number): string {
  const tube = (radius: number, tint: string, dash: string) =>
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${tint}" stroke-width="14" opacity=".65" filter="url(#blur14)"/>` +
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${tint}" stroke-width="7" stroke-linecap="round" ${dash}/>`;
  const [groundDefs, ground] = radial(paint, [
    [0, "#2B2170", 0.95],
    [0.75, "#151238", 0.9],
    [1, "#0D0C22", 0.85],
  ]);
  return [
    groundDefs,
    circle(x, y, r, ground),
    tube(
      r,
      "#D2FF3C",
      `stroke-dasharray="${num(r * 4.4)} ${num(r * 1.9)}" transform="rotate(120 ${x} ${y})"`,
    ),
    tube(
      r - 30,
      "#FF4D7D",
      `stroke-dasharray="${num(r * 2.6)} ${num(r * 3.1)}" transform="rotate(-64 ${x} ${y})"`,
    ),
  ].join("");
}

const ROUND = new Set(["soccer-ball", "basketball", "tennis", "full-moon", "coin", "compass"]);

function company(paint: Paint, names: string[], spots: [number, number, number][]): string {
  return spots
    .map(([x, y, size], at) =>
      emoji(paint, names[at % names.length]!, {
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
    const subject = home ? "soccer-ball" : plan.subject;
    const reels = home ? ["cherries", "gem-stone", "bell"] : plan.reels;
    return canvas(
      paint,
      avenue(paint, 44),
      tower(paint, 236, 224, 296, reels),
      ROUND.has(subject)
        ? eclipse(paint, subject, 806, 280, 172)
        : lampLit(paint, { ...plan, subject }, 800, 330, 350),
    );
  }
  if (number === 2) {
    return canvas(
      paint,
      avenue(paint, 40),
      lampLit(paint, plan, 560, 372, 500),
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
