type Rgb = [number, number, number];

function parse(hex: string): Rgb {
  const digits = hex.slice(1);
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join("") : digits;
  const value = Number.parseInt(full, 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Mixes two hex colours; `share` 0 gives the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const [a, b] = [parse(first), parse(second)];
  const channels = a.map((value, index) => Math.round(value + (b[index]! - value) * share));
  return `#${channels.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

function luminance(hex: string): number {
  const [red, green, blue] = parse(hex).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two hex colours as WCAG 2.2 defines it, 1 to 21. */
export function contrast(first: string, second: string): number {
  const [a, b] = [luminance(first), luminance(second)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
