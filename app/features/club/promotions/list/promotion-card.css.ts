import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { inside } from "#app/ui/layout/inside.ts";
import { media } from "#app/ui/layout/media.ts";
import {
  artLook,
  cardLift,
  cardLook,
  lastCardLook,
  lastStageLook,
  linkLook,
  listedArtLook,
  listedLook,
  listedStageLook,
  listedWordsLook,
  stageLook,
  summaryLook,
  wordsLook,
} from "#app/ui/layout/story-card-look.ts";
import { vars } from "#themes/contract.css.ts";

const { color, atmosphere } = vars;

const base = style([style(cardLook), style(listedLook), lastCardLook]);
export const card = styleVariants({
  bare: [base, { "@media": cardLift }],
  lined: [base, { selectors: { "&:hover": { boxShadow: atmosphere.glow } } }],
  tide: [base, { "@media": cardLift }],
});
export const sizes = styleVariants({
  plain: {},
  wide: {
    "@media": {
      [media.large]: {
        flexDirection: "row",
        selectors: { [inside.stories.tickets]: { flexDirection: "row", paddingBottom: 0 } },
      },
    },
  },
});

const stage = style([style(stageLook(176, 150)), style(listedStageLook), lastStageLook]);
export const stages = styleVariants({
  plain: [stage],
  wide: [
    stage,
    {
      "@media": {
        [media.large]: {
          flex: "1 1 50%",
          height: "auto",
          minHeight: 340,
          selectors: {
            [inside.stories.tickets]: { flex: "1 1 50%", height: "auto", minHeight: 300 },
          },
        },
      },
    },
  ],
});
const art = style([style(artLook("118%", "-14%")), listedArtLook]);
export const arts = styleVariants({
  plain: [art],
  wide: [art, { "@media": { [media.large]: { height: "100%", bottom: "-6%" } } }],
});

export const words = style([style(wordsLook), listedWordsLook]);
globalStyle(`${sizes.wide} ${words}`, {
  "@media": { [media.large]: { flex: "1 1 50%", justifyContent: "center", padding: "26px 30px" } },
});
/** Of a wide ticket the words are torn off along the drawing's side. */
globalStyle(`[data-stories="tickets"] ${sizes.wide} ${words}`, {
  "@media": {
    [media.large]: {
      marginBlock: 16,
      marginInline: "0 16px",
      borderTop: 0,
      borderInlineStart: `3px dashed ${color.accent}`,
    },
  },
});
export const tags = style({
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  gap: "6px 12px",
});
export const category = style({ fontSize: 13.5, fontWeight: 600, color: color.muted });
const title = style({
  margin: "12px 0 6px",
  fontSize: 22,
  lineHeight: 1.15,
  "@media": {
    [media.narrow]: { margin: "6px 0 4px", fontSize: 19 },
    [media.tight]: { fontSize: "min(22px, 8vw)" },
  },
});
export const titles = styleVariants({
  plain: [title],
  wide: [title, { "@media": { [media.large]: { fontSize: 34 } } }],
});
export const link = style(linkLook);
export const summary = style(summaryLook);
export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "6px 18px",
  marginTop: "auto",
  paddingTop: 14,
  selectors: { [inside.stories.rows]: { marginTop: 0 } },
  "@media": { [media.narrow]: { paddingTop: 8 } },
});
globalStyle(`${sizes.wide} ${facts}`, { "@media": { [media.large]: { marginTop: 0 } } });
export const fact = style({
  display: "flex",
  alignItems: "center",
  gap: 7,
  fontSize: 13.5,
  fontWeight: 600,
  color: color.muted,
});
