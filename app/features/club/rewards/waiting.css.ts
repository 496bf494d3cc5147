import { globalStyle, style } from "@vanilla-extract/css";
import { inside } from "#app/ui/layout/inside.ts";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";
import { icon as awardIcon } from "../award-card.css.ts";

const { color, radius, display } = vars;
const { cards, path, index, scores, stamps, ledger } = inside.pageBody;
const one = "minmax(0, 1fr)";
/** The width of an entry, not of the window, decides whether its two halves are side by side. */
const WIDE = "(min-width: 500px)";
/** One entry, or two beside one another: boards and tickets are wider than high. */
const pairs = "repeat(auto-fit, minmax(min(100%, 420px), 1fr))";
const large = {
  fontFamily: display.family,
  fontWeight: display.weight,
  fontVariationSettings: display.settings,
  letterSpacing: display.tracking,
} as const;
const raised = {
  borderRadius: radius.panel,
  background: color.surface,
  boxShadow: `${vars.atmosphere.shadowCard}, inset 0 0 0 1px ${color.line}`,
} as const;

/** What waits, under its title. On wide windows an index has the title beside it. */
export const part = style({
  "@media": {
    [media.large]: {
      selectors: {
        [index]: { display: "grid", gridTemplateColumns: `160px ${one}`, columnGap: 28 },
      },
    },
  },
});
globalStyle(`[data-page-body="index"] ${part} > :not(h2)`, {
  "@media": { [media.large]: { gridColumn: 2 } },
});
export const list = style({
  display: "grid",
  gap: 14,
  counterReset: "entry",
  selectors: {
    [cards]: { gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 260px), 1fr))", gap: 16 },
    [path]: {
      paddingInlineStart: 62,
      background: `linear-gradient(${color.accent}, ${color.accent}) 20px 0 / 4px 100% no-repeat`,
    },
    [`[dir="rtl"] ${path}`]: { backgroundPositionX: "calc(100% - 20px)" },
    [index]: { gap: 0, borderTop: `3px solid ${color.accent}` },
    [scores]: { gridTemplateColumns: pairs },
    [stamps]: { gridTemplateColumns: pairs },
    [ledger]: { gap: 0, borderBlock: `3px double ${color.edge}` },
  },
  "@media": { [media.large]: { selectors: { [index]: { marginTop: 28 } } } },
});
export const cell = style({
  position: "relative",
  minWidth: 0,
  // Within a container a count begins anew.
  counterIncrement: "entry",
  containerType: "inline-size",
});
globalStyle(`${cell} > form`, { height: "100%", marginTop: 0 });

