import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#themes/contract.css.ts";

export const filters = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 220px), 1fr))",
  alignItems: "center",
  gap: 10,
  marginTop: 12,
});
export const apply = style({ justifySelf: "start" });
/** With scripts the page follows every choice at once. */
export const applyAlone = style([
  apply,
  { "@media": { "(scripting: enabled)": { display: "none" } } },
]);
/** The seldom used fields, folded away. */
export const more = style({ gridColumn: "1 / -1", order: 1 });
globalStyle(`${more} summary`, {
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  fontWeight: 650,
  color: vars.color.link,
  cursor: "pointer",
});
