import type { Paint } from "../draw/paint.ts";
import { filtered, group, num, rect, repeat } from "../draw/svg.ts";
import { emoji } from "../icons.ts";
import { ball, ballTints } from "../props/ball.ts";
import { card } from "../props/cards.ts";
import { prizeWheel, rouletteWheel } from "../props/wheel.ts";
import { trinket } from "./trinkets.ts";

/** The octopus of mareo: fluent-emoji's, with a smile, a glint in the eyes and pink cheeks. */
export function octopus(paint: Paint, x: number, y: number, size: number, rotate = 0): string {
  const face =
    `<g fill="#fff"><circle cx="6.9" cy="12.7" r=".55"/><circle cx="24.9" cy="12.6" r=".55"/></g>` +
    `<path d="M13.6 15.6q2.3 2.3 4.6 0" fill="none" stroke="#7A2440" stroke-width="1.05" stroke-linecap="round"/>` +
    `<g fill="#FF6C7E" opacity=".45"><ellipse cx="10.3" cy="15.6" rx="1.7" ry="1.15"/><ellipse cx="21.3" cy="15.6" rx="1.7" ry="1.15"/></g>`;
  const scale = size / 32;
  return group(
    { at: [x, y], rotate },
    emoji(paint, "octopus", { x: 0, y: 0, size }),
    `<g transform="scale(${scale}) translate(-16 -16)">${face}</g>`,
  );
}

function phone(paint: Paint, x: number, y: number, size: number): string {
  const apps = [
    "slot-machine",
    "soccer-ball",
    "tropical-fish",
    "gem-stone",
    "microphone",
    "ticket",
  ];
  const w = size * 0.52;
  const rim = size * 0.026;
  const screen = apps.map((name, at) =>
    emoji(paint, name, {
      x: (at % 2 ? 1 : -1) * w * 0.22,
      y: -size * 0.22 + Math.floor(at / 2) * size * 0.235,
      size: w * 0.36,
    }),
  );
  const glass = (fill: string, more: string) =>
    rect(rim - w / 2, rim - size / 2, w - rim * 2, size - rim * 2, fill, more);
  return filtered(
    "hero",
    group(
      { at: [x, y], rotate: 8 },
      rect(-w / 2, -size / 2, w, size, "#171a2c", `rx="${num(size * 0.075)}"`),
      glass(paint.light, `rx="${num(size * 0.055)}"`),
      glass(paint.tone, `rx="${num(size * 0.055)}" opacity=".35"`),
      rect(-w * 0.14, rim * 2 - size / 2, w * 0.28, rim, "#171a2c", `rx="${num(rim / 2)}"`),
      ...screen,
    ),
  );
}

/** The subject of a banner: an icon's name, a trinket's, or one of the drawings of this file. */
export function motif(paint: Paint, name: string, x: number, y: number, size: number): string {
  const r = size / 2;
  switch (name) {
    case "roulette":
      return rouletteWheel(paint, x, y, r * 0.86);
    case "prizes":
      return prizeWheel(paint, x, y + r * 0.08, r * 0.82);
    case "phone":
      return phone(paint, x, y, size * 1.06);
    case "cards": {
      const scale = size / 330;
      return (
        card(paint, "A", "spades", { x: x - size * 0.3, y: y + size * 0.05, rotate: -16, scale }) +
        card(paint, "9", "diamonds", { x: x + size * 0.3, y: y + size * 0.05, rotate: 16, scale }) +
        card(paint, "K", "hearts", { x, y: y - size * 0.03, rotate: 0, scale: scale * 1.06 })
      );
    }
    case "balls":
      return (
        ball(paint, 9, x - r * 0.66, y - r * 0.5, r * 0.34, ballTints[3]!) +
        ball(paint, 30, x + r * 0.64, y - r * 0.56, r * 0.32, ballTints[5]!) +
        ball(paint, 27, x - r * 0.56, y + r * 0.5, r * 0.42, ballTints[1]!) +
        ball(paint, 3, x + r * 0.6, y + r * 0.46, r * 0.44, ballTints[2]!) +
        ball(paint, 49, x, y - r * 0.04, r * 0.62, ballTints[0]!)
      );
    case "octopus":
      return filtered("hero", octopus(paint, x, y, size));
    default:
      return trinket(paint, name, { x, y, size, light: "hero" });
  }
}

/** Cut-paper confetti: half disks at random angles. */
export function confetti(
  paint: Paint,
  count: number,
  tints: string[],
  area: [number, number, number, number],
): string {
  return repeat(count, () => {
    const r = paint.between(9, 18);
    const x = paint.between(area[0], area[2]);
    const y = paint.between(area[1], area[3]);
    return `<path transform="translate(${num(x)} ${num(y)}) rotate(${num(paint.between(0, 360))})" d="M${num(-r)} 0A${num(r)} ${num(r)} 0 0 1 ${num(r)} 0Z" fill="${paint.pick(tints)}"/>`;
  });
}
