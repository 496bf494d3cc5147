import type { Words } from "../words/es.ts";
import { filled } from "../words/filled.ts";

/** Lays the site out at its width; a narrower window shows it scaled down as a whole. */
export function fitStage({ width, words }: { width: number; words: Words }) {
  const stage = document.querySelector<HTMLElement>("#stage")!;
  const site = document.querySelector<HTMLIFrameElement>("#site")!;
  // The stage's content must not keep it from shrinking.
  site.style.height = "0";
  const scale = Math.min(1, stage.clientWidth / width);
  site.width = String(width);
  site.style.height = `${stage.clientHeight / scale}px`;
  site.style.transform = scale < 1 ? `scale(${scale})` : "";
  const percent = Math.round(scale * 100);
  stage.dataset.scale = scale < 1 ? filled(words.scaled, { percent }) : "";
  stage.toggleAttribute("data-narrowed", scale < 1);
}
