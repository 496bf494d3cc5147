import { glow, rays } from "../draw/air.ts";
import { darken, lighten, mix } from "../draw/color.ts";
import { createPaint, type Paint } from "../draw/paint.ts";
import { arch, petals, star } from "../draw/shapes.ts";
import { circle, ellipse, faded, filtered, linear, num, path, rect, repeat } from "../draw/svg.ts";
import type { BrandLook } from "./brand-look.ts";
import { bubbles } from "./bubbles.ts";
import { BANNER, canvas } from "./canvas.ts";
import { deco } from "./deco.ts";
import { confetti, motif } from "./motif.ts";
import { patch } from "./patch.ts";
import type { BannerPlan } from "./plan.ts";
import { trinket } from "./trinkets.ts";
import type { World } from "./world.ts";

type Spot = [x: number, y: number, size: number];

/** A rising sun of petals behind an arch of light. */
const sunburst: World = (paint, { first, second }, [x, y]) => {
  const [discDefs, disc] = linear(paint, [
    [0, lighten(second, 0.45)],
    [1, second],
  ]);
  const [gateDefs, gate] = linear(paint, [
    [0, lighten(first, 0.12)],
    [1, darken(first, 0.3)],
  ]);
  return [
    discDefs,
    gateDefs,
    path(
      petals(x, y + 60, { base: 210, long: 470, short: 380 }, 28),
      mix(second, first, 0.3),
      'opacity=".6"',
    ),
    filtered("lit", path(arch(x - 250, y - 300, 500, y + 310), lighten(second, 0.3))),
    path(arch(x - 226, y - 276, 452, y + 310), gate),
    circle(x, y + 20, 206, disc, 'opacity=".95"'),
    glow(paint, x, y + 20, 300, lighten(second, 0.6), 0.8),
    repeat(3, (step) =>
      rect(
        x - 290 - step * 60,
        y + 290 + step * 40,
        580 + step * 120,
        46,
        mix(lighten(second, 0.4), first, step * 0.34),
        'rx="14"',
      ),
    ),
  ].join("");
};

/** Rings of light in the dark, mirrored in the street below. */
const beams: World = (paint, { first, second, ground }, [x, y]) => {
  const ring = (radius: number, tint: string, width: number) =>
    faded(
      0.75,
      filtered(
        "blur14",
        circle(x, y, radius, "none", `stroke="${tint}" stroke-width="${width * 2.4}"`),
      ),
    ) +
    circle(x, y, radius, "none", `stroke="${tint}" stroke-width="${width}"`) +
    circle(
      x,
      y,
      radius,
      "none",
      `stroke="#ffffff" stroke-opacity=".75" stroke-width="${width * 0.28}"`,
    );
  const streaks = repeat(16, () => {
    const left = paint.between(40, 1000);
    const tint = paint.pick([first, second, lighten(first, 0.3), lighten(second, 0.3)]);
    return rect(
      left,
      paint.between(716, 850),
      paint.between(60, 300),
      paint.between(2, 6),
      tint,
      `rx="3" opacity="${num(paint.between(0.35, 0.9))}"`,
    );
  });
  return [
    glow(paint, x, y, 440, first, 0.5),
    circle(x, y, 286, darken(ground, 0.35)),
    ring(316, second, 10),
    ring(276, lighten(first, 0.25), 6),
    faded(0.5, filtered("blur30", ellipse(x, 780, 400, 60, second))),
    filtered("blur2", streaks),
  ].join("");
};

/** Soft hills one behind the other, with a low sun over them. */
const hills: World = (paint, { first, second }, [x, y]) => {
  const [sunDefs, sun] = linear(paint, [
    [0, lighten(second, 0.4)],
    [1, second],
  ]);
  const [fadeDefs, fade] = linear(
    paint,
    [
      [0, "#000000"],
      [0.24, "#ffffff"],
      [1, "#ffffff"],
    ],
    "right",
  );
  const hill = (top: number, lift: number, tint: string, opacity: number) =>
    path(
      `M-60 900V${num(top + 40)}C160 ${num(top - lift)} 340 ${num(top - lift * 0.6)} 520 ${num(top + 30)}S900 ${num(top + lift * 0.5)} 1100 ${num(top - lift * 0.7)}V900Z`,
      tint,
      `opacity="${opacity}"`,
    );
  return [
    sunDefs,
    circle(x, y, 390, lighten(second, 0.55), 'opacity=".22"'),
    circle(x, y, 320, lighten(second, 0.45), 'opacity=".34"'),
    circle(x, y, 244, sun),
    // The hills fade to the left, into the hero's own ground.
    fadeDefs,
    `<mask id="hills">${rect(0, 0, 1040, 868, fade)}</mask>`,
    `<g mask="url(#hills)">`,
    hill(560, 70, mix(lighten(first, 0.66), second, 0.16), 0.9),
    hill(650, 60, lighten(first, 0.42), 0.95),
    hill(752, 44, first, 1),
    "</g>",
  ].join("");
};

