import { existsSync } from "node:fs";
import type { Plugin } from "vite";

const all = "/brands/*/";

/**
 * With BRAND set, every import.meta.glob of the brands sees only that brand, so the others never
 * enter the build. With BRANDS_BESIDE it also sees the brands of that folder, for the tests.
 * "theme.css.ts?url" is the address of vanilla-extract's stylesheet.
 */
export function brandsPlugin(brand: string | undefined, beside: string | undefined): Plugin {
  if (brand && !existsSync(`brands/${brand}/brand.config.ts`)) {
    throw new Error(`BRAND=${brand}: there is no brands/${brand}/brand.config.ts`);
  }
  const wanted = brand ? `/brands/${brand}/` : beside ? `/{brands,${beside}}/*/` : all;
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
