import { style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

const { color, radius } = vars;
const card = {
  borderRadius: radius.panel,
  background: color.surface,
  boxShadow: vars.atmosphere.shadowCard,
} as const;

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 340px",
  gap: 20,
  alignItems: "start",
  margin: "24px 0 16px",
  "@media": {
    [media.middle]: { gridTemplateColumns: "minmax(0, 1fr)" },
    [media.narrow]: { marginTop: 12, gap: 14 },
  },
});
export const panel = style({
  ...card,
  padding: "34px 40px 38px",
  "@media": { [media.narrow]: { padding: "22px 18px 24px" } },
});
export const title = style({
  fontSize: 36,
  "@media": { [media.narrow]: { fontSize: 29 }, [media.tight]: { fontSize: "min(29px, 8.6vw)" } },
});
export const lead = style({ marginTop: 6, fontSize: 16.5, color: color.muted, maxWidth: "60ch" });

export const side = style({ display: "grid", gap: 20, "@media": { [media.narrow]: { gap: 14 } } });
export const sidePanel = style({ ...card, padding: "22px 22px 18px" });
export const sideTitle = style({ fontSize: 19, marginBottom: 8 });
export const answer = style({
  display: "grid",
  gridTemplateColumns: "auto 1fr auto",
  alignItems: "center",
  gap: 12,
  minHeight: 54,
  margin: "0 -10px",
  padding: "0 10px",
  borderRadius: radius.control,
  fontWeight: 600,
  selectors: { "&:hover": { background: color.tint } },
});
export const answerIcon = style({
  display: "grid",
  placeItems: "center",
  width: 38,
  height: 38,
  borderRadius: `min(${radius.control}, 12px)`,
  background: color.tint,
  color: color.link,
});
export const secret = style({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  gap: 10,
  marginTop: 12,
  padding: "12px 14px",
  borderRadius: radius.control,
  background: color.notice,
  fontSize: 14,
  lineHeight: 1.45,
});

export const message = style({
  padding: "12px 0",
  borderTop: `1px solid ${color.line}`,
  selectors: { "&:first-child": { borderTop: 0 } },
});
export const messageHead = style({
  display: "flex",
  justifyContent: "space-between",
  gap: 10,
  fontVariantNumeric: "tabular-nums",
});
export const open = style({ color: color.link, fontSize: 13.5, fontWeight: 650 });
export const closed = style({ color: color.muted, fontSize: 13.5, fontWeight: 650 });
export const messageText = style({
  display: "-webkit-box",
  WebkitLineClamp: 2,
  WebkitBoxOrient: "vertical",
  overflow: "hidden",
  overflowWrap: "anywhere",
  marginTop: 2,
});
export const messageNote = style({ marginTop: 2, fontSize: 13.5, color: color.muted });
