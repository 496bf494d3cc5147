import { style } from "@vanilla-extract/css";
import { vars } from "#themes/contract.css.ts";

const { color, radius } = vars;
const panel = {
  borderRadius: radius.panel,
  background: color.surface,
  boxShadow: vars.atmosphere.shadowCard,
} as const;

export const channels = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 260px), 1fr))",
  gap: 12,
  marginTop: 20,
});
export const card = style({
  ...panel,
  display: "flex",
  gap: 16,
  height: "100%",
  padding: "20px 22px",
  selectors: {
    "&:hover": { boxShadow: `${vars.atmosphere.shadowCard}, inset 0 0 0 1.5px ${color.edge}` },
    [`${channels} &`]: { background: color.tint, boxShadow: "none" },
  },
});
export const cardIcon = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 48,
  height: 48,
  borderRadius: `min(${radius.control}, 16px)`,
  background: color.tint,
  color: color.link,
  selectors: { [`${channels} &`]: { background: color.surface } },
});
export const cardWords = style({
  display: "grid",
  alignContent: "center",
  alignSelf: "start",
  gap: 2,
  minWidth: 0,
  minHeight: 48,
});
export const cardTitle = style({ fontSize: 17, fontWeight: 700, overflowWrap: "anywhere" });
export const cardLead = style({ fontSize: 14.5, lineHeight: 1.4, color: color.muted });
