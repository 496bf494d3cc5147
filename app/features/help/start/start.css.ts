import { globalStyle, style } from "@vanilla-extract/css";
import { inside } from "#app/ui/layout/inside.ts";
import { media } from "#app/ui/layout/media.ts";
import { ringOf } from "#app/ui/layout/ring.css.ts";
import { vars } from "#themes/contract.css.ts";

const { color, radius } = vars;
const { cards, path, index, scores, stamps, ledger } = inside.pageBody;

export const page = style({
  margin: "28px 0 20px",
  "@media": { [media.narrow]: { marginTop: 14 } },
});
/** The page's one head: title, lead and search. */
export const head = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "20px 48px",
  padding: "34px 40px 38px",
  borderRadius: radius.hero,
  background: vars.atmosphere.warmGround,
  selectors: {
    [path]: {
      justifyItems: "center",
      padding: "48px 40px 40px",
      borderRadius: `260px 260px ${radius.hero} ${radius.hero}`,
      textAlign: "center",
    },
    [index]: {
      gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
      alignItems: "end",
      padding: "0 0 22px",
      borderRadius: 0,
      borderBottom: `3px solid ${color.accent}`,
      background: "none",
    },
    [scores]: {
      gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)",
      alignItems: "center",
      background: vars.atmosphere.heroGround,
      color: color.heroInk,
      vars: ringOf(color.heroInk),
    },
    [stamps]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
      alignItems: "center",
      border: `3px dashed ${color.action}`,
      background: color.surface,
    },
    [ledger]: {
      justifyItems: "center",
      padding: "6px 0 30px",
      borderRadius: 0,
      background: "none",
      textAlign: "center",
    },
  },
  "@media": {
    [media.narrow]: {
      gap: 14,
      padding: "22px 18px",
      borderRadius: radius.panel,
      selectors: {
        [path]: {
          padding: "44px 18px 22px",
          borderRadius: `50vw 50vw ${radius.panel} ${radius.panel}`,
        },
        [index]: { gridTemplateColumns: "minmax(0, 1fr)", padding: "0 0 16px" },
        [scores]: { gridTemplateColumns: "minmax(0, 1fr)" },
        [stamps]: { gridTemplateColumns: "minmax(0, 1fr)" },
        [ledger]: { padding: "0 0 18px" },
      },
    },
  },
});
globalStyle(`${head} form`, { width: "100%", margin: 0 });
globalStyle(`[data-page-body="ledger"] ${head} form`, {
  borderRadius: 0,
  background: "none",
  boxShadow: `inset 0 -1.5px ${color.edge}`,
});
export const title = style({
  fontSize: 40,
  selectors: { [index]: { fontSize: 46 }, [scores]: { fontSize: 46 }, [ledger]: { fontSize: 52 } },
  "@media": {
    [media.narrow]: {
      fontSize: "min(30px, 10.4vw)",
      selectors: {
        [index]: { fontSize: "min(30px, 9.6vw)" },
        [scores]: { fontSize: "min(30px, 9.6vw)" },
        [ledger]: { fontSize: "min(36px, 10.4vw)" },
      },
    },
  },
});
export const lead = style({
  marginTop: 6,
  fontSize: 17,
  selectors: { [scores]: { color: color.heroMuted } },
});
export const body = style({
  display: "grid",
  gap: 30,
  margin: "28px 0 34px",
  selectors: {
    [cards]: { marginTop: 8 },
    [index]: {
      gridTemplateColumns: "232px minmax(0, 1fr)",
      alignItems: "start",
      gap: "24px 40px",
    },
  },
  "@media": {
    [media.narrow]: {
      margin: "20px 0 26px",
      gap: 22,
      selectors: { [index]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 14 } },
    },
  },
});
export const write = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  flexWrap: "wrap",
  gap: 18,
  marginTop: 34,
  padding: "26px 32px",
  borderRadius: radius.panel,
  background: color.surface,
  boxShadow: vars.atmosphere.shadowCard,
  "@media": { [media.narrow]: { padding: "22px 18px" } },
});
export const writeTitle = style({ fontSize: 20, marginBottom: 4 });
