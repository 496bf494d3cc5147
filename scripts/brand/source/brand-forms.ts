import type { Form } from "./read-statements.ts";

/** The file of a face: the brand's own, or from an installed font package. */
export const FACE_FILE = String.raw`(?:\./assets/fonts|@fontsource[\w/@-]*)/[\w-]+\.woff2`;

/** The allowed content of each source file of a brand, besides constants and types. */
export const FORMS = {
  "brand.config.ts": {
    reads: "default",
    imports: { defineBrand: "#themes/define-brand.ts" },
    calls: ["defineBrand"],
  },
  "tokens.ts": { reads: "tokens" },
  "copy.ts": { reads: "default" },
  "fonts.ts": { reads: "default", files: new RegExp(`^${FACE_FILE}\\?url$`) },
  "theme.css.ts": {
    reads: "calls",
    imports: {
      globalFontFace: "@vanilla-extract/css",
      defineTheme: "#themes/define-theme.ts",
      fallbackFace: "#themes/fallback-face.ts",
      tokens: "./tokens.ts",
    },
    calls: ["globalFontFace", "defineTheme", "fallbackFace"],
  },
} as const satisfies Record<string, Form>;
