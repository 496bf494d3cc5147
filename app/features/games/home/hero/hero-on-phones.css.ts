import { globalStyle, type StyleRule, styleVariants } from "@vanilla-extract/css";
import { fadedStart } from "#app/ui/layout/faded-start.ts";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";
import { plate } from "../prize/top-prize.css.ts";
import { dots, veil } from "./hero.css.ts";

/**
 * The forms of the home page's hero on phones, of which a brand chooses one. They all lay their
 * words on `heroBase`, or on the ground where the brand's check reads it.
 */

const { color, radius } = vars;

const narrow = (rule: StyleRule): StyleRule => ({ "@media": { [media.narrow]: rule } });
/** Text twice as large needs the width of several columns. */
const tight = (rule: StyleRule): StyleRule => ({ "@media": { [media.tight]: rule } });
/** The page's own margin, which forms from edge to edge take back. */
const MARGIN = 16;
const edgeToEdge = { width: `calc(100% + ${2 * MARGIN}px)`, margin: `0 -${MARGIN}px` } as const;
/** How far a plate reaches into the hero, with some space: words stand there in these forms. */
const PLATE_FOOT = 52;
/** Each part of the home stands in an element of its own. */
const UNDER_PLATE = `:has(+ * > ${plate}) > &`;
const clear: StyleRule = { selectors: { [UNDER_PLATE]: { marginBottom: PLATE_FOOT } } };

/**
 * Above: the words, then the drawing in the middle, low enough for games in the first view. Before a
 * plate it stands beside the button, or the plate would cover it.
 */
const ABOVE = { art: "clamp(128px, 19svh, 268px)", air: -4, beside: 130, foot: 96 };
/** Beside: the words' width; the drawing begins just after. */
const BESIDE = { height: 272, art: 232, words: 204, start: 206 };
/** Arch: the drawing's height follows the window's, so that games stand in the first view. */
const ARCH = { art: "clamp(68px, 56svh - 368px, 188px)", top: 16, bow: 104, dots: 38 };
/** Street: where the words' own ground begins to cover the drawing. */
const STREET = { height: "clamp(336px, 47svh, 404px)", dusk: 52 };
/** Bay: the height of the drawing beside the button, the ground's waves lowered for it, the words' foot. */
const BAY = { art: 152, lowered: 44, foot: 80 };
/** Ticket: the height of its stub, and the radius of the notches at its tear line. */
const TICKET = { stub: 126, notch: 11 };
/** The dots above the words, where text twice as large leaves no width beside them. */
const PAGER = 44;

/** The ground with a veil down to where the words end. */
const veiled = (words: string, clear: string) =>
  `linear-gradient(${veil} ${words}, transparent ${clear}), ${vars.atmosphere.heroGround}`;

const notch = (side: string) =>
  `radial-gradient(circle ${TICKET.notch}px at ${side} calc(100% - ${TICKET.stub}px), transparent 97%, #000) ${side} / 51% 100% no-repeat`;
/** A wave as high as 22 px cuts the lower edge of the bay. */
const WAVE = encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 22" preserveAspectRatio="none"><path d="M0 0H400V10C350 24 300 24 250 12S150 -1 100 8S30 22 0 14Z"/></svg>',
);

export const hero = styleVariants({
  above: {},
  beside: {},
  arch: narrow({
    borderRadius: `50% 50% ${radius.hero} ${radius.hero} / ${ARCH.bow}px ${ARCH.bow}px ${radius.hero} ${radius.hero}`,
    background: color.heroBase,
    selectors: { [UNDER_PLATE]: { paddingBottom: PLATE_FOOT - 12 } },
    // The ground's light rises from the bottom of wide pages, and here from behind the drawing.
    "::before": {
      content: "",
      position: "absolute",
      inset: 0,
      zIndex: -2,
      background: `linear-gradient(0deg, transparent calc(${ARCH.art} - 44px), ${color.heroBase} calc(${ARCH.art} + ${ARCH.top}px)), ${vars.atmosphere.heroGround}`,
      transform: "scaleY(-1)",
    },
  }),
  street: narrow({
    ...edgeToEdge,
    ...clear,
    borderRadius: 0,
    background: `linear-gradient(transparent 30%, ${color.heroBase} 66%), ${vars.atmosphere.heroGround}`,
    boxShadow: "none",
  }),
  bay: narrow({
    ...edgeToEdge,
    ...clear,
    borderRadius: `${radius.hero} ${radius.hero} 0 0`,
    background: "none",
    maskImage: `linear-gradient(#000, #000), url("data:image/svg+xml,${WAVE}")`,
    maskPosition: "top, bottom",
    maskSize: "100% calc(100% - 21px), 100% 22px",
    maskRepeat: "no-repeat",
    "::before": {
      content: "",
      position: "absolute",
      inset: `0 0 -${BAY.lowered}px`,
      zIndex: -2,
      background: veiled("45%", "72%"),
    },
  }),
  ticket: [
    narrow({
      ...clear,
      background: veiled("60%", "80%"),
      mask: `${notch("left")}, ${notch("right")}`,
      "::after": {
        content: "",
        position: "absolute",
        zIndex: 1,
        insetInline: TICKET.notch + 10,
        bottom: TICKET.stub - 1,
        borderTop: `2px dashed color-mix(in srgb, ${color.heroInk} 55%, transparent)`,
      },
    }),
    // Without its drawing the stub would be empty.
    tight({ mask: "none", "::after": { content: "none" } }),
  ],
});

