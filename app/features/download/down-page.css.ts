import { style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

const { color, radius } = vars;
const panel = {
  borderRadius: radius.panel,
  background: color.surface,
  boxShadow: vars.atmosphere.shadowCard,
} as const;

export const page = style({
  display: "grid",
  gap: 20,
  margin: "24px 0 16px",
  "@media": { [media.narrow]: { marginTop: 12, gap: 14 } },
});
export const welcome = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: 40,
  padding: "44px 52px",
  borderRadius: radius.hero,
  background: vars.atmosphere.warmGround,
  "@media": {
    [media.narrow]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      gap: 20,
      padding: "28px 20px",
      borderRadius: radius.panel,
    },
  },
});
export const words = style({ minWidth: 0 });
export const icon = style({
  borderRadius: 20,
  boxShadow: vars.atmosphere.shadowRaised,
  marginBottom: 18,
});
export const title = style({ fontSize: 42, "@media": { [media.narrow]: { fontSize: 31 } } });
export const lead = style({ maxWidth: "48ch", marginTop: 8, fontSize: 17.5 });
export const install = style({
  marginTop: 18,
  fontWeight: 650,
  selectors: { "&:has(> p:only-child:empty)": { display: "none" } },
});
export const goods = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "8px 22px",
  marginTop: 20,
  fontSize: 15,
  fontWeight: 600,
});
export const good = style({ display: "flex", alignItems: "center", gap: 8 });

export const code = style({
  ...panel,
  display: "grid",
  justifyItems: "center",
  gap: 12,
  padding: "20px 22px 18px",
  background: color.surface,
  "@media": {
    [media.narrow]: {
      gridTemplateColumns: "104px minmax(0, 1fr)",
      justifyItems: "start",
      padding: 14,
    },
  },
});
/** Dark on light in both themes, because many scanners read nothing else. */
export const qr = style({
  width: 220,
  height: 220,
  borderRadius: `min(${radius.control}, 12px)`,
  background: "#fff",
  fill: "#000",
  "@media": { [media.narrow]: { width: 104, height: 104 } },
});
export const caption = style({
  display: "grid",
  gap: 2,
  justifyItems: "center",
  fontSize: 14,
  color: color.muted,
  textAlign: "center",
  "@media": { [media.narrow]: { justifyItems: "start", alignSelf: "center", textAlign: "start" } },
});
export const address = style({ fontSize: 15, color: color.ink, overflowWrap: "anywhere" });

export const guides = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: 20,
  "@media": { [media.middle]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 14 } },
});
export const computer = style({
  ...panel,
  padding: "26px 34px",
  fontSize: 16,
  "@media": { [media.narrow]: { padding: "20px 18px" } },
});
export const heading = style({ fontSize: 21, marginBottom: 6 });
