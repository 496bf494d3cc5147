import { globalFontFace } from "@vanilla-extract/css";

/** Per cent of the fallback's own size; measured against the brand's face. */
type Fit = { size: number; ascent: number; descent: number };

/**
 * Declares "<family> fallback": a face of the visitor's system in the measures of the brand's own,
 * so that nothing moves when that one arrives.
 */
export function fallbackFace(family: string, system: "sans" | "serif", fit: Fit): void {
  const local =
    system === "sans"
      ? 'local("Arial"), local("Roboto"), local("Liberation Sans")'
      : 'local("Times New Roman"), local("Noto Serif"), local("Liberation Serif")';
  globalFontFace(`${family} fallback`, {
    src: local,
    sizeAdjust: `${fit.size}%`,
    ascentOverride: `${fit.ascent}%`,
    descentOverride: `${fit.descent}%`,
    lineGapOverride: "0%",
  });
}
