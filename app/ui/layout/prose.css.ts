import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#themes/contract.css.ts";
import { media } from "./media.ts";

const { color } = vars;

export const prose = style({
  maxWidth: "68ch",
  fontSize: 17,
  lineHeight: 1.65,
  overflowWrap: "anywhere",
  "@media": { [media.narrow]: { fontSize: 16 } },
});
const within = (selector: string) => `${prose} ${selector}`;
globalStyle(within("> * + *"), { marginTop: 16 });
globalStyle(within("h2"), { marginTop: 34, fontSize: 25 });
globalStyle(within("h3"), { marginTop: 26, fontSize: 20 });
globalStyle(within("a"), {
  color: color.link,
  fontWeight: 650,
  textDecoration: "underline",
  textUnderlineOffset: 3,
  textDecorationThickness: 1,
});
globalStyle(within("a[href^='tel:']"), { whiteSpace: "nowrap" });
globalStyle(within("ul"), { display: "grid", gap: 10 });
globalStyle(within("ol"), {
  display: "grid",
  gap: 10,
  paddingInlineStart: 22,
  listStyle: "decimal",
});
globalStyle(within("ul > li"), { position: "relative", paddingInlineStart: 24 });
globalStyle(within("ul > li::before"), {
  content: "",
  position: "absolute",
  insetInlineStart: 2,
  top: ".62em",
  width: 9,
  height: 9,
  borderRadius: vars.radius.tag,
  background: color.accent,
  boxShadow: `inset 0 0 0 1px ${color.edge}`,
});
globalStyle(within("blockquote"), {
  margin: "20px 0 0",
  padding: "16px 20px",
  borderRadius: vars.radius.card,
  background: color.tint,
  fontVariantNumeric: "tabular-nums",
});
globalStyle(within("table"), {
  width: "100%",
  borderCollapse: "collapse",
  fontSize: 15.5,
  fontVariantNumeric: "tabular-nums",
});
globalStyle(within("caption"), {
  paddingBottom: 8,
  textAlign: "start",
  fontSize: 14.5,
  color: color.muted,
});
globalStyle(within(":is(th, td)"), {
  paddingBlock: 10,
  paddingInline: "0 12px",
  borderBottom: `1px solid ${color.line}`,
  textAlign: "start",
  fontWeight: "inherit",
});
/** The last column holds figures, which must not break. */
globalStyle(within("td:last-child"), { overflowWrap: "normal" });
globalStyle(within("thead th"), { fontSize: 14, fontWeight: 650, color: color.muted });
