import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";
import { card, closed, fresh, hot, line } from "./game-card.css.ts";

const { color } = vars;
export const atOnce = "(hover: none), (scripting: none)";

/**
 * In the picture's two upper corners, above what it shows; between them the card can be pressed. Where
 * nothing hovers all is shown at once, and the demo stands in the caption, where it hides no picture.
 */
export const overPicture = style({
  position: "absolute",
  insetInline: 2,
  top: 2,
  zIndex: 2,
  display: "flex",
  justifyContent: "flex-end",
  pointerEvents: "none",
  "@media": {
    [atOnce]: {
      bottom: 0,
      flexDirection: "column-reverse",
      justifyContent: "flex-end",
      alignItems: "flex-end",
    },
  },
});
globalStyle(`${overPicture} > *`, { pointerEvents: "auto" });

const target = {
  display: "grid",
  placeItems: "center",
  minWidth: 44,
  height: 44,
} as const;

export const heart = style({
  ...target,
  position: "relative",
  color: color.ink,
  cursor: "pointer",
  "::before": {
    content: "",
    position: "absolute",
    inset: 4,
    borderRadius: "50%",
    background: color.surface,
    opacity: 0.92,
  },
  selectors: { "&[aria-pressed=true]": { color: color.bad } },
});
export const heartPicture = style({
  position: "relative",
  width: 20,
  height: 20,
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  selectors: {
    [`${heart}[aria-pressed=true] &`]: { fill: "currentColor" },
    [`${heart}:active &`]: { transform: "scale(.85)" },
  },
});
const turn = keyframes({ to: { transform: "rotate(1turn)" } });
/** The ring that runs around the heart until the platform answers. */
export const ring = style({
  position: "absolute",
  inset: 3,
  borderRadius: "50%",
  border: "2.5px solid transparent",
  borderTopColor: color.bad,
  "@media": { [media.motion]: { animation: `${turn} 800ms linear infinite` } },
});

export const demo = style({
  ...target,
  marginInlineEnd: "auto",
  paddingInline: 8,
  "@media": {
    [atOnce]: { alignItems: "end", minWidth: 0, margin: "auto 0 0", padding: 0 },
    // With a pointer that can hover, the picture is uncovered until hovered.
    "(hover: hover) and (scripting: enabled)": { opacity: 0 },
    [media.motion]: { transition: "opacity 140ms" },
  },
  selectors: { "&:focus-visible": { opacity: 1 } },
});
for (const kind of Object.values(card)) {
  globalStyle(`${kind}:hover ${demo}, ${kind}:focus-within ${demo}`, { opacity: 1 });
  // Beside the heart is room for one: what can be pressed goes before what is only told.
  for (const told of [hot, fresh]) {
    globalStyle(`${kind}:is(:hover, :focus-within):has(${demo}) ${told}`, {
      "@media": { "(hover: hover) and (scripting: enabled)": { opacity: 0 } },
    });
  }
}
export const demoLabel = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 4,
  padding: "5px 10px",
  borderRadius: vars.radius.tag,
  background: color.surface,
  color: color.ink,
  fontSize: 12.5,
  fontWeight: 720,
  lineHeight: 1.2,
});

for (const kind of Object.values(card)) {
  // Below the heart: beside it large text has no room.
  globalStyle(`${kind}:has(${overPicture}) :is(${hot}, ${fresh}, ${closed})`, {
    "@media": { [media.tight]: { top: 50 } },
  });
  globalStyle(`${kind}:has(${overPicture} > ${demo}) ${line}`, {
    "@media": {
      [atOnce]: { flexDirection: "column", flexWrap: "nowrap", minHeight: 34 },
      // Large text needs the whole line for the figure; the demo stands below it.
      [media.tight]: { paddingBottom: 48 },
    },
  });
}
globalStyle(`${overPicture} ${demoLabel}`, {
  "@media": {
    [atOnce]: { minHeight: 30, background: color.tint, boxShadow: `inset 0 0 0 1px ${color.line}` },
    [media.low]: { paddingInline: 5, fontSize: 11.5 },
  },
});
// Six covers across a phone on its side have width for the word alone.
globalStyle(`${overPicture} ${demoLabel} svg`, { "@media": { [media.low]: { display: "none" } } });

/** Lottery hearts need scripts, because their state lives in the browser. */
export const scripted = style({ "@media": { "(scripting: none)": { display: "none" } } });

export const note = style({
  position: "absolute",
  insetInlineEnd: 0,
  top: 46,
  zIndex: 3,
  width: "max-content",
  maxWidth: 220,
  padding: "8px 12px",
  borderRadius: vars.radius.control,
  background: color.badTint,
  color: color.bad,
  boxShadow: vars.atmosphere.shadowRaised,
  fontSize: 13.5,
  fontWeight: 650,
  lineHeight: 1.35,
});
