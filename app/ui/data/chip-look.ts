import { vars } from "#themes/contract.css.ts";

const { color } = vars;

/** A chip in a row of choices; the selected one is filled. Its row sets the padding. */
export const chipLook = {
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: 6,
  minHeight: 44,
  borderRadius: vars.radius.control,
  background: color.surface,
  boxShadow: `inset 0 0 0 1px ${color.line}`,
  fontSize: 14.5,
  fontWeight: 640,
  whiteSpace: "nowrap",
  selectors: {
    "&:hover": { boxShadow: `inset 0 0 0 1.5px ${color.edge}` },
    "&[aria-current]": { background: color.ink, color: color.page, boxShadow: "none" },
  },
} as const;
export const countLook = {
  fontSize: 13,
  opacity: 0.75,
  fontVariantNumeric: "tabular-nums",
} as const;
