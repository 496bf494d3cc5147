import { style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;

export const page = style({ paddingBottom: 20 });
export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1.35fr) minmax(0, 1fr)",
  alignItems: "start",
  gap: 32,
  marginTop: 14,
  "@media": { [media.middle]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 20 } },
});
export const rules = style({ display: "grid", gap: 10, maxWidth: "68ch" });
export { rule } from "#app/ui/data/rule-list.css.ts";

const panel = style({
  borderRadius: vars.radius.panel,
  background: color.surface,
  boxShadow: vars.atmosphere.shadowCard,
});
export const facts = style([panel, { padding: "10px 22px" }]);
export const fact = style({
  display: "flex",
  justifyContent: "space-between",
  gap: 20,
  padding: "11px 0",
  selectors: { "& + &": { borderTop: `1px solid ${color.line}` } },
});
export const term = style({ color: color.muted, fontSize: 14.5 });
export const value = style({
  textAlign: "end",
  fontWeight: 650,
  fontVariantNumeric: "tabular-nums",
});
export const sealed = style([
  panel,
  {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: 12,
    maxWidth: 860,
    padding: "16px 24px",
    "@media": { [media.narrow]: { padding: "14px 18px" } },
  },
]);
export const code = style({
  minWidth: 0,
  fontVariantNumeric: "tabular-nums",
  fontSize: 14,
  lineHeight: 1.5,
  overflowWrap: "anywhere",
});
export const hits = style([panel, { maxWidth: 860, padding: "4px 24px" }]);
export const hit = style({
  padding: "16px 0 6px",
  selectors: { "& + &": { borderTop: `1px solid ${color.line}` } },
});
export const winner = style({ display: "flex", alignItems: "center", gap: 14, minWidth: 0 });
export const mark = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 44,
  height: 44,
  borderRadius: "50%",
  background: color.tint,
  color: color.link,
});
export const who = style({ display: "grid", minWidth: 0, fontSize: 16 });
export const when = style({ color: color.muted, fontSize: 14 });
export const prize = style({
  marginInlineStart: "auto",
  fontSize: 18,
  whiteSpace: "nowrap",
  fontVariantNumeric: "tabular-nums",
});
export const proof = style({
  paddingInlineStart: 58,
  "@media": { [media.narrow]: { paddingInlineStart: 0 } },
});
export const summary = style({
  display: "list-item",
  padding: "11px 0",
  color: color.link,
  fontSize: 14.5,
  fontWeight: 650,
  cursor: "pointer",
});
export const proofs = style({ display: "grid", gap: 4, padding: "2px 0 14px" });
