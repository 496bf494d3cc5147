import { style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

const { color, radius } = vars;

export const line = style({
  display: "flex",
  alignItems: "center",
  gap: 10,
  margin: "14px 0",
  padding: "2px 16px",
  minHeight: 44,
  borderRadius: radius.control,
  background: color.tint,
  color: color.muted,
  fontSize: 14.5,
  lineHeight: 1.35,
  "@media": { [media.narrow]: { margin: "10px 0 6px", padding: "4px 12px" } },
});
export const text = style({ flex: 1, minWidth: 0 });
export const check = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  flex: "none",
  color: color.link,
  fontWeight: 650,
  selectors: { "&:hover": { textDecoration: "underline", textUnderlineOffset: 3 } },
});
