import { style } from "@vanilla-extract/css";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;

export const picture = style({ display: "block", width: "100%", height: "auto" });
export const letter = style({ fill: color.surface, stroke: color.edge, strokeWidth: 2 });
export const lines = style({ fill: "none", stroke: color.muted, strokeWidth: 4 });

const look = (fill: string, edge: string, seal: string, cut: string) => ({
  paper: style({ fill, stroke: edge, strokeWidth: 3, strokeLinejoin: "round" }),
  inside: style({
    fill: `color-mix(in srgb, ${fill} 70%, black)`,
    stroke: edge,
    strokeWidth: 3,
    strokeLinejoin: "round",
  }),
  fold: style({
    fill: "none",
    stroke: edge,
    strokeWidth: 3,
    strokeLinecap: "round",
    strokeLinejoin: "round",
  }),
  seal: style({ fill: seal, stroke: edge, strokeWidth: 2 }),
  cut: style({ fill: "none", stroke: cut, strokeWidth: 2 }),
});
/** Where the action has the accent's colour, the paper is the brand's dark stage. */
export const looks = {
  arch: look(color.action, color.heroKicker, color.heroKicker, color.heroBase),
  square: look(color.heroBase, color.accent, color.accent, color.onAccent),
  buoy: look(color.action, color.surface, color.surface, color.action),
};
