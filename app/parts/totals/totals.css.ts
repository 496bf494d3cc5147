import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";
import { figureForms } from "./figure-forms.ts";

const { color } = vars;

export const totals = style({
  display: "flex",
  flexWrap: "wrap",
  gap: 12,
  margin: "18px 0 20px",
  // On phones one line, or as few as the figures need.
  "@media": {
    [media.narrow]: {
      gap: "6px 10px",
      margin: "8px 0",
      padding: "7px 12px",
      borderRadius: vars.radius.card,
      background: color.tint,
    },
  },
});
// A sum of many figures takes a whole row before it would leave its card.
export const total = style({
  flex: "1 1 146px",
  minWidth: "min-content",
  padding: "14px 18px",
  borderRadius: vars.radius.card,
  background: color.tint,
  "@media": { [media.narrow]: { flex: "1 1 auto", padding: 0, background: "none" } },
});
// Four sums are two and two where one line has no room for them.
globalStyle(`${total}:first-child:nth-last-child(4), ${total}:first-child:nth-last-child(4) ~ *`, {
  "@media": { [media.phone]: { flexBasis: "calc(50% - 10px)" } },
});
globalStyle(`${total} dt`, {
  fontSize: 14,
  color: color.muted,
  "@media": { [media.narrow]: { fontSize: 12.5 } },
});
globalStyle(`${total} dd`, {
  fontSize: 20,
  fontWeight: 720,
  fontVariantNumeric: "tabular-nums",
  "@media": { [media.narrow]: { fontSize: 15 } },
});
figureForms(totals, total);
