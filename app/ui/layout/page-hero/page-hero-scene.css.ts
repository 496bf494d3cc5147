import { style } from "@vanilla-extract/css";
import { vars } from "#themes/contract.css.ts";
import { inside } from "../inside.ts";
import { media } from "../media.ts";
import { ofTickets, STUB } from "./page-hero.css.ts";

const { band, centre } = inside.pageHead;
const fade = (side: "left" | "right") => {
  const mask = `linear-gradient(to ${side}, #000 72%, transparent)`;
  return { maskImage: mask, WebkitMaskImage: mask };
};
const unmasked = { maskImage: "none", WebkitMaskImage: "none" } as const;
const { lit, torn } = ofTickets;
/** The picture's light fades on all sides but its upper edge, which is the hero's. */
const stage = "radial-gradient(ellipse 52% 100% at 50% 0, #000 52%, transparent 96%)";
const fadedStage = { maskImage: stage, WebkitMaskImage: stage } as const;
const picture = { position: "static", borderRadius: vars.radius.card, ...unmasked } as const;

/** A scene fills its end of the hero and fades towards the words; beside a lead it is a picture. */
export const scene = style({
  selectors: {
    "&[data-scene]": {
      insetBlock: 0,
      insetInline: "auto 0",
      width: "max(45%, 420px)",
      height: "100%",
      objectFit: "cover",
      objectPosition: "50% 40%",
      ...fade("left"),
    },
    [`${band}[data-scene]`]: { insetInline: "0 auto", ...fade("right") },
    '[dir="rtl"] &[data-scene]': fade("right"),
    [`[dir="rtl"] ${band}[data-scene]`]: fade("left"),
    [`${centre}[data-scene]`]: {
      ...picture,
      ...fadedStage,
      width: "min(100%, 620px)",
      height: 208,
      marginTop: 0,
      borderRadius: 0,
    },
  },
  "@media": {
    [media.roomy]: {
      selectors: {
        [`${lit}[data-scene]`]: { width: "max(58%, 420px)" },
        [`${torn}[data-scene]`]: { width: STUB, ...unmasked },
      },
    },
    [media.middle]: { selectors: { "&[data-scene]": { width: "max(45%, 350px)" } } },
    [media.low]: {
      selectors: {
        "&[data-scene]": { width: "max(45%, 240px)" },
        [`${centre}[data-scene]`]: { width: 240, height: 112 },
      },
    },
    [media.narrow]: {
      selectors: {
        "&[data-scene]": { ...picture, width: 132, height: 104, marginTop: 10 },
        [`${band}[data-scene]`]: { ...picture, width: 132 },
        [`[dir="rtl"] ${band}[data-scene]`]: picture,
        '[dir="rtl"] &[data-scene]': picture,
        [`${centre}[data-scene]`]: {
          ...fadedStage,
          width: "100%",
          height: 136,
          marginTop: -8,
          borderRadius: 0,
        },
      },
    },
  },
});
