import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;

const base = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  fontWeight: 800,
  letterSpacing: 0,
  // Drawn as a pseudo-element, because the initials are not part of the button's name.
  "::before": { content: "attr(data-initials)" },
});
/** The brand's frame around a face: an arch, a coin with an edge of light, a buoy. */
const frames = {
  arch: style([
    base,
    {
      borderRadius: "50% 50% 28% 28% / 50% 50% 28% 28%",
      background: vars.atmosphere.heroActionGround,
      color: color.onHeroAction,
      boxShadow: `0 0 0 2px ${color.page}, 0 0 0 3.5px ${color.accent}`,
    },
  ]),
  square: style([
    base,
    {
      borderRadius: "50%",
      background: color.heroBase,
      color: color.heroKicker,
      boxShadow: `0 0 0 2px ${color.line}`,
    },
  ]),
  buoy: style([
    base,
    {
      borderRadius: "50%",
      color: color.ink,
      background: `radial-gradient(circle, ${color.surface} 0 58%, transparent 59%), repeating-conic-gradient(from 10deg, ${color.action} 0 38deg, ${color.page} 38deg 60deg)`,
    },
  ]),
};

export { frames as frame };

export const sizes = styleVariants({
  small: { width: 44, height: 44, fontSize: 14 },
  large: { width: 52, height: 52, fontSize: 16 },
});
globalStyle(`${base}:not([data-initials])::before`, { display: "none" });
globalStyle(`${frames.arch} img, ${frames.square} img`, {
  width: "100%",
  height: "100%",
  borderRadius: "inherit",
});
globalStyle(`${frames.buoy} img`, { width: "76%", height: "76%" });
