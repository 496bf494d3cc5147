import { style } from "@vanilla-extract/css";

export const form = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 10,
  maxWidth: 340,
  marginTop: 12,
});
/** With scripts the page follows the choice at once. */
export const apply = style({ "@media": { "(scripting: enabled)": { display: "none" } } });
