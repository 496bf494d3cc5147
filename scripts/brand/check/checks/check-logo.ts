import { join } from "node:path";
import sharp from "sharp";
import { contrast } from "#themes/colour/color.ts";
import type { Finding } from "../finding.ts";
import type { KnownBrand } from "./check-data.ts";

/** A logo is not text: WCAG 2.2 requires 3 to 1 for graphics. */
const LEAST = 3;
/** Ornaments may be paler; this share of the drawing may not. */
const SHARE = 0.55;

type Shown = Pick<KnownBrand, "code" | "folder" | "root" | "assets" | "looks"> & {
  layout: Pick<KnownBrand["data"]["layout"], "footer">;
};

/** Checks the logo's own pixels against each of its grounds. */
export async function checkLogo({ code, folder, root, assets, layout, looks }: Shown) {
  const block = layout.footer === "block";
  const grounds = {
    "logo.svg": [looks.light.palette.surface, looks.light.palette.page],
    "logo-dark.svg": [
      ...[looks.dark.palette.surface, looks.dark.palette.page],
      ...(block ? [looks.light.palette.footer, looks.dark.palette.footer] : []),
    ],
  };
  const findings: Finding[] = [];
  for (const [name, on] of Object.entries(grounds)) {
    if (!assets.includes(name)) continue;
    const colors = await colorsOf(join(root, folder, "assets", name)).catch(() => undefined);
    // The rule about pictures already reports a logo that cannot be drawn.
    if (!colors) continue;
    for (const ground of new Set(on)) {
      const share = readableShare(colors, ground);
      if (share >= SHARE) continue;
      findings.push({
        ...{ rule: "logo-legible", brand: code, file: `${folder}/assets/${name}`, line: 1 },
        message: `Of ${name} ${Math.round(share * 100)} % stands out from ${ground} by 3 to 1.`,
        fix: `Draw ${name} in a ${name === "logo.svg" ? "darker" : "lighter"} colour.`,
      });
    }
  }
  return findings;
}

/** Counts the pixels of each colour; nearly transparent ones do not count. */
async function colorsOf(path: string): Promise<Map<string, number>> {
  const { data } = await sharp(path, { density: 144 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colors = new Map<string, number>();
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3]! < 128) continue;
    const hex = `#${data.subarray(at, at + 3).toString("hex")}`;
    colors.set(hex, (colors.get(hex) ?? 0) + 1);
  }
  return colors;
}

function readableShare(colors: Map<string, number>, ground: string): number {
  let [all, readable] = [0, 0];
  for (const [color, count] of colors) {
    all += count;
    if (contrast(color, ground) >= LEAST) readable += count;
  }
  return all === 0 ? 0 : readable / all;
}
