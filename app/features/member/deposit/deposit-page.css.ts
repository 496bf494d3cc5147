import { style } from "@vanilla-extract/css";
import { inside } from "#app/ui/layout/inside.ts";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

const one = "minmax(0, 1fr)";
const { cards, path, scores, stamps, ledger } = inside.pageBody;

/** A form with what came before it: beside it, or below a form that needs the whole width. */
export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 332px",
  gap: 20,
  alignItems: "start",
  selectors: {
    [cards]: { gridTemplateColumns: one },
    [path]: { gridTemplateColumns: one },
    [scores]: { gridTemplateColumns: one },
    [stamps]: { gridTemplateColumns: one },
    [ledger]: {
      gridTemplateColumns: one,
      width: "100%",
      maxWidth: 680,
      marginInline: "auto",
    },
  },
  "@media": {
    "screen and (max-width: 1023px)": { gridTemplateColumns: one },
    [media.narrow]: { gap: 14 },
    [media.lowColumns]: { selectors: { [ledger]: { maxWidth: "none" } } },
  },
});
export const limits = style({ marginTop: 10 });
export const limitsLink = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  color: vars.color.link,
  fontWeight: 650,
  selectors: { "&:hover": { textDecoration: "underline", textUnderlineOffset: 3 } },
});
