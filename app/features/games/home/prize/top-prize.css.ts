import { style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { unseen } from "#app/ui/layout/unseen-look.ts";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;

export const space = style({ height: 8 });
const base = style({
  display: "flex",
  alignItems: "center",
  gap: 14,
  minHeight: 88,
  padding: "14px 24px",
  borderRadius: vars.radius.panel,
  background: color.surface,
  "@media": { [media.narrow]: { padding: "10px 14px", flexWrap: "wrap", gap: "6px 12px" } },
});
/** Over the lower edge of the hero. */
export const plate = style([
  base,
  {
    position: "relative",
    zIndex: 1,
    margin: "-44px 32px 0",
    boxShadow: vars.atmosphere.shadowRaised,
    "@media": { [media.narrow]: { margin: "-40px 8px 0" } },
  },
]);
/** Anywhere else on the page. */
export const panel = style([
  base,
  {
    marginTop: vars.gapSection,
    boxShadow: vars.atmosphere.shadowCard,
    "@media": { [media.narrow]: { marginTop: vars.gapSectionNarrow } },
  },
]);
export const words = style({
  minWidth: 0,
  // Beside large text the button takes a line of its own, and no word breaks.
  "@media": {
    [media.narrow]: { flex: 1, minWidth: "min-content" },
    [media.tight]: { flexBasis: "100%" },
  },
});
export const sun = style({
  borderRadius: vars.radius.tag,
  "@media": { [media.narrow]: { width: 34, height: 34 }, [media.tight]: { display: "none" } },
});
export const title = style({ fontSize: 20 });
export const note = style({
  fontSize: 14,
  color: color.muted,
  "@media": { [media.narrow]: { fontSize: 13.5, lineHeight: 1.3 } },
});
/** A phone's first view needs the line for games. */
export const when = style({ "@media": { [media.narrow]: unseen } });
export const digits = style({
  display: "flex",
  // Numbers are written left to right in every language.
  direction: "ltr",
  alignItems: "center",
  gap: 5,
  margin: "0 auto",
  fontFamily: vars.display.family,
  fontSize: 32,
  fontWeight: 600,
  lineHeight: 1,
  fontVariantNumeric: "tabular-nums",
  "@media": {
    [media.narrow]: {
      order: 3,
      width: "100%",
      justifyContent: "center",
      fontSize: "min(24px, 6.6vw)",
      gap: 3,
    },
    [media.tight]: { fontSize: "min(24px, 12vw)", gap: 0 },
    // Under a hero the first view then ends before its words.
    [media.short]: { selectors: { [`${plate} &`]: { order: -1 } } },
  },
});
export const symbol = style({
  marginInlineEnd: 6,
  // A display face may have a poor glyph for a sign it rarely sets.
  fontFamily: vars.text.family,
  fontWeight: 800,
  color: color.link,
  selectors: { "&:last-child": { marginInline: "6px 0" } },
});
const digitBase = style({
  display: "grid",
  placeItems: "center",
  // As large as the text in it.
  width: "1.19em",
  height: "1.75em",
  background: color.digit,
  color: color.digitInk,
  "@media": { [media.narrow]: { width: "1.13em", height: "1.67em" } },
});
/** Text twice as large leaves no width for a ground around each digit. */
const bare = {
  [media.tight]: {
    width: "auto",
    height: "auto",
    marginInline: 0,
    flex: "none",
    border: 0,
    borderRadius: 0,
    background: "none",
    boxShadow: "none",
    clipPath: "none",
    color: "inherit",
    fontSize: "1em",
  },
};
const edge = `inset 0 0 0 1px color-mix(in srgb, ${color.digitInk} 35%, transparent)`;
export const digit = {
  arch: style([
    digitBase,
    { borderRadius: ".6em .6em .32em .32em", boxShadow: edge, "@media": bare },
  ]),
  /** A scoreboard's tile. */
  solid: style([
    digitBase,
    {
      width: "1.3em",
      marginInline: "-.07em",
      boxShadow: `inset 0 2px 0 ${color.accent}`,
      clipPath: "polygon(.22em 0, 100% 0, calc(100% - .22em) 100%, 0 100%)",
      "@media": { [media.narrow]: { width: "1.24em" }, ...bare },
    },
  ]),
  ball: style([
    digitBase,
    {
      flex: "none",
      width: "1.62em",
      height: "auto",
      aspectRatio: "1",
      borderRadius: "50%",
      fontSize: ".88em",
      boxShadow: `inset 0 0 0 .1em ${color.digit}, inset 0 0 0 .17em ${color.digitInk}`,
      // A long amount makes its balls smaller on a phone.
      "@media": {
        [media.narrow]: { flex: "0 1 1.46em", width: "auto", minWidth: 0, height: "auto" },
        ...bare,
      },
    },
  ]),
  /** Set like a sum on a menu, between double lines. */
  medals: style([
    digitBase,
    {
      width: "1.04em",
      marginInline: -2.5,
      borderBlock: `3px double color-mix(in srgb, ${color.link} 70%, transparent)`,
      background: "none",
      color: color.link,
      fontWeight: vars.display.weight,
      "@media": { [media.narrow]: { marginInline: -1.5 }, ...bare },
    },
  ]),
};
export const mark = style({ alignSelf: "flex-end", paddingBottom: 8 });
