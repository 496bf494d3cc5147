import { keyframes, style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;
const turn = keyframes({ to: { transform: "rotate(360deg)" } });

export const picture = style({ display: "block", width: "min(100%, 300px)", height: "auto" });
/** The stubs tumble twice and lie still. */
export const tumble = style({
  transformOrigin: "0 0",
  "@media": { [media.motion]: { animation: `${turn} 2.4s ease-in-out 2` } },
});
export const stand = style({ fill: "none", stroke: color.heroKicker, strokeWidth: 6 });

const look = (paper: string, edge: string, cage: string) => ({
  paper: style({ fill: paper, stroke: edge, strokeWidth: 2, strokeLinejoin: "round" }),
  mark: style({ fill: edge }),
  cage: style({ fill: "none", stroke: cage, strokeWidth: 4 }),
  bars: style({ fill: "none", stroke: cage, strokeWidth: 2, opacity: 0.7 }),
});
export const looks = {
  arch: look(color.heroAction, color.heroBase, color.heroKicker),
  square: look(color.heroBase, color.accent, color.accent),
  buoy: look(color.action, color.surface, color.heroKicker),
};
