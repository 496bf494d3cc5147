import { style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;

export const list = style({ marginTop: 12 });
export const item = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1.2fr) minmax(0, 1fr) minmax(0, 1fr) auto",
  alignItems: "center",
  gap: "4px 16px",
  margin: "0 -8px",
  padding: "14px 8px",
  borderTop: `1px solid ${color.line}`,
  selectors: { "li:first-child > &": { borderTop: 0 }, "&:hover": { background: color.tint } },
  "@media": {
    [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr) auto" },
  },
});
const cell = { display: "grid", gap: 2, minWidth: 0 } as const;
export const what = style(cell);
export const when = style([
  cell,
  {
    fontSize: 14,
    color: color.muted,
    "@media": {
      [media.narrow]: { gridColumn: 1, display: "flex", flexWrap: "wrap", gap: "0 10px" },
    },
  },
]);
export const status = style({ minWidth: 0, "@media": { [media.narrow]: { gridColumn: 1 } } });
export const amount = style({ fontSize: 17, fontWeight: 720 });
export const quiet = style({ fontSize: 14, color: color.muted });
export const reference = style({ fontSize: 13, fontVariantNumeric: "tabular-nums" });
