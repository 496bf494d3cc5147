// @ts-check
import { heightAt } from "./climb.js";

/** Where the tip stands at its furthest, in parts of the canvas. */
const TIP = { x: 0.8, y: 0.24 };
const FOOT = { x: 0.07, y: 0.9 };
const POINTS = 60;

/**
 * Draws the flight's curve and puts the craft on its tip.
 * @param {HTMLCanvasElement} canvas
 * @param {HTMLElement} craft
 */
export function createCurve(canvas, craft) {
  const pen = canvas.getContext("2d");
  const tone = (/** @type {string} */ name) =>
    getComputedStyle(document.body).getPropertyValue(name).trim();

  /**
   * @param {number} seconds
   * @param {{ target: number, isOut: boolean, isOver: boolean }} state
   */
  function draw(seconds, { target, isOut, isOver }) {
    const scale = Math.min(devicePixelRatio, 2);
    const [width, height] = [canvas.clientWidth, canvas.clientHeight];
    if (!pen || width === 0) return;
    canvas.width = width * scale;
    canvas.height = height * scale;
    pen.scale(scale, scale);
    // The first seconds fill the sky slowly; later it scrolls.
    const reach = Math.min(1, 0.16 + seconds / 3.2);
    const [wide, high] = [(TIP.x - FOOT.x) * width * reach, (FOOT.y - TIP.y) * height * reach];
    const top = Math.max(heightAt(seconds) - 100, 4);
    const xOf = (/** @type {number} */ at) => FOOT.x * width + wide * at;
    const yOf = (/** @type {number} */ times) =>
      FOOT.y * height - high * Math.min(1.25, (times - 100) / top);
    grid(pen, { width, height, seconds });
    const points = Array.from({ length: POINTS + 1 }, (_, at) => {
      const part = at / POINTS;
      return { x: xOf(part), y: yOf(heightAt(seconds * part)) };
    });
    const tip = points[POINTS] ?? { x: 0, y: 0 };
    const line = isOver && !isOut ? "#ff8a80" : isOut ? "#8dffb5" : tone("--title-light");
    const body = isOver && !isOut ? "#d8323c" : isOut ? "#1fbf62" : tone("--title-deep");
    const fall = pen.createLinearGradient(0, tip.y, 0, FOOT.y * height);
    fall.addColorStop(0, `${body}c0`);
    fall.addColorStop(1, `${body}08`);
    trace(pen, points);
    pen.lineTo(tip.x, FOOT.y * height);
    pen.lineTo(points[0]?.x ?? 0, FOOT.y * height);
    pen.closePath();
    pen.fillStyle = fall;
    pen.fill();
    targetLine(pen, { y: yOf(target), width, isOut });
    trace(pen, points);
    pen.lineCap = "round";
    pen.shadowColor = body;
    pen.shadowBlur = 18;
    pen.strokeStyle = body;
    pen.lineWidth = 8;
    pen.stroke();
    pen.shadowBlur = 0;
    pen.strokeStyle = line;
    pen.lineWidth = 3;
    pen.stroke();
    const before = points[POINTS - 3] ?? tip;
    const angle = Math.atan2(tip.y - before.y, tip.x - before.x || 1);
    craft.style.translate = `${tip.x.toFixed(1)}px ${tip.y.toFixed(1)}px`;
    craft.style.setProperty("--lean", `${((angle * 180) / Math.PI + 45).toFixed(1)}deg`);
  }
  return { draw };
}

/**
 * @param {CanvasRenderingContext2D} pen
 * @param {{ x: number, y: number }[]} points
 */
function trace(pen, points) {
  pen.beginPath();
  for (const { x, y } of points) pen.lineTo(x, y);
}

/**
 * Lines of the sky that scroll with the flight.
 * @param {CanvasRenderingContext2D} pen
 * @param {{ width: number, height: number, seconds: number }} sky
 */
function grid(pen, { width, height, seconds }) {
  pen.strokeStyle = "#ffffff1f";
  pen.lineWidth = 1;
  const step = Math.max(48, width / 9);
  const shift = (seconds * step * 0.55) % step;
  pen.beginPath();
  for (let x = step - shift; x < width; x += step) {
    pen.moveTo(x, 0);
    pen.lineTo(x, height);
  }
  for (let y = shift; y < height; y += step) {
    pen.moveTo(0, y);
    pen.lineTo(width, y);
  }
  pen.stroke();
}

/**
 * @param {CanvasRenderingContext2D} pen
 * @param {{ y: number, width: number, isOut: boolean }} line
 */
function targetLine(pen, { y, width, isOut }) {
  pen.setLineDash([9, 8]);
  pen.strokeStyle = isOut ? "#8dffb5" : "#ffffffa8";
  pen.lineWidth = 2;
  pen.beginPath();
  pen.moveTo(0, y);
  pen.lineTo(width, y);
  pen.stroke();
  pen.setLineDash([]);
}
