import { style } from "@vanilla-extract/css";
import { controlRing } from "#app/ui/layout/ring.css.ts";
import { vars } from "#themes/contract.css.ts";

const { color, radius } = vars;

export const field = style({ display: "grid", gap: 6, minWidth: 0 });
export const label = style({ fontWeight: 650, fontSize: 14.5 });
export const row = style({ display: "flex", alignItems: "center", gap: 4, minWidth: 0 });
export const tile = style({
  position: "relative",
  display: "flex",
  flex: 1,
  alignItems: "center",
  gap: 12,
  minWidth: 0,
  minHeight: 92,
  padding: 10,
  paddingInlineStart: 14,
  borderRadius: radius.control,
  border: `2px dashed ${color.edge}`,
  color: color.link,
  fontSize: 14.5,
  fontWeight: 650,
  selectors: {
    "&:hover": { background: color.tint },
    "&:focus-within": controlRing,
  },
});
export const canvas = style({
  flex: "none",
  width: 72,
  height: 72,
  borderRadius: `min(${radius.control}, 12px)`,
  background: color.tint,
});
export const words = style({ display: "grid", gap: 2, minWidth: 0, lineHeight: 1.3 });
export const name = style({
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  color: color.ink,
});
export const size = style({ color: color.muted, fontSize: 13, fontWeight: 500 });
export const remove = style({
  display: "grid",
  flex: "none",
  placeItems: "center",
  width: 44,
  height: 44,
  borderRadius: "50%",
  color: color.bad,
  selectors: { "&:hover": { background: color.badTint } },
});
