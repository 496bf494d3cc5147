import { style } from "@vanilla-extract/css";

export const pager = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: 10,
  marginTop: 20,
});
