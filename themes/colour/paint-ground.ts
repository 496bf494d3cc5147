/** Red, green and blue of 0 to 255, and the share by which it covers the layer below. */
type Color = readonly [red: number, green: number, blue: number, alpha: number];
type Stop = { at: number; color: Color };
/** A box in pixels. */
export type Box = { width: number; height: number };
/** The colour of a layer at a point of a box. */
type Layer = (x: number, y: number, box: Box) => Color;

/** A CSS background in a form we do not parse, so the colour under the words is unknown. */
export class UnknownGround extends Error {}

const NOTHING: Color = [0, 0, 0, 0];

/**
 * Parses a CSS background as browsers paint it over one colour: layers of hex or rgb() colours, and
 * of linear and radial gradients. Drawings are ignored. Throws UnknownGround for anything else.
 */
export function readGround(css: string): (x: number, y: number, box: Box, under: string) => string {
  const layers = split(css, ",").map(readLayer).reverse();
  return (x, y, box, under) => {
    let below = readColor(under);
    for (const layer of layers) {
      const [red, green, blue, alpha] = layer(x, y, box);
      const over = (own: number, other: number) => own * alpha + other * (1 - alpha);
      below = [over(red, below[0]), over(green, below[1]), over(blue, below[2]), 1];
    }
    return `#${below
      .slice(0, 3)
      .map((part) => Math.round(part).toString(16).padStart(2, "0"))
      .join("")}`;
  };
}

