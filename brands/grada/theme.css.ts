import { globalFontFace } from "@vanilla-extract/css";
import { defineTheme } from "#themes/define-theme.ts";
import { fallbackFace } from "#themes/fallback-face.ts";
import { tokens } from "./tokens.ts";

globalFontFace("Russo One", {
  src: 'url("./assets/fonts/russo-one.woff2") format("woff2")',
  fontWeight: "400",
  fontDisplay: "swap",
});
globalFontFace("Archivo", {
  src: 'url("@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2") format("woff2")',
  fontWeight: "100 900",
  fontDisplay: "swap",
});

fallbackFace("Russo One", "sans", { size: 112.2, ascent: 82.5, descent: 24.9 });
fallbackFace("Archivo", "sans", { size: 94.3, ascent: 93.3, descent: 22.3 });

defineTheme(tokens);
