import { keyframes, style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

const { color, radius } = vars;
const appear = keyframes({ from: { opacity: 0, transform: "translateY(-6px)" } });

export const panel = style({
  position: "fixed",
  zIndex: 40,
  width: "min(540px, calc(100vw - 24px))",
  padding: 12,
  borderRadius: radius.panel,
  background: color.surface,
  boxShadow: `${vars.atmosphere.shadowRaised}, 0 0 0 1px ${color.line}`,
  "@media": { [media.motion]: { animation: `${appear} .16s ease-out` } },
});
export const vendors = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, 1fr)",
  gap: 8,
});
export const vendor = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: 10,
  minHeight: 92,
  padding: "12px 8px",
  borderRadius: radius.control,
  background: color.tint,
  selectors: { "&:hover": { boxShadow: `0 0 0 2px ${color.accent}` } },
});
export const logo = style({ height: 26, width: "auto", maxWidth: 124, filter: vars.scheme.mark });
export const count = style({
  fontSize: 13,
  color: color.muted,
  fontVariantNumeric: "tabular-nums",
});
export const all = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: 8,
  minHeight: 44,
  marginTop: 8,
  borderRadius: radius.control,
  color: color.link,
  fontWeight: 650,
  selectors: { "&:hover": { background: color.tint } },
});
