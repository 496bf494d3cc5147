import { existsSync } from "node:fs";
import type { Plugin } from "vite";

const all = "/brands/*/";

/**
 * With BRAND set, every import.meta.glob of the brands sees that brand only, so the others never
 * enter the build. "theme.css.ts?url" is the address of the stylesheet that vanilla-extract makes.
 */
export function brandsPlugin(brand: string | undefined): Plugin {
  if (brand && !existsSync(`brands/${brand}/brand.config.ts`)) {
    throw new Error(`BRAND=${brand}: there is no brands/${brand}/brand.config.ts`);
  }
  return {
    name: "brands",
    enforce: "pre",
    transform: (code) =>
      brand && code.includes(all)
        ? { code: code.replaceAll(all, `/brands/${brand}/`), map: null }
        : null,
    async resolveId(id, importer) {
      if (!id.endsWith(".css.ts?url")) return null;
      const file = await this.resolve(id.replace("?url", ""), importer, { skipSelf: true });
      return file && `${file.id}.vanilla.css?url`;
    },
  };
}
