import { style } from "@vanilla-extract/css";
import { inside } from "#app/ui/layout/inside.ts";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;
const { cards, path, index, scores, stamps, ledger } = inside.pageBody;
const card = {
  borderRadius: vars.radius.panel,
  background: color.surface,
  boxShadow: vars.atmosphere.shadowCard,
} as const;

const belowForm = {
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 320px)",
  alignItems: "start",
} as const;
export const column = style({
  display: "grid",
  gap: 16,
  minWidth: 0,
  "@media": {
    [media.narrow]: { gap: 14 },
    // Below a form that takes the whole width, service stands beside the list.
    [media.roomy]: {
      selectors: {
        [cards]: belowForm,
        [path]: belowForm,
        [scores]: belowForm,
        [stamps]: belowForm,
      },
    },
  },
});
export const panel = style({
  ...card,
  padding: "24px 24px 12px",
  selectors: {
    [index]: {
      borderRadius: 0,
      borderBlock: `2px dashed ${color.edge}`,
      fontVariantNumeric: "tabular-nums",
    },
    [stamps]: { border: `2px dashed ${color.edge}`, boxShadow: "none" },
    [ledger]: {
      paddingInline: 0,
      borderRadius: 0,
      borderTop: `4px double ${color.link}`,
      background: "none",
      boxShadow: "none",
    },
  },
});
export const title = style({
  fontSize: 20,
  marginBottom: 6,
  selectors: { [ledger]: { textAlign: "center" } },
});
export const none = style({ padding: "6px 0 16px", color: color.muted });
export const item = style({
  display: "flex",
  alignItems: "center",
  gap: 12,
  margin: "0 -8px",
  padding: "12px 8px",
  borderTop: `1px solid ${color.line}`,
  selectors: { "li:first-child > &": { borderTop: 0 }, "&:hover": { background: color.tint } },
});
export const words = style({ flex: 1, minWidth: 0, display: "grid", gap: 1 });
/** A receipt's line, a result or a line of a ledger: the amount at the end. */
const inLine = {
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "baseline",
  columnGap: 12,
};
export const line = style([
  words,
  { selectors: { [index]: inLine, [scores]: inLine, [ledger]: inLine } },
]);
const atEnd = { gridArea: "1 / 2 / 3", textAlign: "end" } as const;
export const amount = style({
  fontSize: 17,
  fontWeight: 720,
  selectors: {
    [index]: atEnd,
    [scores]: {
      ...atEnd,
      padding: "6px 12px",
      borderRadius: vars.radius.tag,
      background: color.digit,
      color: color.digitInk,
      fontFamily: vars.display.family,
    },
    [ledger]: {
      ...atEnd,
      fontFamily: vars.display.family,
      fontWeight: vars.display.weight,
      fontSize: 19,
    },
  },
});
export const time = style({ fontSize: 14, color: color.muted });
export const all = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: 48,
  borderTop: `1px solid ${color.line}`,
  color: color.link,
  fontWeight: 650,
  selectors: { "&:hover": { textDecoration: "underline", textUnderlineOffset: 3 } },
});
export const service = style({
  ...card,
  display: "flex",
  alignItems: "center",
  gap: 14,
  padding: "16px 20px",
  selectors: { "&:hover": { background: color.tint } },
});
export const serviceIcon = style({
  display: "grid",
  placeItems: "center",
  width: 44,
  height: 44,
  borderRadius: "50%",
  background: color.tint,
  color: color.link,
});
