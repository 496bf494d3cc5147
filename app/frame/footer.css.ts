import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { media } from "#app/ui/media.ts";
import { vars } from "#themes/contract.css.ts";
import { HEIGHT } from "./bottom-bar.css.ts";
import { wrap } from "./frame.css.ts";

const { color } = vars;

const base = style({
  marginTop: 24,
  color: color.footerInk,
  "@media": { [media.narrow]: { paddingBottom: HEIGHT + 24 } },
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
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  gap: "16px 32px",
});
export const links = style({ display: "flex", flexWrap: "wrap", gap: "0 22px" });
export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  fontWeight: 600,
  selectors: { "&:hover": { textDecoration: "underline", textUnderlineOffset: 4 } },
});
export const licences = style({
  display: "flex",
  flexWrap: "wrap",
  gap: 8,
  marginLeft: "auto",
  "@media": { [media.middle]: { marginLeft: 0 } },
});
export const licence = style({
  display: "flex",
  alignItems: "center",
  gap: 10,
  minHeight: 48,
  padding: "4px 14px",
  borderRadius: vars.radius.control,
  background: `color-mix(in srgb, ${color.footerInk} 8%, transparent)`,
  fontSize: 12.5,
  lineHeight: 1.3,
  color: color.footerMuted,
});
globalStyle(`${licence} b`, { display: "block", fontSize: 13.5, color: color.footerInk });
export const age = style({
  fontFamily: vars.display.family,
  fontWeight: 800,
  fontSize: 18,
  color: color.footerInk,
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
});
