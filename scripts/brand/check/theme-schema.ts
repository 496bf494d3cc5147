import { z } from "zod";
import { FORMS } from "../source/brand-forms.ts";

const face = z.strictObject({
  src: z.string(),
  fontWeight: z.string().regex(/^\d{3}( \d{3})?$/, 'a weight such as "400" or "100 900"'),
  fontStyle: z.enum(["normal", "italic"]).optional(),
  fontStretch: z
    .string()
    .regex(/^\d+%( \d+%)?$/, 'widths such as "50% 150%"')
    .optional(),
  fontDisplay: z.enum(["swap", "fallback", "optional", "block"]),
});
const asList = (given: unknown) => (Array.isArray(given) ? given : [given]);
const fit = z.strictObject({ size: z.number(), ascent: z.number(), descent: z.number() });

/** The content of theme.css.ts: faces, their fallbacks and the theme. */
export const themeSchema = z
  .array(
    z.strictObject({
      globalFontFace: z.tuple([z.string(), z.preprocess(asList, z.array(face).min(1))]).optional(),
      fallbackFace: z.tuple([z.string(), z.enum(["sans", "serif"]), fit]).optional(),
      defineTheme: z.tuple([z.literal(FORMS["theme.css.ts"].imports.tokens)]).optional(),
    }),
  )
  .refine(
    (said) => said.filter(({ defineTheme }) => defineTheme).length === 1,
    "it says defineTheme(tokens) once",
  );
export type Sheet = z.output<typeof themeSchema>;