export const entry = style({
  display: "grid",
  height: "100%",
  selectors: {
    [cards]: { ...raised, gridTemplateRows: "auto 1fr", overflow: "hidden" },
    [path]: { ...raised, gridTemplateRows: "auto 1fr" },
    [index]: { borderBottom: `1px solid ${color.line}` },
    [scores]: {
      gridTemplateRows: "auto 1fr",
      border: `1.5px solid ${color.edge}`,
      borderRadius: radius.card,
      background: color.surface,
      overflow: "hidden",
    },
    [stamps]: {
      gridTemplateRows: "auto 1fr",
      border: `3px solid ${color.action}`,
      borderRadius: radius.panel,
      background: color.surface,
    },
    '[data-page-body="ledger"] li + li &': { borderTop: `1px solid ${color.line}` },
  },
  "@container": {
    [WIDE]: {
      alignItems: "center",
      selectors: {
        [cards]: { gridTemplate: `auto / 2fr 3fr`, alignItems: "stretch" },
        [path]: { gridTemplate: `auto / 2fr 3fr` },
        [index]: { gridTemplate: `auto / 5fr 5fr`, columnGap: 28 },
        [scores]: { gridTemplate: `auto / 2fr 3fr`, alignItems: "stretch" },
        [stamps]: { gridTemplate: `auto / 2fr 3fr`, alignItems: "stretch" },
      },
    },
  },
});
/** The sign, the name and the worth: a bay, a station, a row, a scoreboard, a stub or a line. */
export const face = style({
  display: "grid",
  alignContent: "center",
  minWidth: 0,
  gap: "2px 14px",
  selectors: {
    [cards]: {
      justifyItems: "center",
      gap: 4,
      padding: "20px 18px 22px",
      borderRadius: "0 0 50% 50% / 0 0 30px 30px",
      background: vars.atmosphere.warmGround,
      textAlign: "center",
    },
    [path]: { padding: "18px 20px 0" },
    [index]: { gridTemplateColumns: `auto ${one}`, paddingTop: 16 },
    [scores]: {
      justifyItems: "center",
      padding: "16px 18px 18px",
      background: color.digit,
      color: color.digitInk,
      textAlign: "center",
    },
    [stamps]: {
      position: "relative",
      gridTemplateColumns: `auto ${one}`,
      padding: 18,
      borderBottom: `3px dashed ${color.action}`,
      background: color.tint,
      borderStartStartRadius: `calc(${radius.panel} - 3px)`,
      borderStartEndRadius: `calc(${radius.panel} - 3px)`,
    },
    [ledger]: {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "baseline",
      gap: "2px 10px",
      paddingTop: 16,
    },
  },
  "@container": {
    [WIDE]: {
      selectors: {
        [cards]: { padding: 24, borderRadius: "0 40px 40px 0 / 0 50% 50% 0" },
        [`[dir="rtl"] ${cards}`]: { borderRadius: "40px 0 0 40px / 50% 0 0 50%" },
        [path]: { padding: 20 },
        [index]: {
          gridTemplateColumns: "auto minmax(110px, 1fr) auto",
          alignItems: "center",
          paddingBlock: 16,
        },
        [stamps]: {
          borderBottom: 0,
          borderInlineEnd: `3px dashed ${color.action}`,
          borderRadius: `calc(${radius.panel} - 3px)`,
        },
      },
    },
  },
});
export const icon = style([
  awardIcon,
  {
    selectors: {
      [cards]: { width: 52, height: 52, marginBottom: 4, borderRadius: "50%" },
      [path]: {
        position: "absolute",
        insetInlineStart: -62,
        top: 16,
        border: `4px solid ${color.accent}`,
        borderRadius: "50%",
        background: color.surface,
        color: color.link,
      },
      [index]: { gridArea: "1 / 1 / span 2", alignSelf: "center" },
      [scores]: { display: "none" },
      [stamps]: {
        gridRow: "1 / span 2",
        alignSelf: "center",
        width: 60,
        height: 60,
        border: `3px dashed ${color.edge}`,
        borderRadius: "50%",
        background: color.surface,
        color: color.link,
        transform: "rotate(-8deg)",
      },
      [ledger]: { display: "none" },
    },
  },
]);
export const name = style({
  minWidth: 0,
  fontSize: 17,
  lineHeight: 1.25,
  textWrap: "balance",
  selectors: {
    [cards]: { order: 1 },
    [scores]: { fontSize: 15 },
    [ledger]: {
      display: "flex",
      flex: "1 1 auto",
      alignItems: "baseline",
      gap: 10,
      fontSize: 20,
    },
    [`${ledger}::before`]: {
      content: ['counter(entry) "."', 'counter(entry) "." / ""'],
      color: color.muted,
      fontVariantNumeric: "tabular-nums",
    },
    // The dots that lead the eye to the amount.
    [`${ledger}::after`]: {
      content: "",
      flex: "1 1 24px",
      borderBottom: `2px dotted ${color.edge}`,
    },
  },
});
export const worth = style({
  minWidth: 0,
  lineHeight: 1.15,
  fontVariantNumeric: "tabular-nums",
  selectors: { [ledger]: { marginInlineStart: "auto", textAlign: "end" } },
  "@container": {
    [WIDE]: {
      selectors: {
        [index]: { gridArea: "1 / 3 / span 2", maxWidth: 230, textAlign: "end" },
      },
    },
  },
});
export const amount = style({
  ...large,
  fontSize: 34,
  whiteSpace: "nowrap",
  selectors: { [scores]: { fontSize: 44 }, [ledger]: { fontSize: 28 } },
});
/** More than a figure: the same weight, in a size that a narrow card has room for. */
export const words = style({
  ...large,
  fontSize: 21,
  lineHeight: 1.2,
  selectors: { [scores]: { fontSize: 24 } },
});
export const more = style({ display: "block", fontSize: 15.5, fontWeight: 700 });
export const rest = style({
  display: "grid",
  alignContent: "space-between",
  gap: 14,
  minWidth: 0,
  padding: "14px 18px 18px",
  selectors: {
    [path]: { padding: "10px 20px 20px" },
    [index]: { paddingInline: 0, paddingBlock: "8px 16px" },
    [ledger]: { padding: "6px 0 18px" },
  },
  "@container": {
    [WIDE]: {
      alignContent: "center",
      padding: "20px 24px",
      selectors: {
        [path]: { padding: 20 },
        [index]: {
          gridTemplateColumns: `${one} 180px`,
          alignItems: "center",
          columnGap: 24,
          padding: "14px 0",
        },
        [ledger]: {
          gridTemplateColumns: `${one} 220px`,
          columnGap: 40,
          padding: "14px 0 20px",
        },
      },
    },
  },
});
globalStyle(`${rest} > :is(a, button)`, { paddingBlock: 8, whiteSpace: "normal" });
export const terms = style({
  display: "grid",
  minWidth: 0,
  fontSize: 14.5,
  lineHeight: 1.45,
  color: color.muted,
});

/** Nothing waits: the same ground, empty. */
export const none = style({
  selectors: {
    [cards]: {
      borderRadius: "48% 52% 46% 54% / 20% 18% 22% 16%",
      background: vars.atmosphere.warmGround,
    },
    [path]: {
      borderRadius: `360px 360px ${radius.card} ${radius.card}`,
      background: vars.atmosphere.warmGround,
    },
    [index]: { borderBlock: `3px solid ${color.accent}` },
    [scores]: { borderRadius: radius.card, border: `1.5px solid ${color.edge}` },
    [stamps]: {
      border: `3px dashed ${color.action}`,
      borderRadius: radius.panel,
      background: color.surface,
    },
    [ledger]: { borderBlock: `3px double ${color.edge}` },
  },
});
