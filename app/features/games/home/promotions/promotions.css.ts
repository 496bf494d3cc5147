import { style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import {
  artLook,
  cardLift,
  cardLook,
  linkLook,
  stageLook,
  summaryLook,
  wordsLook,
} from "#app/ui/layout/story-card-look.ts";
import { vars } from "#themes/contract.css.ts";

export const list = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: vars.gapCard,
  "@media": {
    [media.narrow]: {
      gridAutoFlow: "column",
      gridTemplateColumns: "none",
      gridAutoColumns: "84%",
      overflowX: "auto",
      scrollbarWidth: "none",
      scrollSnapType: "x mandatory",
      marginInline: -16,
      paddingInline: 16,
      paddingBottom: 8,
    },
  },
});
export const cell = style({ scrollSnapAlign: "center", minWidth: 0 });
export const card = style({ ...cardLook, "@media": cardLift });
export const stage = style(stageLook(150, 140));
export const art = style(artLook("118%", "-14%"));
export const words = style(wordsLook);
export const title = style({ marginBottom: 6, fontSize: 19, lineHeight: 1.2 });
export const link = style(linkLook);
export const summary = style(summaryLook);
