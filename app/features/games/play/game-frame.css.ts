import { style } from "@vanilla-extract/css";
import { media } from "#app/ui/media.ts";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;

export const stage = style({
  flex: 1,
  display: "flex",
  flexDirection: "column",
  minHeight: "calc(100dvh - 96px)",
  marginTop: 8,
  background: color.page,
  "@media": { [media.narrow]: { minHeight: "calc(100dvh - 70px)" } },
});
export const bar = style({
  display: "grid",
  gridTemplateColumns: "1fr auto 1fr",
  alignItems: "center",
  gap: 8,
  padding: "0 16px",
  borderBottom: `1px solid ${color.line}`,
});
export const tool = style({
  display: "inline-flex",
  alignItems: "center",
  justifySelf: "start",
  gap: 8,
  minHeight: 48,
  padding: "0 8px",
  borderRadius: vars.radius.control,
  fontSize: 14.5,
  fontWeight: 650,
  color: color.muted,
  selectors: { "&:hover": { color: color.ink } },
});
export const fullscreen = style([
  tool,
  { justifySelf: "end", "@media": { "(scripting: none)": { display: "none" } } },
]);
export const word = style({ "@media": { [media.narrow]: { display: "none" } } });
export const name = style({
  fontSize: 17,
  textAlign: "center",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
export const frame = style({
  flex: 1,
  width: "100%",
  minHeight: 320,
  border: 0,
  background: "#000",
});
