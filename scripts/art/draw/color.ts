import { mix } from "#themes/colour/color.ts";

export { mix };
export const lighten = (hex: string, share: number): string => mix(hex, "#ffffff", share);
export const darken = (hex: string, share: number): string => mix(hex, "#000000", share);
