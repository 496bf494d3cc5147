import { keyframes, style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

export const stage = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
  alignItems: "center",
  gap: "20px 48px",
  marginBottom: 20,
  padding: "32px 40px",
  borderRadius: vars.radius.panel,
  background: color.surface,
  boxShadow: vars.atmosphere.shadowCard,
  "@media": {
    [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)", padding: "18px 16px 22px" },
  },
});
export const picture = style({ minWidth: 0 });
export const side = style({ display: "grid", gap: 14, minWidth: 0 });
export const lead = style({
  fontSize: 17,
  color: color.muted,
  "@media": { [media.narrow]: { order: 1 } },
});
export const tickets = style({ fontWeight: 700 });
export const none = style({ display: "grid", gap: 12, justifyItems: "start" });
export const eggs = style({ display: "flex", flexWrap: "wrap", gap: 10, border: 0, padding: 0 });
export const legend = style({ marginBottom: 8, color: color.muted });
export const seed = style({ borderTop: `1px solid ${color.line}`, paddingTop: 4 });
export const summary = style({
  display: "flex",
  alignItems: "center",
  minHeight: 44,
  cursor: "pointer",
  color: color.link,
});
const outcomeBox = style({
  display: "grid",
  gap: 4,
  padding: "14px 18px",
  borderRadius: vars.radius.card,
  background: color.tint,
});
const after = (seconds: number) =>
  style([
    outcomeBox,
    {
      animation: `${appear} 0.4s ${seconds}s both`,
      "@media": { "(prefers-reduced-motion: reduce)": { animation: "none" } },
    },
  ]);
/** The wheel stands, or the egg is open. */
export const outcome = { wheel: after(4), egg: after(1.3) };
export const won = style({ fontSize: 22, fontWeight: 700 });
export const small = style({ fontSize: 14.5, color: color.muted });
export const sealed = style({ display: "flex", alignItems: "center", gap: 8, marginTop: 10 });
export const code = style({ minWidth: 0, overflowWrap: "anywhere", fontSize: 14 });
