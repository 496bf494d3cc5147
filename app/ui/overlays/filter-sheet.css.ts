import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

const { color, radius } = vars;

/** How many filters are set. */
export const count = style({
  minWidth: 20,
  borderRadius: 10,
  background: color.selected,
  color: color.onSelected,
  fontSize: 12.5,
  lineHeight: "20px",
  textAlign: "center",
});
/** Part of the page on wide screens; on phones a sheet at the lower edge. */
export const sheet = style({
  "@media": {
    [media.roomy]: { display: "contents" },
    [media.hand]: {
      position: "fixed",
      inset: "auto 0 0",
      width: "100%",
      maxHeight: "80dvh",
      padding: "20px 16px max(20px, env(safe-area-inset-bottom))",
      border: 0,
      borderRadius: `${radius.panel} ${radius.panel} 0 0`,
      background: color.surface,
      color: color.ink,
      boxShadow: vars.atmosphere.shadowRaised,
      overflowY: "auto",
    },
  },
});
globalStyle(`${sheet}::backdrop`, { background: "rgb(0 0 0 / .5)" });
/** Closes the sheet. */
export const done = style({
  minHeight: 48,
  borderRadius: radius.control,
  background: color.selected,
  color: color.onSelected,
  fontWeight: 700,
  "@media": { [media.roomy]: { display: "none" } },
});
