function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Mixes two `#rrggbb` colours; 0 gives the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const a = channels(from);
  const b = channels(to);
  const mixed = a.map((value, at) => Math.round(value + (b[at]! - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

export const lighten = (hex: string, share: number): string => mix(hex, "#ffffff", share);
export const darken = (hex: string, share: number): string => mix(hex, "#000000", share);
