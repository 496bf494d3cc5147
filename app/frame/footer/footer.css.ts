import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { ringOf } from "#app/ui/layout/ring.css.ts";
import { vars } from "#themes/contract.css.ts";
import { wrap } from "../frame.css.ts";

const { color } = vars;

const base = style({
  marginTop: 24,
  color: color.footerInk,
  vars: ringOf(color.footerInk),
  // Its ground goes on behind a phone's bottom bar.
  "@media": { [media.narrow]: { boxShadow: `0 160px 0 ${color.footer}` } },
});
export const footer = styleVariants({
  block: [
    base,
    { background: color.footer, borderRadius: `${vars.radius.hero} ${vars.radius.hero} 0 0` },
  ],
  line: [base, { borderTop: `1px solid ${color.footerLine}`, background: color.footer }],
  wave: [
    base,
    { marginTop: 26, backgroundImage: `linear-gradient(transparent 45px, ${color.footer} 45px)` },
  ],
});
export const wave = style({ display: "block", width: "100%", height: 46, color: color.footer });
export const inside = style([wrap, { paddingTop: 24, paddingBottom: 26 }]);
export const top = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "start",
  gap: "14px 48px",
  "@media": {
    [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)", gap: "10px 0" },
  },
});
export const brand = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 12,
  minHeight: 44,
});
export const links = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(156px, 1fr))",
  gap: "0 16px",
  "@media": {
    // The links run down and then across, so that no row holds a single word.
    [media.large]: {
      gridTemplateColumns: "none",
      gridTemplateRows: "repeat(3, auto)",
      gridAutoFlow: "column",
      gridAutoColumns: "minmax(0, 1fr)",
    },
    [media.narrow]: { gridTemplateColumns: "1fr 1fr", gap: "0 12px" },
    // A long word of large text is wider than half a phone.
    [media.tight]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});
export const link = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 8,
  minHeight: 44,
  fontWeight: 600,
  selectors: { "&:hover": { textDecoration: "underline", textUnderlineOffset: 4 } },
});
export const licences = style({
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "12px 40px",
  "@media": {
    [media.narrow]: {
      display: "grid",
      gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))",
      gap: "14px 12px",
    },
  },
});
export const licence = style({
  display: "flex",
  minWidth: 0,
  overflowWrap: "anywhere",
  alignItems: "center",
  gap: 12,
  fontSize: 12.5,
  lineHeight: 1.35,
  color: color.footerMuted,
  "@media": { [media.narrow]: { gap: 10 } },
});
export const licenceLink = style({
  textDecoration: "none",
  selectors: { "&:hover": { color: color.footerInk } },
});
globalStyle(`${licence} b`, { display: "block", fontSize: 13.5, color: color.footerInk });
export const seal = style({
  flex: "none",
  width: 56,
  height: 56,
  "@media": { [media.narrow]: { width: 44, height: 44 } },
});
export const age = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 52,
  height: 52,
  borderRadius: "50%",
  border: `2px solid ${color.footerInk}`,
  fontWeight: 800,
  fontSize: 17,
  color: color.footerInk,
  "@media": { [media.narrow]: { width: 44, height: 44, fontSize: 15 } },
});
export const legal = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: "6px 32px",
  marginTop: 18,
  paddingTop: 14,
  borderTop: `1px solid ${color.footerLine}`,
  fontSize: 13.5,
  color: color.footerMuted,
  // Leaves room for the button that unfolds customer service.
  "@media": { "screen and (min-width: 720px) and (max-width: 1399px)": { paddingInlineEnd: 56 } },
});