/** Splits a text at separators outside all brackets. */
function split(text: string, separator: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const sign of text) {
    if (sign === "(") depth += 1;
    if (sign === ")") depth -= 1;
    if (sign === separator && depth === 0) parts.push("");
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** The position, size and repetition of a drawing. */
const PLACEMENT =
  /^(?:[\d.]+(?:px|%)?|\/|auto|cover|contain|(?:no-)?repeat|repeat-[xy]|left|right|top|bottom|center)$/;

function readLayer(text: string): Layer {
  const [first, ...rest] = split(text, " ");
  if (text === "none" || first?.startsWith("url(")) {
    const strange = rest.find((word) => !PLACEMENT.test(word));
    if (strange) throw new UnknownGround(strange);
    return () => NOTHING;
  }
  const [, repeating, kind, inner = ""] =
    /^(repeating-)?(linear|radial)-gradient\((.*)\)$/s.exec(text) ?? [];
  if (!kind) {
    const color = readColor(text);
    return () => color;
  }
  const parts = split(inner, ",");
  const isShape = !isColor(split(parts[0] ?? "", " ")[0] ?? "");
  const shape = isShape ? (parts[0] ?? "") : "";
  const place = kind === "linear" ? linear(shape) : radial(shape);
  const stops = parts.slice(isShape ? 1 : 0).map(readStop);
  if (stops.length === 0) throw new UnknownGround(text);
  return (x, y, box) => {
    const { at, length } = place(x, y, box);
    return colorAt(placed(stops, length), at, repeating !== undefined);
  };
}

type Place = (x: number, y: number, box: Box) => { at: number; length: number };

const SIDES: Record<string, number> = { top: 0, right: 90, bottom: 180, left: 270 };

/** A point's distance along the line of a linear gradient, which runs from corner to corner. */
function linear(shape: string): Place {
  const side = /^to (\w+)$/.exec(shape)?.[1];
  const degrees = shape === "" ? 180 : side ? SIDES[side] : numberOf(shape, "deg");
  if (degrees === undefined) throw new UnknownGround(shape);
  const [right, up] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return (x, y, { width, height }) => {
    const length = Math.abs(width * right) + Math.abs(height * up);
    const at = (x - width / 2) * right - (y - height / 2) * up + length / 2;
    return { at, length };
  };
}

/**
 * A point's distance from the centre of a radial gradient, measured along its horizontal radius.
 */
function radial(shape: string): Place {
  const [size = "", position = "50% 50%"] = shape.split(/(?:^|\s+)at\s+/);
  const isCircle = /\bcircle\b/.test(size);
  const radii = split(size.replace(/\b(?:circle|ellipse)\b/, ""), " ");
  const center = split(position, " ");
  if (radii.length > 2 || center.length !== 2) throw new UnknownGround(shape);
  return (x, y, { width, height }) => {
    const [left, top] = [lengthOf(center[0]!, width), lengthOf(center[1]!, height)];
    const corner = { x: Math.max(left, width - left), y: Math.max(top, height - top) };
    const far = isCircle ? Math.hypot(corner.x, corner.y) : corner.x * Math.SQRT2;
    const across = radii[0] ? lengthOf(radii[0], width) : far;
    const down = radii[1]
      ? lengthOf(radii[1], height)
      : radii[0] || isCircle
        ? across
        : corner.y * Math.SQRT2;
    if (!(across > 0 && down > 0)) throw new UnknownGround(shape);
    return { at: Math.hypot(x - left, ((y - top) * across) / down), length: across };
  };
}

type ReadStop = { color: Color; at: string[] };

function readStop(text: string): ReadStop {
  const [color = "", ...at] = split(text, " ");
  return { color: readColor(color), at };
}

/** Stops at their distances; one without a position stands in the middle of its neighbours. */
function placed(stops: readonly ReadStop[], length: number): Stop[] {
  const all = stops.flatMap(({ color, at }) =>
    at.length > 0
      ? at.map((one) => ({ color, at: lengthOf(one, length) as number | undefined }))
      : [{ color, at: undefined }],
  );
  all[0]!.at ??= 0;
  all.at(-1)!.at ??= length;
  let least = 0;
  return all.map(({ color, at }, index) => {
    const next = all.findIndex((one, other) => other > index && one.at !== undefined);
    const own = at ?? least + (all[next]!.at! - least) / (next - index + 1);
    least = Math.max(least, own);
    return { color, at: least };
  });
}

function colorAt(stops: readonly Stop[], given: number, isRepeating: boolean): Color {
  const [first, last] = [stops[0]!, stops.at(-1)!];
  const span = last.at - first.at;
  const at =
    isRepeating && span > 0 ? first.at + ((((given - first.at) % span) + span) % span) : given;
  if (at <= first.at) return first.color;
  const next = stops.findIndex((stop) => stop.at > at);
  if (next === -1) return last.color;
  const [a, b] = [stops[next - 1]!, stops[next]!];
  const share = (at - a.at) / (b.at - a.at);
  const alpha = a.color[3] + (b.color[3] - a.color[3]) * share;
  if (alpha === 0) return NOTHING;
  // Browsers mix colours weighted by alpha: a transparent colour adds none of its own.
  const mixed = (part: 0 | 1 | 2) =>
    (a.color[part] * a.color[3] * (1 - share) + b.color[part] * b.color[3] * share) / alpha;
  return [mixed(0), mixed(1), mixed(2), alpha];
}

function lengthOf(text: string, whole: number): number {
  if (text === "0") return 0;
  return text.endsWith("%") ? (numberOf(text, "%") * whole) / 100 : numberOf(text, "px");
}

function numberOf(text: string, unit: string): number {
  const value = text.endsWith(unit) ? text.slice(0, -unit.length) : "";
  if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(value)) throw new UnknownGround(text);
  return Number(value);
}

const HEX = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const isColor = (text: string) =>
  text === "transparent" || HEX.test(text) || /^rgba?\(/i.test(text);

function readColor(text: string): Color {
  if (text === "transparent") return NOTHING;
  if (HEX.test(text)) {
    const digits = text.length < 6 ? text.slice(1).replaceAll(/./g, "$&$&") : text.slice(1);
    const part = (at: number) => Number.parseInt(digits.slice(at, at + 2), 16);
    return [part(0), part(2), part(4), digits.length === 8 ? part(6) / 255 : 1];
  }
  const inner = /^rgba?\(([\d.,/\s]+)\)$/i.exec(text)?.[1] ?? "";
  const parts = inner
    .split(/[\s,/]+/)
    .filter(Boolean)
    .map(Number);
  const [red, green, blue, alpha = 1] = parts as [number, number, number, number?];
  const isWhole = (parts.length === 3 || parts.length === 4) && alpha <= 1;
  if (!isWhole || !parts.every((part) => part <= 255)) throw new UnknownGround(text);
  return [red, green, blue, alpha];
}
