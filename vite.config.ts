import { vitePlugin as remix } from "@remix-run/dev";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vite";
import remixConfig from "./remix.config.js";
import { brandsPlugin } from "./scripts/lib/vite/brands-plugin.ts";
import { licencesPlugin } from "./scripts/lib/vite/licences-plugin.ts";
import { siteChunkPlugin } from "./scripts/lib/vite/site-chunk-plugin.ts";
import { textSize } from "./scripts/lib/vite/text-size.ts";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

/** Routes without a page of their own leave an empty chunk; zod's notes to esbuild say nothing to Rollup. */
const EXPECTED_WARNINGS = ["EMPTY_BUNDLE", "INVALID_ANNOTATION"];

const { BRAND, BRANDS_BESIDE, BRANDS_LEFT_OUT } = process.env;

export default defineConfig({
  // Remix's plugin cannot run inside vitest.
  plugins: [
    brandsPlugin({ BRAND, BRANDS_BESIDE, BRANDS_LEFT_OUT }),
    vanillaExtractPlugin(),
    !process.env.VITEST && remix(remixConfig),
    siteChunkPlugin(),
    licencesPlugin(),
  ],
  css: { postcss: { plugins: [textSize] } },
  // React 18 has the hook itself; the shim is for older ones.
  resolve: { alias: { "use-sync-external-store/shim": "react" } },
  // Four kilobytes of a home page less than the standard minifier leaves.
  build: {
    target: "es2022",
    rollupOptions: {
      onwarn: (warning, warn) => {
        if (!EXPECTED_WARNINGS.includes(warning.code ?? "")) warn(warning);
      },
    },
    minify: "terser",
    terserOptions: {
      ecma: 2020,
      module: true,
      compress: { passes: 2 },
      format: { comments: false },
    },
  },
});
