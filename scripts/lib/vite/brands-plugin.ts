import { existsSync, readdirSync } from "node:fs";
import type { Plugin } from "vite";

const all = "/brands/*/";

type Wanted = Partial<Record<"BRAND" | "BRANDS_BESIDE" | "BRANDS_LEFT_OUT", string | undefined>>;

/**
 * With BRAND set, every import.meta.glob of the brands sees only that brand, so the others never
 * enter the build. With BRANDS_BESIDE it also sees the brands of that folder, for the tests; with
 * BRANDS_LEFT_OUT it does not see those.
 * "theme.css.ts?url" is the address of vanilla-extract's stylesheet.
 */
export function brandsPlugin({ BRAND, BRANDS_BESIDE, BRANDS_LEFT_OUT = "" }: Wanted = {}): Plugin {
  if (BRAND && !existsSync(`brands/${BRAND}/brand.config.ts`)) {
    throw new Error(`BRAND=${BRAND}: there is no brands/${BRAND}/brand.config.ts`);
  }
  const own = allBut(BRANDS_LEFT_OUT.split(",").filter(Boolean));
  const several = BRANDS_BESIDE ? `/{brands/${own},${BRANDS_BESIDE}/*}/` : `/brands/${own}/`;
  const wanted = BRAND ? `/brands/${BRAND}/` : several;
  return {
    name: "brands",
    enforce: "pre",
    transform: (code) =>
      wanted !== all && code.includes(all)
        ? { code: code.replaceAll(all, wanted), map: null }
        : null,
    async resolveId(id, importer) {
      if (!id.endsWith(".css.ts?url")) return null;
      const file = await this.resolve(id.replace("?url", ""), importer, { skipSelf: true });
      return file && `${file.id}.vanilla.css?url`;
    },
  };
}

/** The brands' folders without some, as a pattern. */
function allBut(leftOut: readonly string[]): string {
  if (leftOut.length === 0) return "*";
  const left = readdirSync("brands").filter((code) => !leftOut.includes(code));
  // A pattern of one name in braces is that text with its braces.
  return left.length === 1 ? left[0]! : `{${left.join(",")}}`;
}
