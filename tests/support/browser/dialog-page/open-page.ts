import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { build } from "vite";

type Files = { script: string; style: string };
let built: Promise<Files> | undefined;

/** Opens a page of the site's origin with only dialogs, one for each option. */
export async function openDialogPage(page: Page, origin: string | undefined) {
  built ??= buildPage();
  const { script, style } = await built;
  const html = `<!doctype html><html lang="en" data-theme="light"><head><title>Dialogs</title>
    <meta name="viewport" content="width=device-width"><style>${style}</style></head>
    <body><div id="root"></div><script type="module" src="/dialogs.js"></script></body></html>`;
  await page.route("**/dialogs.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: script }),
  );
  await page.route("**/dialogs", (route) =>
    route.fulfill({ contentType: "text/html", body: html }),
  );
  await page.goto(new URL("/dialogs", origin).href);
}

async function buildPage(): Promise<Files> {
  const made = await build({
    configFile: false,
    logLevel: "error",
    plugins: [vanillaExtractPlugin()],
    esbuild: { jsx: "automatic" },
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      target: "es2022",
      rollupOptions: { input: resolve(import.meta.dirname, "page.tsx") },
    },
  });
  const chunks = [made].flat().flatMap((one) => ("output" in one ? one.output : []));
  const script = chunks.find((chunk) => chunk.type === "chunk" && chunk.isEntry);
  const style = chunks.find((chunk) => chunk.fileName.endsWith(".css"));
  return {
    script: script?.type === "chunk" ? script.code : "",
    style: style?.type === "asset" ? String(style.source) : "",
  };
}
