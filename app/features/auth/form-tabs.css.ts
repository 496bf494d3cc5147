import { style } from "@vanilla-extract/css";
import { vars } from "#themes/contract.css.ts";

const { color, radius } = vars;

export const tabs = style({
  minWidth: 0,
  margin: 0,
  border: 0,
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  gap: 4,
  padding: 4,
  borderRadius: radius.control,
  background: color.tint,
});
export const tab = style({
  minHeight: 44,
  padding: "0 10px",
  borderRadius: `max(4px, calc(${radius.control} - 4px))`,
  color: color.muted,
  fontSize: 15,
  fontWeight: 700,
  cursor: "pointer",
  selectors: {
    "&:hover": { color: color.ink },
    '&[aria-current="page"]': {
      background: color.surface,
      color: color.ink,
      boxShadow: `inset 0 0 0 1.5px ${color.line}`,
      cursor: "default",
    },
  },
});
