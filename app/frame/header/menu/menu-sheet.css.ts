import { globalStyle, keyframes, style, styleVariants } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";
import { tool as headerTool } from "../header.css.ts";

const { color, radius } = vars;

/** The forms of a phone's menu that cover the header too. */
const OVER = ["rail", "panel"] as const;

const placeBase = style({
  // The opener of a form over the header leaves the flow.
  minWidth: 34,
  "@media": { [media.wide]: { display: "none" } },
});
/** Where it stands besides upright phones: on phones on their side, or in every low window. */
export const place = styleVariants({
  none: [placeBase],
  side: [placeBase, { "@media": { [media.side]: { display: "block" } } }],
  lowWindow: [placeBase, { "@media": { [media.lowWindow]: { display: "block" } } }],
});
const openerBase = style([
  headerTool,
  {
    marginInlineStart: -10,
    padding: 0,
    // Above the scrim.
    position: "relative",
    zIndex: 41,
  },
]);
globalStyle(`details:not([open]) > ${openerBase} > svg:last-child`, { display: "none" });
globalStyle(`details[open] > ${openerBase} > svg:first-child`, { display: "none" });
/** Wherever the header is, the open form has its button in its corner. */
const openerOver = style([
  openerBase,
  {
    "@media": {
      [media.narrow]: {
        selectors: {
          "details[open] > &": {
            position: "fixed",
            top: 8,
            insetInlineStart: 16,
          },
        },
      },
    },
  },
]);
export const opener = {
  tiles: openerBase,
  rail: openerOver,
  card: openerBase,
  panel: openerOver,
  tickets: openerBase,
  buoys: openerBase,
};
/** A tap beside a phone's open menu closes it, and plays no game. Without scripts nothing would close it. */
export const scrim = style({
  position: "absolute",
  insetInline: "calc(50% - 50vw)",
  top: 0,
  height: "100dvh",
  zIndex: 39,
  "@media": { [media.wide]: { display: "none" }, "(scripting: none)": { display: "none" } },
});
const drop = keyframes({ from: { opacity: 0, transform: "translateY(-8px)" } });
const fade = keyframes({ from: { opacity: 0 } });
const edge = `0 0 0 1px ${color.line}`;
const sheetBase = style({
  position: "absolute",
  insetInline: 8,
  top: "100%",
  zIndex: 40,
  maxHeight: "calc(100dvh - 160px)",
  overflowY: "auto",
  overscrollBehavior: "contain",
  padding: 12,
  borderRadius: radius.panel,
  background: color.surface,
  boxShadow: `${vars.atmosphere.shadowRaised}, ${edge}, 0 0 0 100vmax rgba(0,0,0,.32)`,
  "@media": {
    // Beside a game in a low window: a column below its opener.
    [media.wide]: {
      insetInline: "8px auto",
      width: "min(420px, 100% - 16px)",
      maxHeight: "calc(100dvh - 92px)",
    },
    [media.motion]: { animation: `${drop} .16s ease-out` },
  },
});
const over = {
  position: "fixed",
  top: 0,
  bottom: 0,
  maxHeight: "none",
  borderRadius: 0,
  animationName: fade,
} as const;
export const sheet = styleVariants({
  tiles: [sheetBase],
  rail: [
    sheetBase,
    {
      "@media": {
        [media.narrow]: {
          ...over,
          insetInline: "0 auto",
          width: "min(16rem, 84vw)",
          padding: "8px 10px 24px",
        },
      },
    },
  ],
  card: [
    sheetBase,
    {
      padding: "18px 20px",
      outline: `1px solid ${color.accent}`,
      outlineOffset: -7,
    },
  ],
  panel: [
    sheetBase,
    {
      "@media": {
        [media.narrow]: {
          ...over,
          insetInline: 0,
          display: "flex",
          flexDirection: "column",
          padding: "8px 16px 24px",
        },
      },
    },
  ],
  tickets: [sheetBase],
  buoys: [sheetBase],
});
/** Large words stand at the top of the window, the small tools at its foot. */
globalStyle(`${sheet.panel} > nav + *`, {
  "@media": { [media.narrow]: { marginTop: "auto", paddingTop: 12 } },
});
for (const form of OVER)
  globalStyle(`:root:has(details[open] > [data-drawer="${form}"])`, {
    "@media": { [media.narrow]: { overflow: "hidden" } },
  });
/** The cashier, which a form over the whole window covers with the bottom bar. */
export const money = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(7rem, 1fr))",
  gap: 8,
  marginBlock: 12,
});
/** Beside the button that closes the form. */
export const logo = style({
  display: "flex",
  alignItems: "center",
  minHeight: 44,
  marginBottom: 10,
  paddingInlineStart: 52,
  "@media": { [media.wide]: { display: "none" } },
});
/** The mark that stands for the logo in a small header has no place beside it. */
globalStyle(`${logo} > img:last-child`, { display: "none" });

const stack = style({ marginTop: 10 });
/** The tools share rows where the form is as wide as the window. */
const line = style([stack, { display: "flex", flexWrap: "wrap", gap: "4px 8px" }]);
export const tools = { ...all(stack), panel: line, card: line, tickets: line };
const toolBase = style({
  display: "flex",
  alignItems: "center",
  gap: 12,
  width: "100%",
  minHeight: 44,
  padding: "0 12px",
  borderRadius: radius.control,
  fontSize: 15,
  fontWeight: 650,
  textAlign: "start",
  selectors: { "&:hover": { background: color.tint } },
});
const framedTool = style([toolBase, { gap: 8, boxShadow: `inset 0 0 0 1.5px ${color.line}` }]);
const cardTool = style([toolBase, { justifyContent: "center", gap: 8, fontSize: 14 }]);
globalStyle(`${line} > *`, { flex: "1 1 auto", width: "auto" });
export const tool = { ...all(toolBase), panel: framedTool, tickets: framedTool, card: cardTool };

const languagesBase = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: 8,
  marginTop: 10,
  paddingTop: 10,
  borderTop: `1px solid ${color.line}`,
});
globalStyle(`${languagesBase} [aria-current="true"]`, { background: color.tint });
const narrowLanguages = style([languagesBase, { gridTemplateColumns: "1fr" }]);
export const languages = { ...all(languagesBase), rail: narrowLanguages };

function all<Look>(look: Look) {
  return { tiles: look, rail: look, card: look, panel: look, tickets: look, buoys: look };
}
