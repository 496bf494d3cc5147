import { style, styleVariants } from "@vanilla-extract/css";
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

const { color } = vars;

const card = style([style({ ...cardLook, "@media": cardLift }), style(listedLook), lastCardLook]);
export const cards = styleVariants({
  plain: [card],
  lead: [card, { "@media": { [media.large]: { flexDirection: "row", minHeight: 348 } } }],
});
const stage = style([style(stageLook(188, 156)), style(listedStageLook), lastStageLook]);
export const stages = styleVariants({
  plain: [stage],
  lead: [
    stage,
    {
      "@media": {
        [media.large]: {
          ...{ flex: "0 0 52%", height: "auto" },
          selectors: { [inside.stories.tickets]: { height: 380 } },
        },
      },
    },
  ],
});
export const art = style([style(artLook("108%", "-8%")), listedArtLook]);
const text = style([style(wordsLook), listedWordsLook]);
export const words = styleVariants({
  plain: [text],
  lead: [text, { "@media": { [media.large]: { justifyContent: "center", padding: "28px 40px" } } }],
});
export const byline = style({ display: "flex", gap: 8, fontSize: 13.5, color: color.muted });
const title = style({
  margin: "8px 0 8px",
  fontSize: 22,
  lineHeight: 1.18,
  "@media": { [media.narrow]: { margin: "6px 0 4px", fontSize: 19 } },
});
export const titles = styleVariants({
  plain: [title],
  lead: [title, { "@media": { [media.large]: { fontSize: 34 } } }],
});
export const link = style(linkLook);
export const summary = style(summaryLook);
export const author = style({
  marginTop: "auto",
  paddingTop: 14,
  fontSize: 13.5,
  fontWeight: 650,
  selectors: { [inside.stories.rows]: { marginTop: 0 } },
});
