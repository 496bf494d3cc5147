import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { dotLook, dotOnLook } from "#app/ui/motion/carousel-look.ts";
import { vars } from "#themes/contract.css.ts";

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
  isolation: "isolate",
});
export const hero = styleVariants({
  plate: [base],
  dock: [base, { boxShadow: "inset 0 0 0 1px rgba(255,255,255,.09)" }],
  promos: [base],
});
/** The drawing's height below the words of a narrow page, which keep this much space free. */
const ART_NARROW = { plate: 268, promos: 244 };
const DOCK_HEIGHT = { wide: 384, narrow: 272 };
/** The width of every drawing as a share of its height. */
const ART_RATIO = 1.2;
/** The empty space at the top of every drawing. */
const AIR = 10;

// A drawing that leaves its slide would show on the next one.
const slide = style({ position: "relative", boxSizing: "border-box", overflow: "clip" });
/**
 * A higher specificity than Swiper's own sheet, which also sets display and height and may load
 * after ours.
 */
const strong = (height: number | string, narrow: number | string) => ({
  selectors: { "&&": { display: "flex", height } },
  "@media": { [media.narrow]: { selectors: { "&&": { height: narrow } } } },
});
const slides = {
  plate: style([
    slide,
    strong(468, "auto"),
    // One slide with many words must not make all slides tall.
    {
      "@media": {
        [media.narrow]: { minHeight: ART_NARROW.plate + 280, maxHeight: ART_NARROW.plate + 320 },
      },
    },
  ]),
  dock: style([slide, strong(DOCK_HEIGHT.wide, DOCK_HEIGHT.narrow)]),
  promos: style([
    slide,
    strong("100%", "100%"),
    {
      minHeight: 336,
      "@media": {
        [media.narrow]: { minHeight: ART_NARROW.promos + 212, maxHeight: ART_NARROW.promos + 296 },
      },
    },
  ]),
};

export { slides as slide };
export const sizes = slides;

const FADED = "linear-gradient(90deg, transparent, #000 34%)";
/** A tablet's slide has words and drawing side by side, which meet at this share of its width. */
const PLATE_SHARE = 52;
/** How far the drawing leaves a tablet's slide. */
const PLATE_OVER = 40;
/** The drawing of a wide slide with the space behind it. */
const PLATE_WIDE = 586;
/** Where the drawing begins behind the words; the rest of it is cut off. */
const DOCK_START = { wide: 412, middle: 384, narrow: 206 };
const PROMOS_START = { wide: 444, middle: 392 };

const art = style({
  position: "absolute",
  zIndex: -1,
  maxWidth: "none",
  width: "auto",
  // The words need the whole picture then.
  "@media": { [media.tight]: { opacity: 0.25 } },
});
const arts = {
  plate: style([
    art,
    {
      insetInlineEnd: 40,
      bottom: 0,
      height: 456,
      "@media": {
        [media.middle]: {
          insetInlineEnd: -PLATE_OVER,
          width: `min(546px, ${PLATE_SHARE}%)`,
          height: "auto",
        },
        [media.narrow]: {
          right: "50%",
          transform: "translateX(50%)",
          width: "auto",
          height: ART_NARROW.plate,
        },
      },
    },
  ]),
  dock: style([
    art,
    {
      insetInlineEnd: 0,
      bottom: 0,
      height: DOCK_HEIGHT.wide,
      width: `min(${DOCK_HEIGHT.wide * ART_RATIO}px, calc(100% - ${DOCK_START.wide}px))`,
      // The subject is right of the drawing's middle, and a cut keeps it.
      objectFit: "cover",
      objectPosition: "74% 100%",
      maskImage: FADED,
      "@media": {
        [media.middle]: {
          width: `min(${DOCK_HEIGHT.wide * ART_RATIO}px, calc(100% - ${DOCK_START.middle}px))`,
        },
        [media.narrow]: {
          height: 232,
          width: `min(${232 * ART_RATIO}px, calc(100% - ${DOCK_START.narrow}px))`,
        },
      },
    },
  ]),
  promos: style([
    art,
    {
      insetInlineEnd: 0,
      bottom: 0,
      height: "100%",
      width: `min(460px, calc(100% - ${PROMOS_START.wide}px))`,
      objectFit: "cover",
      objectPosition: "60% 100%",
      maskImage: FADED,
      "@media": {
        [media.middle]: { width: `min(460px, calc(100% - ${PROMOS_START.middle}px))` },
        [media.narrow]: {
          width: "auto",
          height: ART_NARROW.promos,
          right: "50%",
          transform: "translateX(50%)",
          // The drawn sea fades into the background on both sides.
          maskImage: "linear-gradient(90deg, transparent, #000 22%, #000 78%, transparent)",
        },
      },
    },
  ]),
};

