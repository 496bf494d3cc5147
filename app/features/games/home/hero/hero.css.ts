import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { fadedStart } from "#app/ui/layout/faded-start.ts";
import { media } from "#app/ui/layout/media.ts";
import { ringOf } from "#app/ui/layout/ring.css.ts";
import { dotLook, dotOnLook } from "#app/ui/motion/carousel-look.ts";
import { HERO_VEIL } from "#themes/colour/readable-grounds.ts";
import { vars } from "#themes/contract.css.ts";
import * as prize from "../prize/top-prize.css.ts";

/** The hero of wide pages. `hero-on-phones.css.ts` has the forms of narrow ones. */

const { color, radius } = vars;

const base = style({
  position: "relative",
  // Swiper centres itself by auto margins, with which a grid cell would grow with the slides.
  width: "100%",
  margin: 0,
  overflow: "hidden",
  borderRadius: radius.hero,
  background: vars.atmosphere.heroGround,
  color: color.heroInk,
  vars: ringOf(color.heroInk),
  isolation: "isolate",
});
export const hero = styleVariants({
  plate: [base],
  dock: [base, { boxShadow: "inset 0 0 0 1px rgba(255,255,255,.09)" }],
  promos: [
    base,
    {
      "@media": {
        // A low hero would have what rises from the ground's bottom below its words.
        [media.middle]: {
          background: color.heroBase,
          "::before": {
            content: "",
            position: "absolute",
            inset: "0 0 -84px",
            zIndex: -2,
            background: vars.atmosphere.heroGround,
          },
        },
        [media.narrow]: {
          background: vars.atmosphere.heroGround,
          "::before": { content: "none" },
        },
      },
    },
  ],
  booth: [base],
});
/** The stripes of a booth's awning, and the space that tickets below take from the hero. */
const AWNING = { stripe: 40, straight: 12, height: 32 };
export const TICKETS_OVER = 56;
const COUNTER = {
  height: TICKETS_OVER + 16,
  ground: `color-mix(in srgb, ${color.heroBase} 70%, #000)`,
};
/** Between a drawing or a ground and the words on it. */
export const veil = `color-mix(in srgb, ${color.heroBase} ${HERO_VEIL * 100}%, transparent)`;
globalStyle(hero.booth, {
  "@media": {
    [media.wide]: {
      width: "100vw",
      marginInline: "calc(50% - 50vw)",
      // The counter on which the drawing stands and over which the tickets hang.
      background: `linear-gradient(to top, ${COUNTER.ground} 0 ${COUNTER.height}px, ${color.accent} 0 ${COUNTER.height + 4}px, transparent 0), linear-gradient(${veil}, ${veil}), ${vars.atmosphere.heroGround}`,
      borderRadius: 0,
    },
    [media.low]: {
      background: `linear-gradient(${veil}, ${veil}), ${vars.atmosphere.heroGround}`,
    },
  },
});
globalStyle(`${hero.booth}::after`, {
  "@media": {
    [media.wide]: {
      content: "",
      position: "absolute",
      insetInline: 0,
      top: 0,
      zIndex: 1,
      height: AWNING.height,
      background: `repeating-linear-gradient(90deg, ${color.accent} 0 ${AWNING.stripe}px, ${color.heroInk} 0 ${2 * AWNING.stripe}px)`,
      mask: `linear-gradient(#000 0 0) 0 0 / 100% ${AWNING.straight}px no-repeat, radial-gradient(${AWNING.stripe / 2}px ${AWNING.height - AWNING.straight}px at 50% 0, #000 96%, transparent) 0 ${AWNING.straight}px / ${AWNING.stripe}px ${AWNING.height - AWNING.straight}px repeat-x`,
    },
  },
});
globalStyle(`${hero.promos} .swiper-wrapper`, { height: "100%" });
const DOCK_HEIGHT = 384;
/** A phone on its side has the button in its first view; the prize hangs over the foot of a plate. */
const LOW = { height: 272, plate: 312, claim: 32, drawing: 284 };
/** How far the prize reaches into the hero. */
const PRIZE_OVER = 44;
/** On a laptop the first row of games is in the first view. */
const LOW_DESK = { plate: 392, drawing: 384, booth: 372, art: 316, claim: 0.8 };
/** A booth has its drawing in the middle, in a column of its own. */
const BOOTH = { height: 460, art: 400, words: 380, middle: 348 };
/** The width of every drawing as a share of its height. */
const ART_RATIO = 1.2;

