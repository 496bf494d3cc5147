import { style } from "@vanilla-extract/css";
import { progressLook } from "#app/ui/data/progress-look.ts";
import { inside } from "#app/ui/layout/inside.ts";
import { media } from "#app/ui/layout/media.ts";
import { ringOf } from "#app/ui/layout/ring.css.ts";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;

const { path, index, scores, stamps, ledger } = inside.pageBody;
const oneColumn = { gridTemplateColumns: "minmax(0, 1fr)" } as const;

export const panel = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 4fr) minmax(0, 7fr)",
  alignItems: "center",
  gap: "20px 40px",
  padding: "26px 32px",
  borderRadius: vars.radius.panel,
  background: color.surface,
  boxShadow: vars.atmosphere.shadowCard,
  selectors: {
    [path]: { borderTop: `5px solid ${color.accent}` },
    [scores]: {
      background: vars.atmosphere.heroGround,
      color: color.heroInk,
      vars: ringOf(color.heroInk),
    },
    [stamps]: { border: `3px dashed ${color.action}`, boxShadow: "none" },
    [ledger]: {
      ...oneColumn,
      justifyItems: "center",
      padding: "10px 0 22px",
      borderRadius: 0,
      background: "none",
      boxShadow: "none",
      borderBottom: `1px solid ${color.edge}`,
    },
  },
  "@media": {
    [media.large]: { selectors: { [index]: { ...oneColumn, padding: 24 } } },
    [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)", padding: "20px 18px 22px" },
  },
});
export const own = style({ display: "flex", alignItems: "center", gap: 18, minWidth: 0 });
export const kicker = style({
  fontSize: 14,
  fontWeight: 650,
  color: color.muted,
  selectors: { [scores]: { color: color.heroMuted } },
});
export const name = style({
  fontSize: "min(1.9375rem, 9vw)",
  "@media": { [media.large]: { selectors: { [index]: { fontSize: 24 } } } },
});
export const bars = style({
  display: "grid",
  gap: 12,
  selectors: { [ledger]: { width: "min(100%, 640px)" } },
});
export const towards = style({ fontWeight: 650 });
export const bar = style({ display: "grid", gap: 6 });
export const barWords = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: "2px 14px",
  fontSize: 14.5,
});
export const barAmounts = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 5,
  color: color.muted,
  fontVariantNumeric: "tabular-nums",
  selectors: { [scores]: { color: color.heroMuted } },
});
export const progress = style(progressLook({ height: 10 }));
