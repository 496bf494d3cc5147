import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { fadedStart } from "#app/ui/layout/faded-start.ts";
import { media } from "#app/ui/layout/media.ts";
import { ringOf } from "#app/ui/layout/ring.css.ts";
import { dotLook, dotOnLook } from "#app/ui/motion/carousel-look.ts";
import { vars } from "#themes/contract.css.ts";

const { color, display, radius } = vars;

const base = style({
  position: "relative",
  // Swiper centres itself by auto margins, with which the page would grow with the slides.
  width: "100%",
  margin: "16px 0 0",
  overflow: "hidden",
  borderRadius: radius.hero,
  color: color.heroInk,
  vars: ringOf(color.heroInk),
  isolation: "isolate",
  "@media": { [media.narrow]: { marginTop: 12 } },
});
// The background is drawn for a wide, tall hero, and one light of it would fill a strip. The strip
// shows the part under the hero's words.
const ground = style([
  base,
  {
    "::before": {
      content: "",
      position: "absolute",
      zIndex: -2,
      insetInlineStart: 0,
      top: 0,
      width: "max(100%, 1168px)",
      height: 420,
      background: vars.atmosphere.heroGround,
    },
  },
]);
export const strip = styleVariants({
  plate: [ground],
  dock: [ground, { boxShadow: "inset 0 0 0 1px rgba(255,255,255,.09)" }],
  // The brand's background is drawn for a tall hero; here the picture has its own.
  promos: [base, { background: color.heroBase }],
  booth: [base, { background: color.heroBase }],
});
export const track = style({ alignItems: "stretch" });
export const slide = style({
  position: "relative",
  boxSizing: "border-box",
  minHeight: 212,
  "@media": { [media.narrow]: { minHeight: 176 } },
});
// A higher specificity than Swiper's own sheet, which may load later: all slides are as tall as the
// tallest.
globalStyle(`${track} > ${slide}`, { display: "flex", alignItems: "center", height: "auto" });

const art = style({
  position: "absolute",
  zIndex: -1,
  insetInlineEnd: 0,
  top: 0,
  width: 430,
  maxWidth: "none",
  height: "100%",
  objectFit: "cover",
  // The words need the whole strip then.
  "@media": { [media.narrow]: { width: 210 }, [media.tight]: { opacity: 0.25 } },
});
/** The words' share of a strip; the drawing has the rest, and its faded edge may lie below them. */
const WORDS = 58;
const beside = (width: number, lent: number) => `min(${width}px, ${100 - WORDS + lent}%)`;
const wide = {
  width: 520,
  objectPosition: "50% 62%",
  maskImage: fadedStart("30%"),
  "@media": {
    [media.middle]: { width: beside(520, 12) },
    [media.narrow]: { width: 212, insetInlineEnd: -40, maskImage: fadedStart("46%") },
  },
};
export const artByHero = styleVariants({
  plate: [
    art,
    {
      insetInlineEnd: 28,
      objectPosition: "50% 42%",
      "@media": {
        [media.middle]: { width: beside(430, 0), insetInlineEnd: 0 },
        [media.narrow]: { width: 196, insetInlineEnd: -44 },
      },
    },
  ],
  dock: [
    art,
    {
      objectPosition: "50% 34%",
      maskImage: fadedStart("34%"),
      "@media": {
        [media.middle]: { width: beside(430, 12) },
        [media.narrow]: { width: 200, insetInlineEnd: -8 },
      },
    },
  ],
  promos: [art, wide],
  booth: [art, wide],
});

export { artByHero as art };

export const copy = style({
  width: `min(560px, ${WORDS}%)`,
  paddingBlock: 24,
  paddingInline: "40px 0",
  "@media": {
    [media.narrow]: { width: "56%", paddingBlock: "16px 30px", paddingInline: "18px 0" },
    [media.tight]: { width: "auto", paddingInline: 18 },
  },
});
export const kicker = style({ fontSize: 13, fontWeight: 700, color: color.heroKicker });
export const title = style({
  margin: "4px 0 6px",
  fontFamily: display.family,
  fontSize: 30,
  fontWeight: display.weight,
  fontStretch: display.stretch,
  fontVariationSettings: display.settings,
  letterSpacing: display.tracking,
  lineHeight: 1.08,
  textWrap: "balance",
  "@media": { [media.narrow]: { fontSize: 21 } },
});
export const text = style({
  maxWidth: 420,
  fontSize: 15,
  lineHeight: 1.4,
  color: color.heroMuted,
  "@media": { [media.narrow]: { fontSize: 13 } },
});
export const action = style({ marginTop: 12 });
/** The whole banner is a link to its button's target. */
globalStyle(`${action} a::after`, { content: "", position: "absolute", inset: 0 });
// An effect on the button would shrink the link to it.
globalStyle(`${action} a:is(:hover, :active)`, { filter: "none", transform: "none" });

export const controls = style({
  position: "absolute",
  insetInlineEnd: 12,
  bottom: 8,
  zIndex: 2,
  display: "flex",
  alignItems: "center",
  paddingInlineEnd: 10,
  borderRadius: 22,
  background: `color-mix(in srgb, ${color.heroBase} 78%, transparent)`,
  // Without a script there is one slide.
  "@media": { "(scripting: none)": { display: "none" } },
});
export const dots = style({
  display: "flex",
  paddingInlineStart: 8,
});
export const dot = style(dotLook);
export const dotOn = style(dotOnLook(24));
