// @ts-check
import { element, isCalm } from "./elements.js";

/**
 * The canvas over the page, sized to it; null where nothing may move.
 * @returns {{ pen: CanvasRenderingContext2D, canvas: HTMLCanvasElement, scale: number } | null}
 */
export function overPage() {
  const canvas = /** @type {HTMLCanvasElement} */ (element("coins"));
  const pen = canvas.getContext("2d");
  if (isCalm() || !pen) return null;
  const scale = Math.min(devicePixelRatio, 2);
  canvas.width = innerWidth * scale;
  canvas.height = innerHeight * scale;
  return { pen, canvas, scale };
}
