import { style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;
const NODE = 32;

export const timeline = style({ margin: "28px 0 24px" });
export const item = style({
  position: "relative",
  display: "flex",
  alignItems: "flex-start",
  gap: 14,
  minHeight: 64,
  paddingBottom: 14,
  selectors: {
    "&:not(:last-child)::before": {
      content: "",
      position: "absolute",
      insetInlineStart: NODE / 2 - 1.5,
      top: NODE + 4,
      bottom: 4,
      width: 3,
      borderRadius: 2,
      background: color.line,
    },
    "&[data-state=done]:not(:last-child)::before": { background: color.accent },
    "&:last-child": { minHeight: 0, paddingBottom: 0 },
  },
});
export const node = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: NODE,
  height: NODE,
  borderRadius: "50%",
  boxShadow: `inset 0 0 0 2px ${color.edge}`,
  selectors: {
    "[data-state=done] > &": {
      background: color.accent,
      color: color.onAccent,
      boxShadow: "none",
    },
    "[data-state=now] > &": { background: color.action, color: color.onAction, boxShadow: "none" },
    "[data-state=stopped] > &": { background: color.bad, color: color.surface, boxShadow: "none" },
  },
});
export const words = style({ display: "grid", gap: 1, flex: 1, minWidth: 0, paddingTop: 3 });
export const title = style({
  fontWeight: 700,
  lineHeight: 1.35,
  selectors: { "[data-state=next] &": { color: color.muted, fontWeight: 600 } },
});
export const text = style({ fontSize: 14, color: color.muted, lineHeight: 1.4 });
export const time = style({
  flex: "none",
  paddingTop: 5,
  fontSize: 13.5,
  color: color.muted,
  fontVariantNumeric: "tabular-nums",
  "@media": { [media.narrow]: { maxWidth: 92, textAlign: "end", lineHeight: 1.3 } },
});