/** Floodlight from above, a faceted shield and flying splinters. */
const shards: World = (paint, { first, second, ground }, [x, y]) => {
  const [beamDefs, beam] = linear(paint, [
    [0, lighten(second, 0.5), 0.34],
    [1, lighten(second, 0.5), 0],
  ]);
  const light = (from: number, to: number) =>
    path(`M${from} -20L${from + 70} -20L${to + 150} 800L${to - 150} 800Z`, beam);
  const splinters = repeat(14, () => {
    const [left, top] = [paint.between(40, 1000), paint.between(60, 720)];
    const [wide, high] = [paint.between(16, 66), paint.between(10, 38)];
    return path(
      `M${num(left)} ${num(top)}l${num(wide)} ${num(-high)}l${num(-wide * 0.3)} ${num(high * 1.5)}Z`,
      paint.pick([first, second, lighten(first, 0.35), "#ffffff"]),
      `opacity="${num(paint.between(0.5, 1))}"`,
    );
  });
  const shield = (grow: number) =>
    `M${x} ${y - 316 - grow}L${x + 270 + grow} ${y - 214 - grow}V${y + 70}L${x} ${y + 316 + grow}L${x - 270 - grow} ${y + 70}V${y - 214 - grow}Z`;
  return [
    beamDefs + light(110, 330) + light(880, 710),
    rays(paint, x, y, 18, 0.22),
    filtered("lit", path(shield(22), second)),
    path(shield(0), mix(first, ground, 0.25)),
    path(
      `M${x} ${y - 316}V${y + 316}L${x - 270} ${y + 70}V${y - 214}Z`,
      lighten(first, 0.2),
      'opacity=".5"',
    ),
    path(star(x, y - 4, 5, 236, 110), lighten(second, 0.25), 'opacity=".34"'),
    glow(paint, x, y, 280, lighten(second, 0.6), 0.45),
    splinters,
  ].join("");
};

const worlds = { sunburst, beams, hills, shards, deco, bubbles };

/** The subjects on the home page, by world. Other pages show their own topic. */
const HOME: Readonly<Record<BrandLook["world"], readonly string[]>> = {
  sunburst: ["cherries", "wrapped-gift", "trophy"],
  beams: ["gem-stone", "slot-machine", "rocket"],
  hills: ["four-leaf-clover", "wrapped-gift", "crown"],
  shards: ["trophy", "gem-stone", "megaphone"],
  deco: ["roulette", "cocktail-glass", "crown"],
  bubbles: ["balls", "prizes", "bingo-card"],
};
/** The home page's side figures, by world. */
const GUESTS: Readonly<Record<BrandLook["world"], readonly string[]>> = {
  sunburst: ["marigold", "paper-sun", "marigold", "papel-ivory"],
  beams: ["neon-star", "neon-heart", "neon-bolt"],
  hills: ["blossom", "butterfly", "tulip", "leaf-fluttering-in-wind"],
  shards: ["soccer-ball", "whistle", "flag", "basketball"],
  deco: ["ace", "house-chip", "house-chip", "card-back"],
  bubbles: ["ball-7", "bingo-card", "ball-22", "balloon", "ball-61"],
};
const FESTIVE: readonly BrandLook["world"][] = ["sunburst", "bubbles"];

/** The reach of light and shadow beyond their subject, in units of the banner. */
const REACH = { lit: 50, hero: 110 };

/** The figures that fly around the subject, each on a small ground of its own. */
async function company(paint: Paint, names: readonly string[], spots: Spot[], scale: number) {
  const drawn: string[] = [];
  for (const [at, [x, y, size]] of spots.entries()) {
    const place = { x, y, size, light: "lit", rotate: paint.between(-18, 18) };
    const icon = trinket(paint, names[at % names.length]!, place);
    drawn.push(await patch(paint, { x, y, half: size * 0.65 + REACH.lit }, icon, scale));
  }
  return drawn.join("");
}

/** The place of a banner's subject, by its number in the group. */
const MIDDLE = { 1: [530, 420], 2: [560, 420], 3: [500, 430] } as const;

const paintOf = ({ first, second, ground }: BrandLook, key: string) =>
  createPaint(key, {
    backdrop: [lighten(second, 0.5), first, darken(ground, 0.5)],
    title: ["#ffffff", second],
    titleEdge: darken(ground, 0.5),
    ray: lighten(second, 0.6),
  });

/** The world that all banners of one number share: drawn once for twenty banners. */
export function brandWorld(look: BrandLook, number: 1 | 2 | 3, pixels: number): Promise<string> {
  const paint = paintOf(look, `${look.code}-${number}`);
  const [x, y] = MIDDLE[number];
  const drawn = worlds[look.world](paint, look, [x, y]);
  return patch(paint, { x, y, half: BANNER.width }, drawn, pixels / BANNER.width);
}

type Banner = { group: string; number: 1 | 2 | 3; plan: BannerPlan; pixels: number };

/**
 * A generated brand's banner, `pixels` wide: its world, a lit subject and the figures around it.
 */
export async function brandBanner(look: BrandLook, banner: Banner, behind: string) {
  const { group, number, plan, pixels } = banner;
  const { first, second, world } = look;
  const paint = paintOf(look, `${look.code}-${group}-${number}`);
  const [x, y] = MIDDLE[number];
  const isHome = group === "w_home";
  const subject = isHome ? HOME[world][number - 1]! : plan.subject;
  const around = isHome ? GUESTS[world] : plan.around;
  const above: Spot[] = [
    [x - 190, y - 300, 92],
    [x + 210, y - 310, 84],
  ];
  const spots: Spot[] = [
    [x - 330, y - 120, 128],
    [x + 350, y - 150, 122],
    [x - 350, y + 210, 116],
    [x + 356, y + 190, 136],
    ...(number === 1 ? above : []),
  ];
  const scale = pixels / BANNER.width;
  const size = number === 1 ? 430 : 400;
  const [middle, half] = [y + 10, size * 0.56 + REACH.hero];
  return canvas(
    paint,
    behind,
    await patch(paint, { x, y: middle, half }, motif(paint, subject, x, middle, size), scale),
    await company(paint, around, spots, scale),
    FESTIVE.includes(world)
      ? confetti(paint, 12, [lighten(second, 0.4), second, first, "#ffffff"], [40, 40, 1000, 640])
      : "",
  );
}
