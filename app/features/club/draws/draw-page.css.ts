import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { inside } from "#app/ui/layout/inside.ts";
import { media } from "#app/ui/layout/media.ts";
import { ringOf } from "#app/ui/layout/ring.css.ts";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

const { cards, path, index, scores, stamps, ledger } = inside.pageBody;
/** A title in the middle has its words in the middle. */
const { centre } = inside.pageHead;
const one = "minmax(0, 1fr)";
const night = { background: vars.atmosphere.heroGround, vars: ringOf(color.heroInk) } as const;

export const stage = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
  alignItems: "center",
  gap: "20px 48px",
  marginBottom: 20,
  padding: "32px 40px",
  borderRadius: vars.radius.panel,
  background: color.surface,
  boxShadow: vars.atmosphere.shadowCard,
  selectors: {
    [path]: { gridTemplateColumns: one, paddingTop: 20 },
    [scores]: {
      gridTemplateColumns: one,
      padding: 0,
      border: `1.5px solid ${color.edge}`,
      overflow: "hidden",
    },
    [index]: { gridTemplateColumns: `4fr 5fr`, padding: 0, overflow: "hidden" },
    [cards]: { gridTemplateColumns: `5fr 4fr` },
    [stamps]: {
      gridTemplateColumns: `4fr 3fr`,
      gap: 0,
      padding: 0,
      border: `3px solid ${color.action}`,
    },
    [ledger]: {
      gridTemplateColumns: `3fr 4fr`,
      borderBlock: `3px double ${color.edge}`,
      borderRadius: 0,
      background: "none",
      boxShadow: "none",
    },
  },
  "@media": {
    [media.narrow]: {
      padding: "18px 16px 22px",
      selectors: {
        "&, [data-page-body] &": { gridTemplateColumns: one },
        [index]: { padding: 0 },
        [ledger]: { paddingInline: 0 },
      },
    },
  },
});
/** The picture's own ground: an arch, a street, a round sea, a floodlit band or a ticket's half. */
export const picture = style({
  alignSelf: "stretch",
  display: "grid",
  alignItems: "center",
  minWidth: 0,
  selectors: {
    [path]: {
      justifySelf: "center",
      width: "min(100%, 720px)",
      padding: "44px 40px 12px",
      borderRadius: `360px 360px ${vars.radius.card} ${vars.radius.card}`,
      background: vars.atmosphere.warmGround,
    },
    [scores]: { padding: "34px 40px 26px", ...night },
    [index]: { order: 1, padding: 40, ...night },
    [cards]: {
      padding: "30px 36px",
      borderRadius: "48% 52% 46% 54% / 58% 54% 46% 42%",
      background: vars.atmosphere.warmGround,
    },
    [stamps]: { padding: 36, borderInlineEnd: `3px dashed ${color.action}` },
    [ledger]: { order: 1 },
  },
  "@media": {
    [media.narrow]: {
      selectors: {
        "&, [data-page-body] &": { order: 0, padding: "16px 14px 12px" },
        [stamps]: { borderInlineEnd: 0, borderBottom: `3px dashed ${color.action}` },
        [path]: {
          borderRadius: `50vw 50vw ${vars.radius.card} ${vars.radius.card}`,
          paddingTop: 26,
        },
      },
    },
  },
});
globalStyle(`:is([data-page-body="path"], [data-page-body="scores"]) ${picture} > svg`, {
  maxHeight: 330,
});
export const side = style({
  display: "grid",
  gap: 14,
  minWidth: 0,
  selectors: {
    [path]: {
      justifySelf: "center",
      justifyItems: "center",
      width: "min(100%, 620px)",
      textAlign: "center",
    },
    [scores]: { padding: "6px 40px 34px" },
    [index]: { paddingBlock: 36, paddingInline: "40px 0" },
    [stamps]: { padding: "32px 36px" },
    [centre]: { justifyItems: "center", textAlign: "center" },
  },
  "@media": {
    [media.narrow]: {
      selectors: {
        [scores]: { padding: "0 16px 20px" },
        [index]: { paddingBlock: "0 20px", paddingInline: 16 },
        [stamps]: { padding: "16px 16px 20px" },
      },
    },
  },
});
export const lead = style({
  fontSize: 17,
  color: color.muted,
  "@media": { [media.narrow]: { fontSize: 15.5, lineHeight: 1.4 } },
});
// A crest stands above the middle of a title that stands in the middle.
globalStyle(`[data-page-body="path"] ${side} > h1::before`, { marginInline: "auto" });
export const tickets = style({ fontWeight: 700 });
export const none = style({
  display: "grid",
  gap: 12,
  justifyItems: "start",
  selectors: { [`${path}, ${centre}`]: { justifyItems: "center" } },
});
export const eggs = style({
  display: "flex",
  flexWrap: "wrap",
  gap: 10,
  border: 0,
  padding: 0,
  selectors: { [`${path}, ${centre}`]: { justifyContent: "center" } },
});
export const legend = style({ marginBottom: 8, color: color.muted });
export const seed = style({ borderTop: `1px solid ${color.line}`, paddingTop: 4 });
export const summary = style({
  display: "flex",
  alignItems: "center",
  minHeight: 44,
  cursor: "pointer",
  color: color.link,
});
const outcomeBox = style({
  display: "grid",
  gap: 4,
  padding: "14px 18px",
  borderRadius: vars.radius.card,
  background: color.tint,
});
const after = (seconds: number) =>
  style([
    outcomeBox,
    {
      animation: `${appear} 0.4s ${seconds}s both`,
      "@media": { "(prefers-reduced-motion: reduce)": { animation: "none" } },
    },
  ]);
/** The wheel stands, or the egg is open. */
export const outcome = { wheel: after(4), egg: after(1.3) };
export const won = style({ fontSize: 22, fontWeight: 700 });
export const small = style({ fontSize: 14.5, color: color.muted });
export const sealed = style({ display: "flex", alignItems: "center", gap: 8, marginTop: 10 });
export const code = style({ minWidth: 0, overflowWrap: "anywhere", fontSize: 14 });
