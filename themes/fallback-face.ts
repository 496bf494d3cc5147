import { globalFontFace } from "@vanilla-extract/css";

/** In per cent of the fallback's own size, measured against the brand's face. */
type Fit = { size: number; ascent: number; descent: number };

/**
 * Declares "<family> fallback": a system font with the measures of the brand's face, so that
 * nothing moves when that one loads.
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
