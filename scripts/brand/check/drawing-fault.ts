/** The fault of a drawing, and its line. */
export type DrawingFault = { line: number; text: string };

const SVG = "http://www.w3.org/2000/svg";

const words = (...lines: string[]) => new Set(lines.join(" ").split(" "));

/** Elements that drawing programs export; none of them runs, moves or leads elsewhere. */
const ELEMENTS = words(
  "svg g defs symbol use title desc style switch path rect circle ellipse line polyline polygon",
  "text tspan textPath image linearGradient radialGradient stop pattern clipPath mask marker filter",
  "feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting",
  "feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR",
  "feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting",
  "feSpotLight feTile feTurbulence",
);

const ATTRIBUTES = words(
  "version baseProfile style type media lang xml:lang xml:space role",
  "x y z x1 y1 x2 y2 cx cy r rx ry fx fy fr dx dy d points width height viewBox preserveAspectRatio",
  "overflow transform transform-origin enable-background requiredFeatures systemLanguage pathLength",
  "fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin",
  "stroke-miterlimit stroke-dasharray stroke-dashoffset opacity color color-interpolation",
  "color-interpolation-filters color-rendering display visibility clip clip-path clip-rule mask filter",
  "mask-type mix-blend-mode isolation paint-order vector-effect shape-rendering text-rendering",
  "image-rendering flood-color flood-opacity lighting-color stop-color stop-opacity offset",
  "gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits patternTransform",
  "clipPathUnits maskUnits maskContentUnits filterUnits primitiveUnits markerUnits markerWidth",
  "markerHeight refX refY orient marker marker-start marker-mid marker-end font font-family font-size",
  "font-style font-weight font-variant font-stretch font-feature-settings letter-spacing word-spacing",
  "text-anchor text-decoration text-align line-height textLength lengthAdjust dominant-baseline",
  "alignment-baseline baseline-shift writing-mode direction unicode-bidi rotate startOffset method",
  "spacing in in2 result mode values operator k1 k2 k3 k4 order kernelMatrix divisor bias targetX",
  "targetY edgeMode preserveAlpha surfaceScale diffuseConstant specularConstant specularExponent",
  "kernelUnitLength scale xChannelSelector yChannelSelector azimuth elevation stdDeviation radius",
  "tableValues slope intercept amplitude exponent pointsAtX pointsAtY pointsAtZ limitingConeAngle",
  "baseFrequency numOctaves seed stitchTiles solid-color solid-opacity white-space",
);

const HAS_TEXT = words("title desc style text tspan textPath");

/** Names and notes, which have no effect; no other element or attribute may have a prefix. */
const INERT = /^(?:id|class|(?:data|aria)-[\w.-]+|xmlns:[\w.-]+)$/;

/** Characters that XML does not allow. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;

const DECLARATION =
  /<\?xml version=["']1\.0["'](?: encoding=["']utf-8["'])?(?: standalone=["'](?:yes|no)["'])?\s*\?>/iy;
const TOKEN = new RegExp(
  [
    "(?<comment><!--(?:(?!--)[^])*-->)",
    "(?<doctype><!DOCTYPE svg[^[\\]<>]*>)",
    "<!\\[CDATA\\[(?<cdata>(?:(?!\\]\\]>)[^])*)\\]\\]>",
    "</(?<closing>[\\w:.-]+)\\s*>",
    `<(?<opening>[\\w:.-]+)(?<attributes>(?:\\s+[\\w:.-]+\\s*=\\s*(?:"[^"<]*"|'[^'<]*'))*)\\s*(?<single>/?)>`,
    "(?<words>[^<]+)",
  ].join("|"),
  "y",
);
const ATTRIBUTE = /\s+([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** A part of the drawing itself, or an embedded picture of pixels. */
const OWN = /^(?:#[^\s"'()]+|data:image\/(?:png|jpeg|webp|gif);base64,[A-Za-z0-9+/=\s]*)$/;

class Fault extends Error {}

/**
 * The first thing in an SVG that no plain drawing has. It is stricter than any browser: it refuses
 * everything it does not understand, so no browser can read it differently.
 */
export function drawingFault(bytes: Uint8Array): DrawingFault | undefined {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return { line: 1, text: "is not written in UTF-8" };
  }
  const reader = { text, at: 0 };
  try {
    readDrawing(reader);
    return undefined;
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { line: text.slice(0, reader.at).split("\n").length, text: error.message };
  }
}

