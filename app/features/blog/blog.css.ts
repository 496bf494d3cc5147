import { style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { pageTitle } from "#app/ui/layout/page-title.css.ts";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;

export const page = style({
  margin: "28px 0 20px",
  "@media": { [media.narrow]: { marginTop: 18 } },
});
export const title = pageTitle;
export const lead = style({
  maxWidth: "62ch",
  margin: "8px 0 20px",
  fontSize: 17,
  color: color.muted,
});
export const posts = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: 20,
  "@media": {
    [media.middle]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 14 },
  },
});
export const cell = style({ minWidth: 0 });
export const first = style({ minWidth: 0, gridColumn: "1 / -1" });
