import { vars } from "#themes/contract.css.ts";

/** A summary that opens a question, styled like the buttons next to it. */
export const buttonOutline = {
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  minHeight: 44,
  padding: "0 20px",
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  boxShadow: `inset 0 0 0 1.5px ${vars.color.line}`,
  fontSize: 15,
  fontWeight: 700,
  listStyle: "none",
  cursor: "pointer",
  selectors: { "&:hover": { boxShadow: `inset 0 0 0 1.5px ${vars.color.edge}` } },
} as const;