const ABOVE_PLATE = `:has(+ * > ${plate}) > ${hero.above} &`;
export const slide = styleVariants({
  // One slide with many words must not make all slides tall.
  above: [
    narrow({
      minHeight: `calc(${ABOVE.art} + 228px)`,
      maxHeight: `calc(${ABOVE.art} + 280px)`,
      selectors: { [ABOVE_PLATE]: { minHeight: 0, maxHeight: "none" } },
    }),
    tight({ minHeight: 0, maxHeight: "none" }),
  ],
  beside: [narrow({ minHeight: BESIDE.height }), tight({ minHeight: 0 })],
  arch: {},
  street: narrow({
    gridTemplate: "minmax(0, 1fr) auto / minmax(0, 1fr)",
    minHeight: STREET.height,
    // As specific as the wide form's.
    selectors: { "&&": { display: "grid" } },
  }),
  bay: {},
  ticket: {},
});

const whole: StyleRule = { width: "auto", objectFit: "fill", maskImage: "none" };
/** The words need the whole width and height then. */
const dropped: StyleRule = { display: "none" };
const centred: StyleRule = { right: "50%", transform: "translateX(50%)" };
export const art = styleVariants({
  above: [
    narrow({
      ...whole,
      ...centred,
      height: ABOVE.art,
      selectors: {
        [ABOVE_PLATE]: {
          insetInline: "auto -10px",
          bottom: PLATE_FOOT - 14,
          transform: "none",
          height: ABOVE.beside,
        },
      },
    }),
    tight(dropped),
  ],
  beside: [
    narrow({ height: BESIDE.art, width: `min(278px, calc(100% - ${BESIDE.start}px))` }),
    tight(dropped),
  ],
  arch: narrow({ ...whole, ...centred, top: ARCH.top, bottom: "auto", height: ARCH.art }),
  street: narrow({
    // Its box is the first row, so it ends where the words begin.
    gridArea: "1 / 1 / 2 / 2",
    inset: 0,
    width: "100%",
    height: "100%",
    objectFit: "cover",
    objectPosition: "50% 6%",
    maskImage: "none",
  }),
  bay: [
    narrow({
      ...whole,
      insetInlineEnd: -14,
      height: BAY.art,
      maskImage: fadedStart("26%"),
    }),
    tight(dropped),
  ],
  ticket: [
    narrow({ ...whole, insetInline: "-6px auto", bottom: -10, height: 164 }),
    tight(dropped),
  ],
});

