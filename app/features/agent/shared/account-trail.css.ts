import { style } from "@vanilla-extract/css";
import { link as textLink } from "#app/ui/layout/text.css.ts";

export const trail = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "0 10px",
  minHeight: 44,
  marginTop: 8,
  overflowWrap: "anywhere",
});
export const link = style([
  textLink,
  { display: "inline-flex", alignItems: "center", minHeight: 44 },
]);
export const step = style({ display: "flex", alignItems: "center", gap: 10 });
