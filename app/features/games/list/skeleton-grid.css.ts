import { keyframes, style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;

const appear = keyframes({ from: { opacity: 0 } });
/** Delayed, so that a quick answer causes no grey flash. */
export const bones = style({
  "@media": { [media.motion]: { animation: `${appear} 200ms 120ms backwards` } },
});
const breathe = keyframes({ "50%": { opacity: 0.55 } });
export const shimmer = style({
  "@media": { [media.motion]: { animation: `${breathe} 1400ms ease-in-out infinite` } },
});
const bar = { display: "block", borderRadius: 4, background: color.raised } as const;
export const name = style({ ...bar, width: "70%", height: 14, margin: "3px 0" });
export const line = style({ ...bar, width: "45%", height: 11, margin: "7px 0 3px" });
