import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";

export const filters = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 150px), 1fr))",
  alignItems: "center",
  gap: 10,
  marginTop: 12,
});
/** The last of three filters takes a whole row when two stand side by side. */
globalStyle(`${filters} > :nth-child(3)`, {
  "@media": { [media.narrow]: { gridColumn: "1 / -1" } },
});
/** With scripts the list follows every choice at once. */
export const apply = style({ "@media": { "(scripting: enabled)": { display: "none" } } });
