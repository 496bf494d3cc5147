import { globalStyle } from "@vanilla-extract/css";
import { vars } from "#themes/contract.css.ts";
import { barHeight } from "./bar-height.ts";
import { ENDWARD } from "./faded-start.ts";
import { media } from "./media.ts";
import { controlRing } from "./ring.css.ts";

globalStyle("*, *::before, *::after", { boxSizing: "border-box" });
globalStyle("html", {
  background: vars.color.page,
  scrollPaddingTop: 96,
  // A phone's bar stands over the page's foot: what gets the focus comes to rest above it.
  "@media": { [media.narrow]: { scrollPaddingBottom: `calc(${barHeight} + 28px)` } },
  WebkitTextSizeAdjust: "100%",
});
globalStyle(":root", { vars: { [ENDWARD]: "90deg" } });
globalStyle(':root[dir="rtl"]', { vars: { [ENDWARD]: "270deg" } });
globalStyle("body", {
  margin: 0,
  minHeight: "100dvh",
  background: vars.color.page,
  color: vars.color.ink,
  fontFamily: vars.text.family,
  fontWeight: vars.text.weight,
  fontStretch: vars.text.stretch,
  wordSpacing: vars.text.wordSpacing,
  fontSize: 15,
  lineHeight: 1.45,
  WebkitFontSmoothing: "antialiased",
  overflowWrap: "break-word",
  // "hidden" would make this a scroll container for sticky elements while a dialog blocks the page.
  overflowX: "clip",
});
// The system's typewriter face would be the one text that no brand has chosen.
globalStyle("code", { font: "inherit", fontVariantNumeric: "tabular-nums" });
globalStyle("h1, h2, h3, p, ol, ul, figure, dl, dd", { margin: 0, padding: 0 });
globalStyle("ol, ul", { listStyle: "none" });
globalStyle("h1, h2, h3", {
  fontFamily: vars.display.family,
  fontWeight: vars.display.weight,
  fontStretch: vars.display.stretch,
  fontVariationSettings: vars.display.settings,
  letterSpacing: vars.display.tracking,
  lineHeight: 1.15,
  textWrap: "balance",
});
globalStyle(":is(h1, h2, h3)::first-letter", {
  fontSize: vars.display.initial,
  // The line keeps its height.
  lineHeight: 1,
});
globalStyle("p, li, dd", { textWrap: "pretty" });
globalStyle("a", { color: "inherit", textDecoration: "none" });
globalStyle("button, input, select, textarea", {
  font: "inherit",
  wordSpacing: "inherit",
  color: "inherit",
});
globalStyle("button", { background: "none", border: 0, padding: 0, cursor: "pointer" });
// Browsers centre a column's heading regardless of the column's alignment.
globalStyle(":where(th)", { textAlign: "start" });
globalStyle("img", { display: "block", maxWidth: "100%" });
// Zero specificity, so that any element can style its focus differently, wherever its styles are.
globalStyle(":where(:focus-visible)", controlRing);
globalStyle("[hidden]", { display: "none !important" });
globalStyle("::view-transition-group(root)", { animationDuration: "160ms" });
globalStyle("*", {
  "@media": {
    "(prefers-reduced-motion: reduce)": {
      animationDuration: "1ms !important",
      animationIterationCount: "1 !important",
      // Exactly zero: even a millisecond would start a transition for every property of every
      // element.
      transitionDuration: "0s !important",
      transitionDelay: "0s !important",
      scrollBehavior: "auto",
    },
  },
});
globalStyle("html", { "@media": { [media.motion]: { scrollBehavior: "smooth" } } });
