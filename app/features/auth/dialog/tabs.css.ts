import { style } from "@vanilla-extract/css";
import { vars } from "#themes/contract.css.ts";

const { color, radius } = vars;

export const tabs = style({
  minWidth: 0,
  margin: 0,
  border: 0,
  display: "grid",
  // As many side by side as fit: a second step may have five methods.
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 128px), 1fr))",
  gap: 4,
  padding: 4,
  borderRadius: radius.control,
  background: color.tint,
});
/** Above a form instead of inside it. */
export const methods = style([tabs, { marginBottom: 16 }]);
export const tab = style({
  display: "grid",
  placeItems: "center",
  minHeight: 44,
  padding: "0 10px",
  borderRadius: `max(4px, calc(${radius.control} - 4px))`,
  color: color.muted,
  fontSize: 15,
  fontWeight: 700,
  textAlign: "center",
  cursor: "pointer",
  selectors: {
    "&:hover": { color: color.ink },
    "&[aria-current]": {
      background: color.surface,
      color: color.ink,
      // In the dark theme its background is the deeper one; only a line sets it apart.
      boxShadow: `inset 0 0 0 1.5px ${color.edge}`,
      cursor: "default",
    },
  },
});
