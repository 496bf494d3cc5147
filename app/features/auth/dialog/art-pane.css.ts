import { style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;

export const pane = style({
  position: "relative",
  overflow: "hidden",
  isolation: "isolate",
  background: vars.atmosphere.heroGround,
  color: color.heroInk,
  "@media": {
    [media.narrow]: { height: "clamp(120px, 26dvh, 214px)", flex: "none" },
  },
});
export const art = style({
  position: "absolute",
  zIndex: -1,
  left: "50%",
  bottom: 0,
  width: "100%",
  maxWidth: "none",
  height: "64%",
  objectFit: "cover",
  objectPosition: "50% 100%",
  transform: "translateX(-50%)",
  "@media": {
    [media.narrow]: { height: "100%", objectPosition: "50% 60%" },
  },
});
export const words = style({
  padding: "40px 36px 0",
  "@media": { [media.narrow]: { display: "none" } },
});
export const kicker = style({ fontSize: 14, fontWeight: 700, color: color.heroKicker });
export const title = style({
  margin: "6px 0 10px",
  fontFamily: vars.display.family,
  fontSize: 32,
  fontWeight: vars.display.weight,
  fontStretch: vars.display.stretch,
  fontVariationSettings: vars.display.settings,
  letterSpacing: vars.display.tracking,
  lineHeight: 1.08,
  textWrap: "balance",
});
export const text = style({ fontSize: 16, lineHeight: 1.4, color: color.heroMuted });
