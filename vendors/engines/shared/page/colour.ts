/** Mixes two "#rrggbb" colours; share is the part of the second, 0 to 1. */
export function mix(first: string, second: string, share: number): string {
  const a = channels(first);
  const b = channels(second);
  return `#${a
    .map((value, at) => Math.round(value + (b[at]! - value) * share))
    .map((value) => value.toString(16).padStart(2, "0"))
    .join("")}`;
}

/** Contrast ratio of two colours by WCAG 2, 1 to 21. */
export function contrast(first: string, second: string): number {
  const [dark, light] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

/** Darkens the colour step by step until white text on it reaches the ratio. */
export function darkenFor(ratio: number, colour: string): string {
  let result = colour;
  for (let step = 1; step <= 40 && contrast(result, "#ffffff") < ratio; step += 1)
    result = mix(colour, "#000000", step / 40);
  return result;
}

function luminance(colour: string) {
  const [red, green, blue] = channels(colour).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function channels(colour: string) {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}
