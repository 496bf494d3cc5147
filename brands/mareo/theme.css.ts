import { globalFontFace } from "@vanilla-extract/css";
import { defineTheme } from "#themes/define-theme.ts";
import { fallbackFace } from "#themes/fallback-face.ts";
import { tokens } from "./tokens.ts";

globalFontFace("Parkinsans", {
  src: 'url("./assets/fonts/parkinsans-normal.woff2") format("woff2")',
  fontWeight: "300 800",
  fontDisplay: "swap",
});
globalFontFace("Figtree", {
  src: 'url("./assets/fonts/figtree-normal.woff2") format("woff2")',
  fontWeight: "400 800",
  fontDisplay: "swap",
});

fallbackFace("Parkinsans", "sans", { size: 107.2, ascent: 97.9, descent: 32.6 });
fallbackFace("Figtree", "sans", { size: 99.6, ascent: 95.4, descent: 25.1 });

defineTheme(tokens);
