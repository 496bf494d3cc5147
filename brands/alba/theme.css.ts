import { globalFontFace } from "@vanilla-extract/css";
import { defineTheme } from "#themes/define-theme.ts";
import { fallbackFace } from "#themes/fallback-face.ts";
import { tokens } from "./tokens.ts";

globalFontFace("Fraunces", [
  {
    src: 'url("./assets/fonts/fraunces-normal.woff2") format("woff2")',
    fontWeight: "100 900",
    fontStyle: "normal",
    fontDisplay: "swap",
  },
  {
    src: 'url("./assets/fonts/fraunces-italic.woff2") format("woff2")',
    fontWeight: "100 900",
    fontStyle: "italic",
    fontDisplay: "swap",
  },
]);
globalFontFace("Figtree", {
  src: 'url("./assets/fonts/figtree-normal.woff2") format("woff2")',
  fontWeight: "400 800",
  fontDisplay: "swap",
});

fallbackFace("Fraunces", "serif", { size: 92.8, ascent: 105.7, descent: 28.0 });
fallbackFace("Figtree", "sans", { size: 99.6, ascent: 95.4, descent: 25.1 });

defineTheme(tokens);