const column: StyleRule = { boxSizing: "border-box", width: "100%" };
export const copy = styleVariants({
  above: [
    narrow({
      ...column,
      padding: `18px 24px calc(${ABOVE.art} - ${ABOVE.air}px)`,
      selectors: { [ABOVE_PLATE]: { paddingBottom: ABOVE.foot } },
    }),
    tight({ padding: `${PAGER}px 16px 56px` }),
  ],
  beside: [
    narrow({
      paddingBlock: "16px 0",
      paddingInline: "16px 0",
      width: `max(${BESIDE.words}px, 48%)`,
    }),
    tight({ ...column, padding: "14px 14px 36px" }),
  ],
  arch: narrow({
    ...column,
    padding: `calc(${ARCH.art} + ${ARCH.top + 6}px) 20px ${ARCH.dots}px`,
    textAlign: "center",
  }),
  street: [
    narrow({
      ...column,
      display: "grid",
      grid: `"kicker kicker" auto "claim claim" auto "lead action" auto / minmax(0, 1fr) auto`,
      justifyItems: "start",
      alignItems: "center",
      columnGap: 16,
      gridRow: 2,
      marginTop: -STREET.dusk,
      padding: `${STREET.dusk}px ${MARGIN}px 18px`,
      // The words bring their ground along, so that no drawing is ever behind them.
      background: `linear-gradient(transparent, ${color.heroBase} ${STREET.dusk}px)`,
    }),
    tight({ display: "block" }),
  ],
  bay: [
    narrow({ ...column, padding: `20px 20px ${BAY.foot}px` }),
    tight({ padding: `${PAGER}px 16px 60px` }),
  ],
  ticket: [
    narrow({
      ...column,
      display: "flex",
      flexDirection: "column",
      alignItems: "flex-start",
      padding: `20px 22px ${(TICKET.stub - 54) / 2}px`,
    }),
    tight({ padding: `${PAGER}px 18px 18px` }),
  ],
});
globalStyle(`${copy.street} > :first-child`, narrow({ gridArea: "kicker" }) as object);

/** The claim grows with the text's size only as far as the width allows. */
const claimSize = (share: number, most: number) => ({
  fontSize: `min(${vars.heroSizeNarrow} * ${share}, ${most}vw)`,
});
export const claim = styleVariants({
  above: narrow({ maxWidth: "none", ...claimSize(1, 14.2) }),
  beside: [narrow({ ...claimSize(1, 7.6) }), tight({ ...claimSize(1, 11.4) })],
  arch: narrow({ margin: "2px 0 6px", ...claimSize(0.82, 10.1) }),
  street: narrow({ gridArea: "claim", margin: "6px 0 8px", ...claimSize(1.42, 11.2) }),
  bay: narrow({ maxWidth: "none", margin: "4px 0 8px", ...claimSize(1, 9.4) }),
  ticket: narrow({ maxWidth: "none", margin: "4px 0 10px", ...claimSize(1.55, 15) }),
});
const small: StyleRule = { fontSize: 15, maxWidth: "20em" };
const smaller: StyleRule = { fontSize: 13.5, maxWidth: "15.5em", marginBottom: 0 };
export const lead = styleVariants({
  above: narrow(small),
  beside: [narrow({ ...smaller, maxWidth: 176, marginBottom: 11 }), tight({ maxWidth: "none" })],
  arch: narrow({ ...small, marginInline: "auto", marginBottom: 10, textWrap: "balance" }),
  street: [narrow({ ...smaller, gridArea: "lead" }), tight({ marginBottom: 12 })],
  bay: [
    narrow({ ...small, maxWidth: 200, marginBottom: 20 }),
    tight({ maxWidth: "none", marginBottom: 14 }),
  ],
  ticket: [
    narrow({ ...small, marginBottom: (TICKET.stub - 54) / 2 + 28 }),
    tight({ maxWidth: "none", marginBottom: 16 }),
  ],
});

const compact = { minHeight: 44, padding: "0 18px", fontSize: 15 };
globalStyle(`${copy.beside} a`, narrow(compact) as object);
globalStyle(`${copy.street} a`, narrow({ ...compact, minHeight: 48 }) as object);
globalStyle(`${copy.arch} a`, narrow({ width: "100%", maxWidth: 320, minHeight: 48 }) as object);
globalStyle(`${copy.bay} a`, narrow({ borderRadius: 99 }) as object);
globalStyle(`${copy.ticket} a`, narrow({ marginTop: "auto", marginInlineStart: "auto" }) as object);

const atTop = narrow({ top: 12, bottom: "auto", insetInlineEnd: 10 });
export const controls = styleVariants({
  above: narrow({ top: 12, bottom: "auto", insetInlineEnd: 4 }),
  beside: narrow({ insetInlineEnd: 10 }),
  arch: narrow({
    top: "auto",
    bottom: 0,
    insetInline: 0,
    justifyContent: "center",
    selectors: { [`:has(+ * > ${plate}) > ${hero.arch} &`]: { bottom: PLATE_FOOT - 12 } },
  }),
  street: atTop,
  bay: atTop,
  ticket: atTop,
});
// Here no drawing is behind the dots, and their ground would cover the button's edge.
globalStyle(`${controls.arch} ${dots}`, narrow({ background: "none" }));
