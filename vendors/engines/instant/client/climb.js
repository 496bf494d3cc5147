// @ts-check

const SLOW = 0.11;
const FAST = 0.055;

/**
 * How high a flight is after some seconds, in hundredths. Each flight climbs alike, so that its height
 * says nothing about its end.
 * @param {number} seconds
 */
export const heightAt = (seconds) => 100 * Math.exp(SLOW * seconds + FAST * seconds ** 2);

/**
 * The seconds in which a flight is so high.
 * @param {number} times in hundredths
 */
export function secondsTo(times) {
  const power = Math.log(Math.max(times, 100) / 100);
  return (Math.sqrt(SLOW ** 2 + 4 * FAST * power) - SLOW) / (2 * FAST);
}

/**
 * What the player typed, in hundredths; null for anything that is no multiplier.
 * @param {string} text with a point or a comma before the decimals
 */
export function readTarget(text) {
  const found = /^\s*(\d{1,4})(?:[.,](\d{1,2}))?\s*$/.exec(text);
  return found ? Number(found[1]) * 100 + Number((found[2] ?? "").padEnd(2, "0")) : null;
}
