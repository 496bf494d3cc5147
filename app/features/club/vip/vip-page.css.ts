import { style } from "@vanilla-extract/css";
import { inside } from "#app/ui/layout/inside.ts";
import { media } from "#app/ui/layout/media.ts";

const { index } = inside.pageBody;

export const page = style({ paddingBottom: 20 });
/** An index has the member's standing beside the levels. */
export const besideStanding = style({
  "@media": {
    [media.large]: {
      selectors: {
        [index]: {
          display: "grid",
          gridTemplateColumns: "300px minmax(0, 1fr)",
          columnGap: 32,
          alignItems: "start",
        },
      },
    },
  },
});
export const hero = style({ gridColumn: "1 / -1" });
/** The member's standing; beside the levels it stays in view. */
export const top = style({
  marginTop: 20,
  "@media": {
    [media.large]: {
      selectors: {
        [`[data-page-body="index"] ${besideStanding} > &`]: {
          position: "sticky",
          top: 16,
          gridRow: "2 / span 2",
        },
      },
    },
    [media.narrow]: { marginTop: 14 },
  },
});
