import { vars } from "#themes/contract.css.ts";

const { color } = vars;

/** How much waits on a page, on the pages of a group or behind a tab. */
export const count = {
  minWidth: 22,
  height: 22,
  padding: "0 6px",
  borderRadius: 11,
  background: color.badge,
  color: color.onBadge,
  fontSize: 12.5,
  fontWeight: 750,
  lineHeight: "22px",
  textAlign: "center",
} as const;
