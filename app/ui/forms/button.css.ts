import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "#themes/contract.css.ts";
import { media } from "../layout/media.ts";

export const base = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: 8,
  minHeight: 44,
  padding: "0 20px",
  borderRadius: vars.radius.control,
  fontSize: 15,
  fontWeight: 700,
  lineHeight: 1.2,
  textAlign: "center",
  whiteSpace: "nowrap",
  cursor: "pointer",
  selectors: { "&:active": { transform: "scale(.98)" }, "&:disabled": { opacity: 0.55 } },
  "@media": {
    [media.motion]: { transition: "transform 90ms, filter 150ms, background 150ms" },
    [media.tight]: { paddingBlock: 6, whiteSpace: "normal" },
  },
});

export const tones = styleVariants({
  action: {
    background: vars.color.action,
    color: vars.color.onAction,
    selectors: { "&:hover": { filter: "brightness(1.07)" } },
  },
  accent: {
    background: vars.color.accent,
    color: vars.color.onAccent,
    selectors: { "&:hover": { filter: "brightness(1.05)" } },
  },
  hero: {
    background: vars.atmosphere.heroActionGround,
    color: vars.color.onHeroAction,
    selectors: { "&:hover": { filter: "brightness(1.05)" } },
  },
  outline: {
    background: vars.color.surface,
    color: vars.color.ink,
    boxShadow: `inset 0 0 0 1.5px ${vars.color.line}`,
    selectors: { "&:hover": { boxShadow: `inset 0 0 0 1.5px ${vars.color.edge}` } },
  },
  soft: {
    background: vars.color.raised,
    color: vars.color.ink,
    selectors: { "&:hover": { filter: "brightness(.97)" } },
  },
  quiet: {
    color: vars.color.link,
    selectors: { "&:hover": { background: vars.color.tint } },
  },
});

export const sizes = styleVariants({
  small: { minHeight: 44, padding: "0 14px", fontSize: 14 },
  medium: {},
  large: { minHeight: 54, padding: "0 28px", fontSize: 17 },
});

export const wide = style({ width: "100%" });

/**
 * Outside the layout and invisible. With display: none some browsers would not use it for Enter.
 */
export const first = style({
  position: "absolute",
  width: 1,
  height: 1,
  padding: 0,
  overflow: "hidden",
  clipPath: "inset(50%)",
});
