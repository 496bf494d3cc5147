import { globalFontFace } from "@vanilla-extract/css";
import { defineTheme } from "#themes/define-theme.ts";
import { fallbackFace } from "#themes/fallback-face.ts";
import { tokens } from "./tokens.ts";

globalFontFace("Anybody", {
  src: 'url("./assets/fonts/anybody-normal.woff2") format("woff2")',
  fontWeight: "100 900",
  fontStretch: "50% 150%",
  fontDisplay: "swap",
});
globalFontFace("Archivo", {
  src: 'url("./assets/fonts/archivo-normal.woff2") format("woff2")',
  fontWeight: "400 800",
  fontDisplay: "swap",
});

fallbackFace("Anybody", "sans", { size: 134.8, ascent: 59.3, descent: 17.8 });
fallbackFace("Archivo", "sans", { size: 94.3, ascent: 93.3, descent: 22.3 });

defineTheme(tokens);
