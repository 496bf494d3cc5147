import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { unseen } from "#app/ui/layout/unseen-look.ts";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;

export const stage = style({
  flex: 1,
  display: "flex",
  flexDirection: "column",
  // The header leaves this much of the window; below this height a game cannot be played.
  minHeight: 560,
  background: color.page,
  "@media": { [media.low]: { height: "100dvh", minHeight: 0 } },
});
export const bar = style({
  display: "grid",
  gridTemplateColumns: "minmax(44px, 1fr) minmax(0, auto) minmax(max-content, 1fr)",
  alignItems: "center",
  gap: 8,
  padding: "0 16px",
  borderBottom: `1px solid ${color.line}`,
  "@media": {
    [media.phone]: { padding: "0 8px", gap: 4 },
    [media.low]: {
      // Besides the notch of a phone on its side.
      paddingInline: "max(8px, env(safe-area-inset-left)) max(8px, env(safe-area-inset-right))",
      maxHeight: 44,
    },
  },
});
/** Balance and deposit, which the header beside the game leaves to this bar. */
export const money = style({
  display: "flex",
  alignItems: "center",
  gap: 10,
  fontSize: 15,
  fontWeight: 700,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});
export const forReal = style({ display: "flex", whiteSpace: "nowrap" });
// The button fills the thin bar for the finger, and leaves its edges free for the eye.
globalStyle(`${money} > a, ${forReal} > a`, {
  "@media": {
    [media.low]: { borderBlock: "4px solid transparent", backgroundClip: "padding-box" },
  },
});
/** A phone held upright has room for a sign only. */
export const depositSign = style({
  display: "none",
  "@media": { [media.upright]: { display: "inline-flex" } },
});
export const depositWord = style({ "@media": { [media.upright]: unseen } });
globalStyle(`${money} > a`, { "@media": { [media.upright]: { width: 44, padding: 0 } } });
/** A phone has no header with the balance while a game runs. */
export const barBalance = style({
  display: "none",
  "@media": { [media.low]: { display: "inline" }, [media.narrow]: { display: "inline" } },
});
export const tool = style({
  display: "inline-flex",
  alignItems: "center",
  justifySelf: "start",
  gap: 8,
  minWidth: 44,
  minHeight: 48,
  padding: "0 10px",
  borderRadius: vars.radius.control,
  fontSize: 14.5,
  fontWeight: 650,
  color: color.muted,
  selectors: { "&:hover": { color: color.ink } },
  "@media": { [media.low]: { minHeight: 43 } },
});
export const tools = style({
  gridColumn: 3,
  display: "flex",
  alignItems: "center",
  justifySelf: "end",
});
export const newWindow = style([
  tool,
  {
    "@media": {
      [media.narrow]: { display: "none" },
      [media.low]: { display: "none" },
      "(scripting: none)": { display: "none" },
    },
  },
]);
export const word = style({ "@media": { [media.middle]: { display: "none" } } });
export const title = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: 12,
  minWidth: 0,
});
/** In the face of texts, since a brand's display face may have no capitals. */
export const name = style({
  minWidth: 0,
  fontFamily: vars.text.family,
  fontSize: 17,
  fontStretch: "normal",
  fontVariationSettings: "normal",
  fontWeight: 750,
  letterSpacing: "normal",
  textAlign: "center",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  selectors: { "&::first-letter": { fontSize: "inherit" } },
  "@media": {
    [media.upright]: { maxWidth: "100%", fontSize: 15, lineHeight: 1.2 },
    [media.tight]: { fontSize: 14, lineHeight: 1.1 },
  },
});
export const demo = style({
  padding: "3px 10px",
  borderRadius: vars.radius.tag,
  background: color.notice,
  color: color.ink,
  fontSize: 13,
  fontWeight: 650,
  lineHeight: 1.25,
  whiteSpace: "nowrap",
  "@media": { [media.upright]: { padding: "0 8px", fontSize: 12 } },
});
/** The word "demo" says it where the name needs the line. */
export const demoMoney = style({ "@media": { [media.upright]: unseen } });
globalStyle(`${bar}:has(${barBalance})`, {
  "@media": { [media.upright]: { gridTemplateColumns: "44px minmax(0, 1fr)" } },
});
globalStyle(`${bar}:has(${barBalance}) ${title}`, { "@media": { [media.upright]: unseen } });
globalStyle(`${bar}:has(${barBalance}) ${tools}`, {
  "@media": {
    [media.upright]: { gridColumn: 2, justifySelf: "stretch", justifyContent: "end", minWidth: 0 },
  },
});
globalStyle(`${bar}:has(${demo})`, {
  "@media": { [media.upright]: { gridTemplateColumns: "44px minmax(0, 1fr) auto" } },
});
// A demo has no money to show, so its name has room above the word.
globalStyle(`${title}:has(> ${demo})`, {
  "@media": {
    [media.upright]: { flexDirection: "column", alignItems: "flex-start", gap: 1 },
    [media.tight]: { flexDirection: "row", alignItems: "center", gap: 8 },
  },
});
// Elsewhere the game shows its own name; the money and the place in a board need the room.
globalStyle(`${title}:not(:has(> ${demo})) > ${name}`, { "@media": { [media.upright]: unseen } });
// Words twice as large have a row of their own below the buttons.
globalStyle(`${bar}:has(${demo}) ${title}`, {
  "@media": { [media.tight]: { gridArea: "2 / 1 / auto / -1" } },
});
// A balance of millions leaves a phone no room for the full screen, which its whole height nearly is.
globalStyle(`${money}[data-long]`, { "@media": { [media.phone]: { gap: 4, fontSize: 12 } } });
globalStyle(`${money}[data-long] ~ button`, { "@media": { [media.phone]: { display: "none" } } });
export const blocked = style({ padding: "10px 16px" });

export const screen = style({
  flex: 1,
  position: "relative",
  display: "flex",
  minHeight: 320,
  background: color.tint,
  "@media": { [media.low]: { minHeight: 0 } },
});
export const frame = style({
  flex: 1,
  position: "relative",
  width: "100%",
  border: 0,
});
export const loading = style({
  position: "absolute",
  inset: 0,
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: 18,
  color: color.muted,
  "@media": { "(scripting: none)": { display: "none" } },
});
const turn = keyframes({ to: { transform: "rotate(1turn)" } });
export const spinner = style({
  width: 44,
  height: 44,
  borderRadius: "50%",
  border: `4px solid ${color.line}`,
  borderTopColor: color.link,
  "@media": { [media.motion]: { animation: `${turn} 900ms linear infinite` } },
});
export const noScript = style({ margin: "auto", padding: 24, textAlign: "center" });
export const late = style({
  position: "absolute",
  inset: 0,
  display: "grid",
  placeItems: "center",
  background: color.page,
});
export const choices = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: 12,
});
