import { style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

const { color, radius } = vars;
const panel = {
  borderRadius: radius.panel,
  background: color.surface,
  boxShadow: vars.atmosphere.shadowCard,
} as const;

export const title = style({
  fontSize: 36,
  "@media": { [media.narrow]: { fontSize: 29 } },
});
export const lead = style({ margin: "8px 0 0", fontSize: 17, color: color.muted });
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

export const columns = style({
  display: "grid",
  gridTemplateColumns: "248px minmax(0, 1fr)",
  gap: 20,
  alignItems: "start",
  margin: "20px 0 12px",
  "@media": {
    [media.middle]: { gridTemplateColumns: "minmax(0, 1fr)" },
    [media.narrow]: { marginTop: 10 },
  },
});
export const contents = style({
  ...panel,
  position: "sticky",
  top: 16,
  padding: 12,
  "@media": { [media.middle]: { display: "none" } },
});
export const contentsGroup = style({
  selectors: { "& + &": { marginTop: 10, paddingTop: 10, borderTop: `1px solid ${color.line}` } },
});
export const contentsTitle = style({
  padding: "6px 14px 4px",
  fontSize: 13.5,
  fontWeight: 700,
  color: color.muted,
});
export const contentsItem = style({
  display: "flex",
  alignItems: "center",
  gap: 14,
  minHeight: 46,
  padding: "6px 14px",
  borderRadius: radius.control,
  fontWeight: 600,
  lineHeight: 1.25,
  selectors: {
    "&:hover": { background: color.tint },
    '&[aria-current="page"]': { background: color.raised, fontWeight: 700 },
  },
});
export const article = style({
  ...panel,
  padding: "36px 44px 40px",
  "@media": { [media.narrow]: { padding: "14px 20px 26px" } },
});
export const back = style({
  display: "none",
  alignItems: "center",
  gap: 8,
  minHeight: 44,
  marginInlineStart: -2,
  fontWeight: 650,
  color: color.link,
  "@media": { [media.middle]: { display: "inline-flex" } },
});
export const onPage = style({ marginTop: 18 });
export const anchors = style({ display: "flex", flexWrap: "wrap", gap: 8 });
export const anchor = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  padding: "0 16px",
  borderRadius: radius.control,
  background: color.tint,
  fontSize: 14.5,
  fontWeight: 600,
  selectors: { "&:hover": { background: color.raised } },
});
export const note = style({
  maxWidth: "68ch",
  marginTop: 32,
  padding: "14px 18px",
  borderRadius: radius.control,
  background: color.notice,
  fontSize: 14.5,
});
