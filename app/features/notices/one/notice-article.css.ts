import { style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

const { color, radius } = vars;
const panel = {
  borderRadius: radius.panel,
  background: color.surface,
  boxShadow: vars.atmosphere.shadowCard,
} as const;

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 300px",
  alignItems: "start",
  gap: 20,
  maxWidth: 1080,
  margin: "20px auto 12px",
  "@media": { [media.middle]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const article = style({
  ...panel,
  minHeight: 320,
  padding: "24px 44px 40px",
  "@media": { [media.narrow]: { padding: "10px 20px 24px" } },
});
export const back = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 8,
  minHeight: 44,
  fontWeight: 650,
  color: color.link,
});
export const title = style({
  margin: "6px 0 6px",
  fontSize: 33,
  "@media": { [media.narrow]: { fontSize: 27 } },
});
export const others = style({ ...panel, padding: "20px 12px 12px" });
export const othersTitle = style({ padding: "0 12px 8px", fontSize: 19 });
export const other = style({
  display: "flex",
  alignItems: "center",
  minHeight: 46,
  padding: "6px 12px",
  borderRadius: radius.control,
  fontWeight: 600,
  lineHeight: 1.35,
  selectors: { "&:hover": { background: color.tint, color: color.link } },
});
