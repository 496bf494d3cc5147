import { style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";
import { count as counted } from "./count-look.ts";

const { color, radius } = vars;

export const choice = style({
  display: "none",
  "@media": {
    [media.handOnly]: { position: "relative", zIndex: 11, display: "block", flex: "none" },
    [media.upright]: { gridArea: "group", justifySelf: "start" },
  },
});
export const opener = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: 3,
  minHeight: 44,
  paddingInline: "12px 8px",
  border: `1.5px solid ${color.edge}`,
  borderRadius: radius.control,
  background: color.surface,
  fontSize: "min(14px, 5vw)",
  fontWeight: 700,
  whiteSpace: "nowrap",
  cursor: "pointer",
  listStyle: "none",
  selectors: {
    "&::-webkit-details-marker": { display: "none" },
    "&:hover": { background: color.tint },
  },
});
/** Something waits in another group. It is within the curve of every brand's corner. */
export const dot = style({
  position: "absolute",
  top: 5,
  insetInlineEnd: 7,
  width: 10,
  height: 10,
  borderRadius: "50%",
  background: color.badge,
  boxShadow: `0 0 0 2px ${color.surface}`,
});
export const list = style({
  position: "absolute",
  top: "calc(100% + 4px)",
  insetInlineStart: 0,
  zIndex: 13,
  minWidth: 210,
  padding: 8,
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: `${vars.atmosphere.shadowRaised}, 0 0 0 1px ${color.line}`,
});
export const group = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 12,
  minHeight: 44,
  padding: "0 12px",
  borderRadius: radius.control,
  fontWeight: 600,
  selectors: {
    "&:hover": { background: color.tint },
    '&[aria-current="true"]': { color: color.link, fontWeight: 700 },
  },
});
export const count = style(counted);