// A drawing that leaves its slide would show on the next one.
const slideBase = style({ position: "relative", boxSizing: "border-box", overflow: "clip" });
/**
 * A higher specificity than Swiper's own sheet, which also sets display and height and may load
 * after ours.
 */
const strong = (height: number | string, { low = height, lowDesk = height } = {}) => ({
  selectors: { "&&": { display: "flex", height } },
  "@media": {
    [media.lowDesk]: { selectors: { "&&": { height: lowDesk } } },
    [media.low]: { selectors: { "&&": { height: low } } },
    [media.narrow]: { selectors: { "&&": { height: "auto" } } },
  },
});
export const slide = styleVariants({
  plate: [slideBase, strong(468, { low: LOW.plate, lowDesk: LOW_DESK.plate })],
  dock: [slideBase, strong(DOCK_HEIGHT, { low: LOW.height })],
  promos: [
    slideBase,
    strong("100%"),
    { minHeight: 336, "@media": { [media.low]: { minHeight: LOW.height } } },
  ],
  booth: [slideBase, strong(`min(${BOOTH.height}px, 100svh - 84px)`, { lowDesk: LOW_DESK.booth })],
});
/** Rays from behind the drawing in the middle. */
globalStyle(`${slide.booth}::before`, {
  "@media": {
    [media.large]: {
      content: "",
      position: "absolute",
      inset: 0,
      zIndex: -2,
      background: `repeating-conic-gradient(from 4deg at 50% 60%, color-mix(in srgb, ${color.heroKicker} 24%, transparent) 0 8deg, transparent 0 16deg)`,
      maskImage: "radial-gradient(circle 320px at 50% 60%, #000 46%, transparent)",
    },
  },
});

const FADED = fadedStart("34%");
/** Where a drawing is cut to its subject, which begins at the cut. */
const FADED_BRIEFLY = fadedStart("18%");
/** A tablet's slide has words and drawing side by side, which meet at this share of its width. */
const PLATE_SHARE = 52;
/** How far the drawing leaves a tablet's slide. */
const PLATE_OVER = 40;
/** The drawing of a wide slide with the space behind it. */
const PLATE_WIDE = 586;
/** Where the drawing begins behind the words; the rest of it is cut off. */
const DOCK_START = { wide: 412, middle: 384 };
const PROMOS_START = { wide: 444, middle: 392 };

