import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";
import { hero, TICKETS_OVER } from "../hero/hero.css.ts";

const { color } = vars;

const scroller = {
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(290px, 84%)",
  gridTemplateColumns: "none",
  gridTemplateRows: "none",
  overflowX: "auto",
  scrollbarWidth: "none",
  scrollSnapType: "x mandatory",
  margin: "28px -16px 0",
  padding: "0 16px 8px",
  gap: 14,
} as const;

export const list = styleVariants({
  plate: {
    display: "grid",
    gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
    gap: 20,
    marginTop: vars.gapSection,
    "@media": { [media.middle]: scroller },
  },
  dock: { display: "grid", gap: 10, "@media": { [media.middle]: scroller } },
  promos: {
    display: "grid",
    gridAutoRows: "1fr",
    gap: 20,
    "@media": { [media.middle]: { ...scroller, marginTop: 0 } },
  },
  booth: {
    position: "relative",
    zIndex: 1,
    display: "grid",
    gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
    gap: 20,
    marginTop: vars.gapSection,
    "@media": { [media.middle]: { ...scroller, marginTop: 18 } },
  },
});
/** Tickets lie over the foot of the booth. */
globalStyle(`:has(> ${hero.booth}) + * > ${list.booth}`, {
  "@media": {
    [media.wide]: { marginTop: -TICKETS_OVER + 8 },
    [media.low]: { marginTop: 18 },
  },
});
export const cell = style({ scrollSnapAlign: "center", minWidth: 0 });

const promo = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  height: "100%",
  minHeight: 138,
  paddingBlock: 19,
  paddingInline: "24px 124px",
  borderRadius: vars.radius.panel,
  overflow: "hidden",
});
const dockPromo = style([
  promo,
  {
    minHeight: 120,
    paddingBlock: 14,
    paddingInline: "16px 104px",
    borderRadius: vars.radius.card,
    background: color.surface,
    boxShadow: vars.atmosphere.shadowCard,
  },
]);
/** The width of a ticket's stub, and the radius of the notches at its tear line. */
const STUB = { width: 112, notch: 9 };
const torn = (line: string) =>
  ["0", "100%"]
    .map(
      (end) =>
        `radial-gradient(circle ${STUB.notch}px at ${line} ${end}, transparent 96%, #000) 0 ${end} / 100% 51% no-repeat`,
    )
    .join(", ");
/** The edge of a bordered ticket around its notches. */
const tornEdge = (line: string, ink: string) =>
  ["0", "100%"]
    .map(
      (end) =>
        `radial-gradient(circle ${STUB.notch + 3}px at ${line} ${end}, ${ink} 97%, transparent)`,
    )
    .join(", ");
const ticket = style([
  promo,
  {
    minHeight: 132,
    paddingBlock: 16,
    paddingInline: `22px ${STUB.width + 16}px`,
    borderRadius: vars.radius.control,
    mask: torn(`calc(100% - ${STUB.width}px)`),
    selectors: { "[dir=rtl] &": { mask: torn(`${STUB.width}px`) } },
    "::after": {
      content: "",
      position: "absolute",
      insetBlock: 14,
      insetInlineEnd: STUB.width - 1,
      borderInlineStart: "2px dashed color-mix(in srgb, currentColor 45%, transparent)",
    },
  },
]);
const lamp = (light: string) =>
  `radial-gradient(150px 130px at calc(100% - 52px) 50%, color-mix(in srgb, ${light} 40%, transparent), transparent)`;
const kinds = {
  plate0: style([promo, { background: color.accent, color: color.onAccent }]),
  plate1: style([promo, { background: color.heroBase, color: color.heroInk }]),
  plate2: style([promo, { background: color.raised, color: color.ink }]),
  dock0: style([dockPromo, { backgroundImage: lamp(color.action) }]),
  dock1: style([dockPromo, { backgroundImage: lamp("#7062ff") }]),
  dock2: style([dockPromo, { backgroundImage: lamp(color.live) }]),
  promos0: style([
    promo,
    {
      background: `radial-gradient(240px 200px at calc(100% - 60px) 50%, color-mix(in srgb, ${color.action} 46%, transparent), transparent), ${color.surface}`,
      boxShadow: vars.atmosphere.shadowCard,
    },
  ]),
  promos1: style([
    promo,
    {
      background: color.footer,
      color: color.footerInk,
      // In the dark theme its background may be close to the page's.
      boxShadow: `inset 0 0 0 1px ${color.footerLine}`,
    },
  ]),
  promos2: style([promo, { background: color.notice }]),
  booth0: style([ticket, { background: color.accent, color: color.onAccent }]),
  // Lies half on the hero's ground and half on the page's, and stands out from both.
  booth1: style([
    ticket,
    {
      backgroundColor: color.heroInk,
      backgroundImage: tornEdge(`calc(100% - ${STUB.width}px)`, color.heroBase),
      color: color.heroBase,
      boxShadow: `inset 0 0 0 3px ${color.heroBase}`,
      selectors: {
        "[dir=rtl] &": { backgroundImage: tornEdge(`${STUB.width}px`, color.heroBase) },
      },
    },
  ]),
  booth2: style([ticket, { background: color.fresh, color: color.onFresh }]),
};

export { kinds as promo };

export const words = style({ position: "relative", zIndex: 1, display: "block" });
export const kicker = style({ display: "block", fontSize: 13.5, fontWeight: 700 });
export const title = style({
  display: "block",
  margin: "4px 0 4px",
  fontFamily: vars.display.family,
  fontSize: 22,
  fontWeight: vars.display.weight,
  fontVariationSettings: vars.display.settings,
  letterSpacing: vars.display.tracking,
  lineHeight: 1.12,
  textWrap: "balance",
  selectors: { [`${dockPromo} &`]: { fontSize: 16 } },
});
export const text = style({ display: "block", fontSize: 13.5, lineHeight: 1.4 });
export const action = style({
  display: "flex",
  alignItems: "center",
  gap: 6,
  marginTop: 8,
  fontSize: 14.5,
  fontWeight: 700,
});
const art = style({ position: "absolute", display: "grid", placeItems: "center" });
const atTheEnd = (insetInlineEnd: number) =>
  style([art, { insetInlineEnd, top: "50%", transform: "translateY(-50%)" }]);
const arts = {
  plate: atTheEnd(22),
  dock: atTheEnd(12),
  booth: atTheEnd(14),
  promos: atTheEnd(22),
};

export { arts as art };
/** The arch of a brand with arches, on which the drawing stands. */
export const arch = style([
  art,
  {
    insetInlineEnd: 20,
    bottom: 0,
    width: 104,
    height: 114,
    borderRadius: "56px 56px 0 0",
    background: "color-mix(in srgb, currentColor 14%, transparent)",
  },
]);
