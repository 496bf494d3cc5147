import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { media } from "#app/ui/media.ts";
import { vars } from "#themes/contract.css.ts";
import { wrap } from "./frame.css.ts";

export const strip = style([
  wrap,
  { display: "flex", alignItems: "center", gap: 12, marginTop: 28 },
]);
export const window = style({
  flex: 1,
  minWidth: 0,
  overflow: "hidden",
  maskImage: "linear-gradient(90deg, transparent, #000 5%, #000 95%, transparent)",
});
const drift = keyframes({ to: { transform: "translateX(-50%)" } });
export const track = style({
  display: "flex",
  width: "max-content",
  "@media": { [media.motion]: { animation: `${drift} 60s linear infinite` } },
  selectors: { '&[data-paused="true"], &:hover': { animationPlayState: "paused" } },
});
export const mark = style({ display: "grid", placeItems: "center", height: 52, padding: "0 28px" });
export const logo = style({ height: 24, width: "auto", opacity: 0.72 });
globalStyle(`:root[data-theme=dark] ${logo}`, { filter: "invert(1)" });
export const pause = style({
  display: "grid",
  placeItems: "center",
  width: 44,
  height: 44,
  flex: "none",
  borderRadius: "50%",
  color: vars.color.muted,
  selectors: { "&:hover": { background: vars.color.tint } },
});