const artBase = style({
  position: "absolute",
  zIndex: -1,
  bottom: 0,
  maxWidth: "none",
  width: "auto",
});
export const art = styleVariants({
  plate: [
    artBase,
    {
      insetInlineEnd: 40,
      height: 456,
      "@media": {
        [media.lowDesk]: { height: LOW_DESK.drawing },
        [media.middle]: {
          insetInlineEnd: -PLATE_OVER,
          width: `min(546px, ${PLATE_SHARE}%)`,
          height: "auto",
        },
        [media.low]: {
          insetInlineEnd: 0,
          width: "auto",
          height: LOW.drawing,
          // It stands on the prize, which would cover its foot.
          selectors: {
            [`:has(+ * > ${prize.plate}) > ${hero.plate} &`]: {
              bottom: PRIZE_OVER,
              height: LOW.drawing - PRIZE_OVER,
            },
          },
        },
      },
    },
  ],
  dock: [
    artBase,
    {
      insetInlineEnd: 0,
      height: DOCK_HEIGHT,
      width: `min(${DOCK_HEIGHT * ART_RATIO}px, calc(100% - ${DOCK_START.wide}px))`,
      // The subject is right of the drawing's middle, and a cut keeps it.
      objectFit: "cover",
      objectPosition: "74% 100%",
      maskImage: FADED,
      "@media": {
        [media.middle]: {
          width: `min(${DOCK_HEIGHT * ART_RATIO}px, calc(100% - ${DOCK_START.middle}px))`,
        },
        [media.low]: {
          width: `min(${LOW.height * ART_RATIO}px, calc(100% - ${DOCK_START.middle}px))`,
          height: "100%",
        },
      },
    },
  ],
  promos: [
    artBase,
    {
      insetInlineEnd: 0,
      height: "100%",
      width: `min(460px, calc(100% - ${PROMOS_START.wide}px))`,
      objectFit: "cover",
      objectPosition: "60% 100%",
      maskImage: FADED,
      "@media": {
        [media.middle]: {
          width: `min(460px, calc(100% - ${PROMOS_START.middle}px))`,
          maskImage: FADED_BRIEFLY,
        },
        [media.low]: { maskImage: FADED },
      },
    },
  ],
  booth: [
    artBase,
    {
      bottom: TICKETS_OVER - 12,
      right: "50%",
      transform: "translateX(50%)",
      width: BOOTH.art,
      height: "auto",
      "@media": {
        [media.lowDesk]: { width: LOW_DESK.art },
        [media.middle]: {
          insetInline: "auto 20px",
          maxHeight: "calc(100% - 84px)",
          objectFit: "contain",
          width: `min(${BOOTH.middle}px, 44%)`,
          transform: "none",
        },
      },
    },
  ],
});

export const copy = styleVariants({
  plate: {
    paddingBlock: "34px 0",
    paddingInline: "56px 0",
    width: `min(560px, calc(100% - ${PLATE_WIDE}px))`,
    "@media": {
      [media.lowDesk]: { paddingTop: 24 },
      [media.middle]: {
        width: `max(${100 - PLATE_SHARE}% + ${PLATE_OVER}px, 100% - ${546 - PLATE_OVER}px)`,
      },
      [media.low]: { paddingTop: 18, paddingInlineStart: 36 },
    },
  },
  dock: {
    paddingBlock: "32px 0",
    paddingInline: "36px 0",
    width: 420,
    "@media": { [media.low]: { paddingTop: 18 } },
  },
  promos: {
    paddingBlock: "44px 0",
    paddingInline: "44px 0",
    width: 470,
    "@media": { [media.low]: { paddingTop: 20, paddingInlineStart: 36 } },
  },
  // The words stand on both sides of the drawing, aligned to it.
  booth: {
    display: "grid",
    gridTemplate: `"kicker . lead" auto "claim . lead" 52px "claim . action" auto / minmax(0, 1fr) ${BOOTH.words}px minmax(0, 1fr)`,
    alignContent: "center",
    columnGap: 20,
    alignItems: "start",
    justifyItems: "start",
    width: "100%",
    maxWidth: 1248,
    margin: "0 auto",
    padding: `${AWNING.height + 8}px 52px ${TICKETS_OVER + 20}px`,
    "@media": {
      [media.middle]: {
        display: "block",
        width: `max(56% - 20px, 100% - ${BOOTH.middle + 20}px)`,
        margin: 0,
        paddingTop: `clamp(40px, 9svh, ${AWNING.height + 40}px)`,
        paddingInlineEnd: 0,
      },
    },
  },
});
/** One sign from edge to edge behind the drawing, which joins the words on its two sides. */
globalStyle(`${copy.booth}::before`, {
  "@media": {
    [media.large]: {
      content: "",
      position: "absolute",
      zIndex: -2,
      insetInline: "max(24px, calc(50% - 700px))",
      top: `clamp(${AWNING.height + 40}px, 10svh, ${AWNING.height + 76}px)`,
      bottom: `clamp(${TICKETS_OVER + 52}px, 13svh, ${TICKETS_OVER + 88}px)`,
      border: `3px solid ${color.accent}`,
      borderRadius: radius.panel,
      background: COUNTER.ground,
    },
  },
});
const inBooth = (child: string, rule: object) =>
  globalStyle(`${copy.booth} > ${child}`, { "@media": { [media.large]: rule } });
