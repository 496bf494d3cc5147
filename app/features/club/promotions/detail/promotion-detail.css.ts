import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;
const panel = {
  borderRadius: vars.radius.panel,
  background: color.surface,
  boxShadow: vars.atmosphere.shadowCard,
} as const;

export const page = style({ margin: "12px 0 20px" });
globalStyle(`${page} > header`, { marginTop: 4 });
export const back = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 8,
  minHeight: 44,
  fontWeight: 650,
  color: color.link,
});
export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 372px",
  gap: 20,
  alignItems: "start",
  margin: "20px 0",
  "@media": {
    [media.middle]: { gridTemplateColumns: "minmax(0, 1fr)" },
    [media.narrow]: { gap: 14, margin: "14px 0" },
  },
});
export const text = style({
  ...panel,
  padding: "34px 40px 40px",
  minWidth: 0,
  "@media": {
    [media.large]: { gridColumn: 1, gridRow: 1 },
    [media.narrow]: { padding: "20px 20px 26px" },
  },
});
export const side = style({
  ...panel,
  display: "grid",
  gap: 18,
  padding: "26px 26px 28px",
  position: "sticky",
  top: 16,
  "@media": {
    [media.large]: { gridColumn: 2, gridRow: 1 },
    [media.middle]: { position: "static" },
    [media.narrow]: { padding: "20px 18px 22px" },
  },
});
export const facts = style({ display: "grid", gap: 12 });
export const term = style({ fontSize: 13.5, color: color.muted });
export const fact = style({ fontWeight: 650 });
export const care = style({ fontSize: 13.5, lineHeight: 1.5, color: color.muted });
