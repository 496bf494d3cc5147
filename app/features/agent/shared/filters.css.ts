import { style } from "@vanilla-extract/css";

export const filters = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 168px), 1fr))",
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
