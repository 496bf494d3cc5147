import { style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 332px",
  gap: 20,
  alignItems: "start",
  "@media": {
    "screen and (max-width: 1023px)": { gridTemplateColumns: "minmax(0, 1fr)" },
    [media.narrow]: { gap: 14 },
  },
});
