import { style } from "@vanilla-extract/css";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;

export const row = style({ minWidth: 0 });
export const line = style({ display: "flex", alignItems: "center", gap: 12, minHeight: 44 });
export const box = style({
  position: "relative",
  appearance: "none",
  flex: "none",
  width: 26,
  height: 26,
  margin: 0,
  borderRadius: `min(${vars.radius.control}, 9px)`,
  background: color.surface,
  boxShadow: `inset 0 0 0 2px ${color.edge}`,
  cursor: "pointer",
  selectors: {
    "&::before": { content: "", position: "absolute", inset: -9 },
    "&:hover": { boxShadow: `inset 0 0 0 2px ${color.ink}` },
    "&:checked": { background: color.accent, boxShadow: "none" },
    "&:checked::after": {
      content: "",
      position: "absolute",
      insetInlineStart: 9.5,
      top: 5,
      width: 7,
      height: 13,
      border: `solid ${color.onAccent}`,
      borderWidth: "0 2.5px 2.5px 0",
      transform: "rotate(42deg)",
    },
    "&[aria-invalid=true]": { boxShadow: `inset 0 0 0 2px ${color.bad}` },
  },
});
export const label = style({ flex: 1, padding: "6px 0", lineHeight: 1.4, cursor: "pointer" });
export const note = style({ marginBlock: "-8px 0", marginInline: "20px 0", paddingBottom: 4 });
