import { style } from "@vanilla-extract/css";
import { chipLook } from "#app/ui/data/chip-look.ts";
import { media } from "#app/ui/layout/media.ts";

export const page = style({ paddingBottom: 20 });
export const top = style({
  display: "grid",
  gap: 14,
  marginTop: 20,
  "@media": { [media.narrow]: { marginTop: 14 } },
});
export const cards = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: 20,
  marginTop: 16,
  "@media": {
    [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 12 },
  },
});
/** The last one of an odd number has the whole line. */
export const cell = style({
  minWidth: 0,
  selectors: { "&:nth-child(odd):last-child": { gridColumn: "1 / -1" } },
});
export const tabs = style({ display: "flex", flexWrap: "wrap", gap: 8, marginTop: 18 });
export const tab = style({ ...chipLook, padding: "0 15px" });
