import { style } from "@vanilla-extract/css";
import { vars } from "#themes/contract.css.ts";
import { panel } from "../../../parts/centre/member.css.ts";

const { color, radius } = vars;

export const page = style({ display: "grid", gap: 16, minWidth: 0 });
export const list = style({ display: "grid", marginTop: 12 });
export const item = style({
  display: "flex",
  gap: 16,
  padding: "18px 0",
  borderTop: `1px solid ${color.line}`,
  selectors: { "li:first-child > &": { borderTop: 0 } },
});
export const icon = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 46,
  height: 46,
  borderRadius: "50%",
  background: color.tint,
  color: color.link,
});
export const iconBad = style([icon, { background: color.badTint, color: color.bad }]);
export const words = style({ minWidth: 0, flex: 1 });
export const title = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 10px",
  marginBottom: 3,
  fontSize: 17,
});
export const link = style({ selectors: { "&:hover": { textDecoration: "underline" } } });
export const fresh = style({
  padding: "2px 9px",
  borderRadius: 10,
  background: color.badge,
  color: color.onBadge,
  fontFamily: vars.text.family,
  fontSize: 12.5,
  fontWeight: 750,
  letterSpacing: 0,
});
/** An agent's message has lines of its own. */
export const text = style({ whiteSpace: "pre-line", overflowWrap: "anywhere" });
export const time = style({ marginTop: 2, fontSize: 14, color: color.muted });
export const remove = style({
  display: "grid",
  placeItems: "center",
  width: 44,
  height: 44,
  borderRadius: radius.control,
  color: color.muted,
  selectors: { "&:hover": { color: color.bad, background: color.badTint } },
});
export const letters = style([panel, { display: "grid", gap: 12 }]);
export const lettersTitle = style({ fontSize: 19 });
export const lettersForm = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "12px 24px",
});
export const rewards = style({ marginTop: 8 });
export const toRewards = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  color: color.link,
  fontWeight: 650,
  textDecoration: "underline",
});
