import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { BANNER_GROUPS } from "#platform/contract/publishing/banners.ts";
import { lineOf } from "../../source/brand-source.ts";
import { drawingFault } from "../drawing-fault.ts";
import type { Finding } from "../finding.ts";
import type { KnownBrand } from "./check-data.ts";

/**
 * The files that every brand has, with the pixel sizes that systems expect; 0 where a drawing has
 * no size.
 */
const SIGNS: Record<string, [width: number, height: number]> = {
  "logo.svg": [0, 0],
  "logo-dark.svg": [0, 0],
  "icon.svg": [0, 0],
  "favicon.svg": [0, 0],
  "apple-touch-icon.png": [180, 180],
  "icon-192.png": [192, 192],
  "icon-512.png": [512, 512],
  "icon-maskable-512.png": [512, 512],
  "og.png": [1200, 630],
};

/** The most bytes that one picture may have, by its kind. */
function bytesMax(name: string): number {
  if (name === "og.png") return 300_000;
  if (name.startsWith("w_home")) return 46_000;
  return name.endsWith(".svg") ? 60_000 : 40_000;
}

/** Formats that browsers show as a picture and never open as a page. */
const PICTURE = /\.(?:avif|jpg|png|svg|webp)$/;

/** Pictures that are missing, cannot be drawn, are too heavy, have a wrong size, or are unsafe. */
export async function checkPictures(brand: KnownBrand): Promise<Finding[]> {
  const { code, folder, assets, root } = brand;
  const place = (name: string) => ({ brand: code, file: `${folder}/assets/${name}`, line: 1 });
  const findings: Finding[] = [];
  for (const name of Object.keys(SIGNS))
    if (!assets.includes(name))
      findings.push({
        ...{ ...place(name), rule: "picture-missing" },
        message: `${name} is not there.`,
        fix: `Add it, or draw all of them: npm run brand -- new … --logo <file> in a new folder.`,
      });
  for (const [at, { authority }] of brand.data.licences.entries()) {
    const name = `licence-${at + 1}.svg`;
    if (assets.includes(name)) continue;
    findings.push({
      ...{ brand: code, file: brand.config.path, rule: "picture-missing" },
      line: lineOf(brand.config, ["licences", String(at)]),
      message: `The badge of ${authority}, assets/${name}, is not there; the footer leaves it out.`,
      fix: "Add the badge that the authority gave you under this name.",
    });
  }
  for (const group of BANNER_GROUPS)
    for (const name of [`${group}-1.avif`, `${group}-1.webp`])
      if (!assets.includes(name))
        findings.push({
          ...{ ...place(name), rule: "banner-missing" },
          message: `${name} is not there.`,
          fix: "Add the first banner of the group in both formats.",
        });
  for (const name of assets) {
    const path = join(root, folder, "assets", name);
    findings.push(...(await checkFile(path, name)).map((found) => ({ ...place(name), ...found })));
  }
  return findings;
}

type Found = Pick<Finding, "rule" | "message" | "fix"> & { line?: number };

async function checkFile(path: string, name: string): Promise<Found[]> {
  if (!PICTURE.test(name))
    return [
      {
        rule: "picture-safety",
        message: `${name} is no picture of a known kind, and would be served from the brand's own address.`,
        fix: "Take it out of assets/; a picture's name ends with .svg, .png, .webp, .avif or .jpg, in small letters.",
      },
    ];
  const bytes = readFileSync(path);
  const found: Found[] = [];
  const most = bytesMax(name);
  if (bytes.length > most)
    found.push({
      rule: "picture-size",
      message: `${name} weighs ${bytes.length} bytes; ${most} are enough.`,
      fix: "Save it again with fewer pixels or a lower quality.",
    });
  const fault = name.endsWith(".svg") ? drawingFault(bytes) : undefined;
  if (fault)
    return [
      ...found,
      {
        ...{ rule: "picture-safety", line: fault.line },
        message: `${name} ${fault.text}.`,
        fix: "Save it as a plain drawing (plain SVG): paths, fills and gradients of its own.",
      },
    ];
  const [width, height] = SIGNS[name] ?? [0, 0];
  try {
    const picture = sharp(bytes);
    const real = await picture.metadata();
    if (name in SIGNS) await picture.stats();
    if (width > 0 && (real.width !== width || real.height !== height))
      found.push({
        rule: "picture-size",
        message: `${name} is ${real.width} by ${real.height}; it is named as ${width} by ${height}.`,
        fix: `Save it as ${width} by ${height}.`,
      });
  } catch (error) {
    const reason = (error as Error).message.split("\n")[0];
    found.push({
      rule: "picture-missing",
      message: `${name} cannot be drawn; it is empty, cut off, or no picture (${reason}).`,
      fix: "Save it again, or take it back from where it came.",
    });
  }
  return found;
}
