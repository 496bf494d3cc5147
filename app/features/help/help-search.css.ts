import { style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { fieldRing, ringOf } from "#app/ui/layout/ring.css.ts";
import { vars } from "#themes/contract.css.ts";

const { color, radius } = vars;

export const form = style({
  display: "flex",
  alignItems: "center",
  gap: 12,
  maxWidth: 620,
  minHeight: 60,
  marginTop: 20,
  paddingBlock: 6,
  paddingInline: "20px 6px",
  borderRadius: radius.card,
  background: color.surface,
  color: color.muted,
  boxShadow: `inset 0 0 0 1.5px ${color.edge}`,
  selectors: { "&:has(input:focus)": fieldRing },
  "@media": {
    [media.narrow]: { paddingInlineStart: 14, gap: 8 },
    // Words twice as large leave the button a row of its own.
    [media.tight]: { flexWrap: "wrap", paddingInlineEnd: 14 },
  },
});
export const input = style({
  flex: 1,
  minWidth: 0,
  height: 48,
  padding: 0,
  border: 0,
  outline: 0,
  background: "none",
  color: color.ink,
  fontSize: 17,
  selectors: { "&::placeholder": { color: color.muted, opacity: 1 } },
});
export const submit = style({
  flex: "none",
  minHeight: 48,
  padding: "0 20px",
  borderRadius: `calc(${radius.card} - 6px)`,
  background: color.action,
  color: color.onAction,
  fontWeight: 700,
  // The form's own surface lies around it, whatever the ground.
  vars: ringOf(color.link),
  "@media": { [media.narrow]: { padding: "0 14px" }, [media.tight]: { flex: "1 0 100%" } },
});

export const found = style({ margin: "30px 0 14px", fontSize: 22, overflowWrap: "anywhere" });
export const hits = style({ display: "grid", gap: 12 });
export const hit = style({
  display: "grid",
  gap: 3,
  padding: "18px 22px",
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: vars.atmosphere.shadowCard,
  selectors: {
    "&:hover": { boxShadow: `${vars.atmosphere.shadowCard}, inset 0 0 0 1.5px ${color.edge}` },
  },
});
export const where = style({ fontSize: 13.5, fontWeight: 650, color: color.link });
export const heading = style({ fontSize: 17.5, fontWeight: 700 });
export const text = style({ color: color.muted, lineHeight: 1.5 });
export const all = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 8,
  minHeight: 48,
  marginTop: 8,
  fontWeight: 650,
  color: color.link,
});
