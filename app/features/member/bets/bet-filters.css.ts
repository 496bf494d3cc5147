import { style } from "@vanilla-extract/css";

export const filters = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 150px), 1fr))",
  alignItems: "center",
  gap: 10,
  marginTop: 12,
});
/** With scripts the list follows every choice by itself. */
export const apply = style({ "@media": { "(scripting: enabled)": { display: "none" } } });