export { arts as art };

const copies = {
  plate: style({
    paddingBlock: "34px 0",
    paddingInline: "56px 0",
    width: `min(560px, calc(100% - ${PLATE_WIDE}px))`,
    "@media": {
      [media.middle]: {
        width: `max(${100 - PLATE_SHARE}% + ${PLATE_OVER}px, 100% - ${546 - PLATE_OVER}px)`,
      },
      [media.narrow]: { padding: `26px 24px ${ART_NARROW.plate - AIR}px`, width: "100%" },
    },
  }),
  dock: style({
    paddingBlock: "32px 0",
    paddingInline: "36px 0",
    width: 420,
    "@media": { [media.narrow]: { paddingBlock: "16px 0", paddingInline: "16px 0", width: 204 } },
  }),
  promos: style({
    paddingBlock: "44px 0",
    paddingInline: "44px 0",
    width: 470,
    "@media": {
      [media.narrow]: { padding: `28px 24px ${ART_NARROW.promos - AIR}px`, width: "100%" },
    },
  }),
};

export { copies as copy };

const kicker = style({ fontSize: 14, fontWeight: 700, color: color.heroKicker });
const kickers = {
  plate: kicker,
  dock: style([
    kicker,
    {
      display: "inline-block",
      padding: "3px 10px",
      borderRadius: radius.tag,
      background: `color-mix(in srgb, ${color.heroKicker} 15%, ${color.heroBase})`,
      fontSize: 13,
    },
  ]),
  promos: kicker,
};

export { kickers as kicker };

export const claim = style({
  margin: "8px 0 12px",
  fontSize: vars.heroSize,
  lineHeight: vars.heroLine,
  letterSpacing: "-.03em",
  textWrap: "balance",
  "@media": {
    [media.middle]: { fontSize: `min(${vars.heroSize}, 6.4vw)` },
    [media.narrow]: { fontSize: `min(${vars.heroSizeNarrow}, 14.2vw)` },
  },
});
// Clear of the drawing, which begins just after.
globalStyle(`${copies.promos} ${claim}`, {
  maxWidth: 400,
  "@media": {
    [media.middle]: { fontSize: `min(${vars.heroSize}, 5vw)`, maxWidth: 324 },
    [media.narrow]: { fontSize: `min(${vars.heroSizeNarrow}, 14.2vw)`, maxWidth: 400 },
  },
});
globalStyle(`${copies.dock} ${claim}`, {
  "@media": { [media.narrow]: { fontSize: `min(${vars.heroSizeNarrow}, 7.6vw)` } },
});
globalStyle(`${claim} em`, { color: color.heroKicker, fontWeight: 480 });
export const lead = style({
  maxWidth: 340,
  marginBottom: 18,
  fontSize: 17,
  lineHeight: 1.4,
  color: color.heroMuted,
  "@media": { [media.narrow]: { fontSize: 15, maxWidth: 300 } },
});
globalStyle(`${copies.dock} ${lead}`, {
  "@media": { [media.narrow]: { fontSize: 13.5, maxWidth: 176, marginBottom: 11 } },
});

// The whole slide is its link; an effect on the button would shrink the link to it.
globalStyle(`${slide} a::after`, { content: "", position: "absolute", inset: 0 });
globalStyle(`${slide} a:is(:hover, :active)`, { filter: "none", transform: "none" });

globalStyle(`${copies.dock} a`, {
  "@media": { [media.narrow]: { minHeight: 44, padding: "0 18px", fontSize: 15 } },
});

globalStyle(`${hero.promos} .swiper-wrapper`, { height: "100%" });

export const controls = style({
  position: "absolute",
  insetInlineEnd: 20,
  top: 18,
  zIndex: 2,
  display: "flex",
  alignItems: "center",
  gap: 4,
  visibility: "hidden",
  selectors: { "[data-ready] > &": { visibility: "visible" } },
  "@media": { [media.narrow]: { top: 12, insetInlineEnd: 10 } },
});
globalStyle(`${hero.dock} ${controls}, ${hero.promos} ${controls}`, { top: "auto", bottom: 10 });
globalStyle(`${hero.plate} ${controls}`, { "@media": { [media.narrow]: { insetInlineEnd: 4 } } });
export const turn = style({
  display: "grid",
  placeItems: "center",
  width: 44,
  height: 44,
  borderRadius: "50%",
  background: `color-mix(in srgb, ${color.heroBase} 60%, transparent)`,
  color: color.heroInk,
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
