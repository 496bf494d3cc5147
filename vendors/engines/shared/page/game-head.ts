import { embedJson, escapeHtml } from "./html.ts";

type GameHead = {
  language: string;
  nonce: string;
  /** The address of all client files. */
  base: string;
  /** The engine's folder of client and styles. */
  engine: "slots" | "tables" | "blackjack" | "instant";
  skin: { name: string; plate: string };
  /** The address of the face of the game's name. */
  face: string;
  /** The picture of the browser's tab, and those that the first view shows: names of icons. */
  icon: string;
  icons?: readonly string[];
  /** The client's modules, so that the browser loads them at once. */
  modules: readonly string[];
  style: string;
  /** The client's data. */
  setup: unknown;
};

/** The beginning of a game's document, up to its body. */
export function gameHead(head: GameHead): string {
  const { language, nonce, base, engine, skin, face, icon, icons = [], modules } = head;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<meta name="theme-color" content="${skin.plate}">
<title>${escapeHtml(skin.name)}</title>
<link rel="icon" href="/media/icons/${icon}.webp">
<link rel="preload" href="${face}" as="font" type="font/woff2" crossorigin>
<link rel="preload" href="${base}/shared/fonts/figtree-normal.woff2" as="font" type="font/woff2" crossorigin>
${icons.map((name) => `<link rel="preload" href="/media/icons/${name}.webp" as="image">`).join("\n")}
<link rel="stylesheet" href="${base}/${engine}/styles.css">
${modules.map((name) => `<link rel="modulepreload" href="${base}/${name}" nonce="${nonce}">`).join("\n")}
<style nonce="${nonce}">${head.style}</style>
<script type="module" nonce="${nonce}" src="${base}/${engine}/client/main.js"></script>
<script type="application/json" id="setup">${embedJson(head.setup)}</script>
</head>`;
}
