import { style, styleVariants } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;

export const window = style({
  // Room for the focus ring, which the scroller would cut off.
  margin: "23px -5px -5px",
  padding: 5,
  overflowX: "auto",
  scrollbarWidth: "none",
  "@media": { [media.narrow]: { margin: "15px -16px -5px", padding: "5px 16px" } },
});
export const list = style({ display: "flex", justifyContent: "space-between", gap: 12 });
const item = style({
  display: "flex",
  alignItems: "center",
  gap: 12,
  minHeight: 44,
  fontWeight: 700,
  whiteSpace: "nowrap",
  selectors: { "&:hover": { color: color.link } },
});
const stacked = { flexDirection: "column", gap: 6, fontSize: 13.5, minWidth: 64 } as const;
const items = {
  bare: style([item, { "@media": { [media.middle]: stacked } }]),
  lined: style([
    item,
    {
      gap: 8,
      paddingBlock: 0,
      paddingInline: "8px 14px",
      borderRadius: vars.radius.control,
      background: color.surface,
      boxShadow: vars.atmosphere.shadowCard,
      fontWeight: 640,
      fontSize: 13.5,
    },
  ]),
  tide: style([
    item,
    {
      paddingBlock: 6,
      paddingInline: "8px 18px",
      borderRadius: 99,
      background: color.surface,
      boxShadow: vars.atmosphere.shadowCard,
      fontWeight: 650,
    },
  ]),
};

export { items as item };
export const tile = styleVariants({
  bare: {
    display: "grid",
    placeItems: "center",
    width: 58,
    height: 66,
    paddingTop: 6,
    borderRadius: "29px 29px 14px 14px",
    background: vars.atmosphere.warmGround,
  },
  lined: { display: "grid", placeItems: "center", width: 34, height: 34 },
  tide: {
    display: "grid",
    placeItems: "center",
    width: 44,
    height: 44,
    borderRadius: "50%",
    background: color.tint,
  },
});
export const icon = style({ width: "72%", height: "auto" });
