import { escapeHtml } from "./html.ts";
import type { Words } from "./words.ts";

/** A plain page for a game that cannot be shown: gone, opening or unknown. */
export function noticePage(page: {
  words: Words;
  language: "es" | "en";
  nonce: string;
  /** The address of the games' own files. */
  files: { base: string };
  kind: "gone" | "opening" | "notFound";
}): string {
  const { words, kind } = page;
  const text = kind === "gone" ? `<p>${words.goneText}</p>` : "";
  const again = kind === "opening" ? '<meta http-equiv="refresh" content="2">' : "";
  const reload = kind === "opening" ? `<p><a href="">${words.reload}</a></p>` : "";
  return `<!doctype html><html lang="${page.language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">${again}<title>${escapeHtml(words[kind])}</title>
<style nonce="${page.nonce}">@font-face{font-family:Text;src:url(${page.files.base}/shared/fonts/figtree-normal.woff2) format("woff2");font-weight:400 800;font-display:swap}body{margin:0;min-height:100dvh;display:grid;place-items:center;background:#14101f;color:#fff;font:17px/1.5 Text,sans-serif;text-align:center}main{padding:24px;max-width:34rem}h1{font-size:1.5rem;text-wrap:balance}a{color:#ffd76a}</style>
</head><body><main><h1>${escapeHtml(words[kind])}</h1>${text}${reload}</main></body></html>`;
}
