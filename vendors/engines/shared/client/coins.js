// @ts-check
import { overPage } from "./over-page.js";

/**
 * Throws coins up from the middle of the page; they fall out of it.
 * @param {number} count
 */
export function throwCoins(count) {
  const over = overPage();
  if (!over) return;
  const { pen, canvas, scale } = over;
  const size = Math.max(9, Math.min(innerWidth, innerHeight) / 44) * scale;
  const coins = Array.from({ length: count }, () => ({
    x: canvas.width * (0.5 + (Math.random() - 0.5) * 0.3),
    y: canvas.height * 0.62,
    right: (Math.random() - 0.5) * 17 * scale,
    down: -(8 + Math.random() * 13) * scale,
    spin: Math.random() * 6,
    speed: 0.1 + Math.random() * 0.22,
    wait: Math.random() * 40,
  }));
  const frame = () => {
    pen.clearRect(0, 0, canvas.width, canvas.height);
    let isFlying = false;
    for (const coin of coins) {
      if (coin.wait-- > 0) {
        isFlying = true;
        continue;
      }
      coin.x += coin.right;
      coin.y += coin.down;
      coin.down += 0.52 * scale;
      coin.spin += coin.speed;
      if (coin.y > canvas.height + size) continue;
      isFlying = true;
      drawCoin(pen, coin.x, coin.y, size, Math.cos(coin.spin));
    }
    if (isFlying) requestAnimationFrame(frame);
    else pen.clearRect(0, 0, canvas.width, canvas.height);
  };
  requestAnimationFrame(frame);
}

/**
 * @param {CanvasRenderingContext2D} pen
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {number} face how much of the coin's face is turned to the player, -1 to 1
 */
export function drawCoin(pen, x, y, size, face) {
  const wide = Math.max(0.14, Math.abs(face)) * size;
  const disc = (/** @type {number} */ part, /** @type {string} */ colour) => {
    pen.beginPath();
    pen.ellipse(x, y, wide * part, size * part, 0, 0, Math.PI * 2);
    pen.fillStyle = colour;
    pen.fill();
  };
  disc(1, "#a85c04");
  disc(0.9, face > 0 ? "#ffd34d" : "#f2b01e");
  disc(0.66, face > 0 ? "#f2a91a" : "#d98a0c");
  disc(0.54, "#ffdf70");
}