/** A text and the position up to which it was read without a fault. */
type Reader = { text: string; at: number };

function readDrawing(reader: Reader): void {
  const { text } = reader;
  if (CONTROL.test(text)) throw new Fault("holds signs that no text has");
  DECLARATION.lastIndex = 0;
  reader.at = DECLARATION.test(text) ? DECLARATION.lastIndex : 0;
  const open: string[] = [];
  let isBegun = false;
  // The stylesheet is checked as a whole: comments and sections may split one of its words.
  let sheet = "";
  while (reader.at < text.length) {
    TOKEN.lastIndex = reader.at;
    const token = TOKEN.exec(text)?.groups;
    const within = open.at(-1);
    const { opening, closing, cdata } = token ?? {};
    const words = cdata ?? (token?.words && decoded(token.words));
    const isPlaced = opening
      ? within !== "style" && (within !== undefined || !isBegun)
      : closing
        ? open.pop() === closing
        : token && !(token.doctype && isBegun) && !(cdata !== undefined && within !== "style");
    if (!token || !isPlaced)
      throw new Fault(
        `cannot be read at "${text.slice(reader.at, reader.at + 40).split("\n")[0]}"`,
      );
    if (opening) {
      lookAtElement(opening, token.attributes ?? "", !isBegun);
      isBegun = true;
      if (!token.single) open.push(opening);
    } else if (closing === "style") {
      lookAtStylesheet(sheet);
      sheet = "";
    } else if (within === "style") sheet += words ?? "";
    else if (words?.trim() && !HAS_TEXT.has(within ?? ""))
      throw new Fault(`has the words "${words.trim().slice(0, 40)}" outside of any text`);
    reader.at = TOKEN.lastIndex;
  }
  if (!isBegun || open.length > 0) throw new Fault("is not whole: it ends before it is closed");
}

function lookAtElement(name: string, attributes: string, isRoot: boolean): void {
  if (!ELEMENTS.has(name)) throw new Fault(`holds "<${name}>", which no plain drawing has`);
  let namespace: string | undefined;
  for (const [, key = "", double, single = ""] of attributes.matchAll(ATTRIBUTE)) {
    const value = decoded(double ?? single).trim();
    if (key === "xmlns") namespace = value;
    else if (key === "href" || key === "xlink:href") {
      if (!OWN.test(value)) throw new Fault(`leads to "${value.slice(0, 60)}"`);
    } else if (ATTRIBUTES.has(key)) lookAtStyle(value);
    else if (!INERT.test(key))
      throw new Fault(`holds "${key}" in <${name}>, which no plain drawing has`);
  }
  if (namespace === SVG || (namespace === undefined && !isRoot)) return;
  throw new Fault(`does not say xmlns="${SVG}" in <${name}>`);
}

/** Everything that fetches without url(), or that could hide the name url(). */
const FETCHES =
  /\\|\b(?:image-set|image|src|cross-fade|element|expression)\(|-moz-binding|\bbehavior\s*:/i;

function lookAtStyle(text: string): void {
  const found = FETCHES.exec(text);
  if (found) throw new Fault(`holds "${found[0]}" in its style`);
  for (const [whole, , to = ""] of text.matchAll(/url\(\s*(["']?)([^"')]*)/gi))
    if (!OWN.test(to.trim())) throw new Fault(`holds "${whole.slice(0, 60)}"`);
}

function lookAtStylesheet(text: string): void {
  const rule = /@(?!media\b)[\w-]*/i.exec(text);
  if (rule) throw new Fault(`holds "${rule[0]}" in its style`);
  lookAtStyle(text);
}

const NAMED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** Decodes a text as an XML reader does; refuses entities other than XML's own five. */
function decoded(text: string): string {
  return text.replaceAll(/&([^;\s]*;?)/g, (whole, body: string) => {
    const [, hex, digits, name] = /^(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+));$/i.exec(body) ?? [];
    const code = hex ? Number.parseInt(hex, 16) : Number(digits);
    const sign = name ? NAMED[name] : code > 0 && code <= 0x10ffff && String.fromCodePoint(code);
    if (!sign) throw new Fault(`holds "${whole}", which XML does not know by itself`);
    return sign;
  });
}
