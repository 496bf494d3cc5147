import { style } from "@vanilla-extract/css";
import { vars } from "#themes/contract.css.ts";

const { color, radius } = vars;

/** Made for a window of 440 × 750; in a tab it keeps that width. */
export const page = style({ maxWidth: 440, margin: "0 auto", padding: "20px 4px 28px" });
export const top = style({ display: "flex", alignItems: "center", gap: 12 });
export const crown = style({
  display: "grid",
  placeItems: "center",
  width: 36,
  height: 36,
  borderRadius: "50%",
  background: color.accent,
  color: color.onAccent,
});
export const title = style({ margin: "22px 0 0", fontSize: 30 });
export const lead = style({ marginTop: 6, fontSize: 16, color: color.muted });
export const hours = style({
  display: "flex",
  alignItems: "flex-start",
  gap: 8,
  marginTop: 10,
  fontSize: 14.5,
  lineHeight: 1.45,
  color: color.muted,
});
export const channels = style({ display: "grid", gap: 12, marginTop: 22 });
export const channel = style({
  display: "flex",
  alignItems: "center",
  gap: 16,
  minHeight: 84,
  padding: "14px 18px",
  borderRadius: radius.panel,
  background: color.surface,
  boxShadow: vars.atmosphere.shadowCard,
  selectors: {
    "&:hover": { boxShadow: `${vars.atmosphere.shadowCard}, inset 0 0 0 1.5px ${color.edge}` },
  },
});
export const first = style([channel, { background: color.action, color: color.onAction }]);
export const mark = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 46,
  height: 46,
  borderRadius: `min(${radius.control}, 16px)`,
  background: color.tint,
  color: color.link,
});
export const words = style({ display: "grid", gap: 2, minWidth: 0 });
export const channelTitle = style({ fontSize: 17, fontWeight: 700 });
export const channelText = style({
  fontSize: 14.5,
  lineHeight: 1.4,
  overflowWrap: "anywhere",
  color: color.muted,
  selectors: { [`${first} &`]: { color: "inherit" } },
});
export const note = style({ marginTop: 20, fontSize: 14, color: color.muted });
