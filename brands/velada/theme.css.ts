import { globalFontFace } from "@vanilla-extract/css";
import { defineTheme } from "#themes/define-theme.ts";
import { fallbackFace } from "#themes/fallback-face.ts";
import { tokens } from "./tokens.ts";

globalFontFace("Fraunces", {
  src: 'url("./assets/fonts/fraunces.woff2") format("woff2")',
  fontWeight: "100 900",
  fontDisplay: "swap",
});
globalFontFace("Figtree", {
  src: 'url("@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2") format("woff2")',
  fontWeight: "300 900",
  fontDisplay: "swap",
});

fallbackFace("Fraunces", "serif", { size: 101.2, ascent: 96.9, descent: 25.6 });
fallbackFace("Figtree", "sans", { size: 99.6, ascent: 95.4, descent: 25.1 });

defineTheme(tokens);