inBooth(":first-child", { gridArea: "kicker", alignSelf: "end", justifySelf: "end" });
inBooth(":is(h1, h2)", { gridArea: "claim", justifySelf: "end", textAlign: "end" });
inBooth(":is(h1, h2) + p", { gridArea: "lead", alignSelf: "end" });
inBooth("a", { gridArea: "action" });

const kickerBase = style({ fontSize: 14, fontWeight: 700, color: color.heroKicker });
export const kicker = styleVariants({
  plate: [kickerBase],
  dock: [
    kickerBase,
    {
      display: "inline-block",
      padding: "3px 10px",
      borderRadius: radius.tag,
      background: `color-mix(in srgb, ${color.heroKicker} 15%, ${color.heroBase})`,
      fontSize: 13,
    },
  ],
  promos: [kickerBase],
  booth: [kickerBase, { fontSize: 16 }],
});

const claimBase = style({
  margin: "8px 0 12px",
  fontSize: vars.heroSize,
  lineHeight: vars.heroLine,
  letterSpacing: "-.03em",
  textWrap: "balance",
  "@media": {
    [media.middle]: { fontSize: `min(${vars.heroSize}, 6.4vw)` },
    [media.lowDesk]: { fontSize: `calc(${vars.heroSize} * ${LOW_DESK.claim})` },
    [media.low]: { margin: "4px 0 8px", fontSize: LOW.claim },
  },
});
export const claim = styleVariants({
  plate: [claimBase],
  dock: [claimBase],
  booth: [
    claimBase,
    {
      "@media": {
        [media.large]: { fontSize: `calc(${vars.heroSize} * 1.15)`, marginTop: 4 },
        [media.lowDesk]: { fontSize: vars.heroSize },
        [media.low]: { fontSize: 34 },
      },
    },
  ],
  // Clear of the drawing, which begins just after.
  promos: [
    claimBase,
    {
      maxWidth: 400,
      "@media": {
        [media.middle]: { fontSize: `min(${vars.heroSize}, 5vw)`, maxWidth: 324 },
        [media.low]: { fontSize: LOW.claim },
      },
    },
  ],
});
globalStyle(`${claimBase} em`, { color: color.heroKicker, fontWeight: 480 });
export const lead = style({
  maxWidth: 340,
  marginBottom: 18,
  fontSize: 17,
  lineHeight: 1.4,
  color: color.heroMuted,
  "@media": { [media.low]: { marginBottom: 12, fontSize: 15.5 } },
});

// The whole slide is its link; an effect on the button would shrink the link to it.
globalStyle(`${slideBase} a::after`, { content: "", position: "absolute", inset: 0 });
globalStyle(`${slideBase} a:is(:hover, :active)`, { filter: "none", transform: "none" });

const controlsBase = style({
  position: "absolute",
  insetInlineEnd: 20,
  zIndex: 2,
  display: "flex",
  alignItems: "center",
  gap: 4,
  // Without a script there is one slide.
  "@media": { "(scripting: none)": { display: "none" } },
});
export const controls = styleVariants({
  plate: [controlsBase, { top: 18 }],
  dock: [controlsBase, { bottom: 10 }],
  promos: [controlsBase, { bottom: 10 }],
  booth: [
    controlsBase,
    { bottom: TICKETS_OVER + 14, insetInlineEnd: "max(24px, calc(50% - 600px))" },
  ],
});
export const turn = style({
  display: "grid",
  placeItems: "center",
  width: 44,
  height: 44,
  borderRadius: "50%",
  background: `color-mix(in srgb, ${color.heroBase} 60%, transparent)`,
  color: color.heroInk,
  visibility: "hidden",
  selectors: { "[data-ready] &": { visibility: "visible" } },
  "@media": { [media.narrow]: { display: "none" } },
});
/** The drawing behind the dots may have their colour. */
export const dots = style({
  display: "flex",
  padding: "0 8px",
  borderRadius: 22,
  background: `color-mix(in srgb, ${color.heroBase} 60%, transparent)`,
});
export const dot = style(dotLook);
export const dotOn = style(dotOnLook(28));
