import { style } from "@vanilla-extract/css";
import { inside } from "#app/ui/layout/inside.ts";
import { media } from "#app/ui/layout/media.ts";
import { pageTitle } from "#app/ui/layout/page-title.css.ts";
import { cellLook, listLook } from "#app/ui/layout/story-card-look.ts";
import { vars } from "#themes/contract.css.ts";

export const page = style({
  margin: "28px 0 20px",
  "@media": { [media.narrow]: { marginTop: 18 } },
});
export const title = pageTitle;
export const lead = style({
  maxWidth: "62ch",
  margin: "8px 0 18px",
  selectors: {
    [inside.pageHead.centre]: { marginInline: "auto", textAlign: "center", textWrap: "balance" },
  },
  fontSize: 17,
  color: vars.color.muted,
});
export const cards = style([style(listLook), { marginTop: 20 }]);
export const cell = style(cellLook);
export const first = style({
  minWidth: 0,
  gridColumn: "span 2",
  selectors: { [inside.stories.rows]: { gridColumn: "auto" } },
  "@media": {
    [media.narrow]: {
      gridColumn: "auto",
      selectors: { [inside.stories.tickets]: { gridColumn: "auto" } },
    },
  },
});
export const banners = style({ marginTop: 28 });
