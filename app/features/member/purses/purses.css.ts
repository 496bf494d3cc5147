import { style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

const { color, radius } = vars;
export const section = style({ marginTop: 28 });
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "8px 16px",
  minHeight: 44,
});
export const list = style({ display: "grid", gap: 10, marginTop: 12 });
const row = style({
  display: "flex",
  alignItems: "center",
  gap: 16,
  padding: "14px 18px",
  borderRadius: radius.card,
});
export const purse = style([row, { boxShadow: `inset 0 0 0 1px ${color.line}` }]);
export const logoBox = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 84,
  height: 48,
  padding: 6,
  borderRadius: `min(${radius.control}, 12px)`,
  background: color.tint,
  "@media": { [media.narrow]: { width: 64 } },
});
export const logo = style({
  maxWidth: "100%",
  height: "auto",
  maxHeight: 32,
  filter: vars.scheme.mark,
});
export const words = style({ display: "grid", gap: 2, flex: 1, minWidth: 0 });
export const fresh = style({ fontSize: 14, color: color.muted });
export const stale = style({ fontSize: 14, fontWeight: 650, color: color.noticeInk });
export const balance = style({
  flex: "none",
  fontSize: 20,
  fontWeight: 720,
  fontVariantNumeric: "tabular-nums",
});
export const open = style([row, { background: color.notice, color: color.ink }]);
export const reference = style({
  fontVariantNumeric: "tabular-nums",
  fontSize: 13,
  color: color.muted,
});
export const auto = style([row, { marginTop: 12, background: color.tint }]);
export const switchButton = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 64,
  height: 44,
  borderRadius: 22,
});
export const track = style({
  display: "block",
  width: 52,
  height: 30,
  padding: 3,
  borderRadius: 15,
  background: color.surface,
  boxShadow: `inset 0 0 0 2px ${color.edge}`,
  selectors: {
    "[aria-checked=true] > &": { background: color.accent, boxShadow: "none" },
  },
});
export const knob = style({
  display: "block",
  width: 24,
  height: 24,
  borderRadius: "50%",
  background: color.edge,
  selectors: {
    "[aria-checked=true] > * > &": { background: color.onAccent, marginInlineStart: 22 },
  },
  "@media": { [media.motion]: { transition: "margin-left 140ms ease" } },
});
export const outcome = style({ display: "grid", gap: 8, margin: "14px 0" });
