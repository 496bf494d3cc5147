/** Lightness 0 to 1, chroma 0 to about 0.37, hue in degrees; equal steps look equal. */
export type Oklch = { lightness: number; chroma: number; hue: number };
type Triple = [number, number, number];

const toLinear = (share: number) =>
  share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
const fromLinear = (share: number) =>
  share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055;

/** Converts `#rrggbb` to OKLCH (B. Ottosson's matrices, as in CSS Color 4). */
export function toOklch(hex: string): Oklch {
  const value = Number.parseInt(hex.slice(1), 16);
  const [r, g, b] = [value >> 16, (value >> 8) & 255, value & 255].map((channel) =>
    toLinear(channel / 255),
  ) as Triple;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const c = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const hue = (Math.atan2(c, a) * 180) / Math.PI;
  return { lightness, chroma: Math.hypot(a, c), hue: (hue + 360) % 360 };
}

function toChannels({ lightness, chroma, hue }: Oklch): Triple {
  const turn = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(turn), chroma * Math.sin(turn)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const isShown = (channels: Triple) => channels.every((value) => value > -0.0001 && value < 1.0001);

/**
 * Converts a colour to `#rrggbb`. A colour outside the screen's range keeps lightness and hue and
 * loses chroma.
 */
export function fromOklch(color: Oklch): string {
  const lightness = Math.min(1, Math.max(0, color.lightness));
  let [low, high] = [0, color.chroma];
  if (isShown(toChannels({ ...color, lightness }))) low = high;
  while (high - low > 0.0005) {
    const middle = (low + high) / 2;
    if (isShown(toChannels({ ...color, lightness, chroma: middle }))) low = middle;
    else high = middle;
  }
  const channels = toChannels({ ...color, lightness, chroma: low }).map((value) =>
    Math.round(255 * Math.min(1, Math.max(0, fromLinear(Math.max(0, value))))),
  );
  return `#${channels.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}
