import { globalFontFace } from "@vanilla-extract/css";
import { defineTheme } from "#themes/define-theme.ts";
import { fallbackFace } from "#themes/fallback-face.ts";
import { tokens } from "./tokens.ts";

globalFontFace("Lilita One", {
  src: 'url("./assets/fonts/lilita-one.woff2") format("woff2")',
  fontWeight: "400",
  fontDisplay: "swap",
});
globalFontFace("Parkinsans", {
  src: 'url("@fontsource-variable/parkinsans/files/parkinsans-latin-wght-normal.woff2") format("woff2")',
  fontWeight: "300 800",
  fontDisplay: "swap",
});

fallbackFace("Lilita One", "sans", { size: 92.6, ascent: 99.7, descent: 23.8 });
fallbackFace("Parkinsans", "sans", { size: 107.2, ascent: 97.9, descent: 32.6 });

defineTheme(tokens);
