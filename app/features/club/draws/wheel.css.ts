import { keyframes, style } from "@vanilla-extract/css";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;
const turn = keyframes({ from: { transform: "rotate(-1800deg)" }, to: { transform: "none" } });
const blink = keyframes({ "50%": { opacity: 0.35 } });
const STILL = "(prefers-reduced-motion: reduce)";

export const wheel = style({
  display: "block",
  width: "min(100%, 420px)",
  height: "auto",
  margin: "0 auto",
  overflow: "visible",
});
export const rim = style({ fill: color.ink });
export const dimLamp = style({ fill: color.surface, opacity: 0.55 });
export const lamp = style({
  fill: color.fresh,
  animation: `${blink} 1.6s ease-in-out infinite`,
  "@media": { [STILL]: { animation: "none" } },
});
export const turning = style({
  transformOrigin: "200px 200px",
  animation: `${turn} 4.2s cubic-bezier(0.12, 0.72, 0.08, 1)`,
  "@media": { [STILL]: { animation: "none" } },
});
export const hub = style({ fill: color.surface, stroke: color.ink, strokeWidth: 6 });
export const star = style({ fill: color.action });
export const pointer = style({ fill: color.action, stroke: color.surface, strokeWidth: 4 });

const ground = (fill: string) => style({ fill, stroke: color.surface, strokeWidth: 2 });
const name = (fill: string) =>
  style({
    fill,
    fontFamily: vars.text.family,
    fontSize: 15,
    fontWeight: 700,
    dominantBaseline: "central",
  });
export const looks = [
  { ground: ground(color.action), name: name(color.onAction) },
  { ground: ground(color.surface), name: name(color.ink) },
  { ground: ground(color.accent), name: name(color.onAccent) },
  { ground: ground(color.tint), name: name(color.ink) },
];
