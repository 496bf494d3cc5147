// @ts-check
/** @import { TableView } from "../../engine.ts" */
/** @import { SeatRound } from "#vendors/studio/rounds/seat-rounds.ts" */

/** The server says that this game is no longer open. */
export class Gone extends Error {}

/** No answer came: the round may have been played or not. */
export class Silence extends Error {}

const WAIT_MS = 20_000;
/** What a gateway or a proxy answers for a server that is gone. */
const GATEWAY_STATUSES = [502, 503, 504];

/**
 * Requests a round. The id makes it safe to repeat when no answer came.
 * @template View
 * @param {{ spinId: string }} asked
 * @returns {Promise<View>}
 */
export function askSpin(asked) {
  return ask("spin", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(asked),
  });
}

/**
 * @template View
 * @returns {Promise<TableView<View>>}
 */
export function askTable() {
  return ask("table", {});
}

/**
 * The player's last rounds at this game, newest first.
 * @returns {Promise<SeatRound[]>}
 */
export async function askHistory() {
  const { rounds } = await ask("history", {});
  return rounds;
}

/** 128 random bits as text. */
export function newSpinId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * @param {string} name
 * @param {RequestInit} options
 */
async function ask(name, options) {
  const address = `${location.pathname.replace(/\/$/, "")}/${name}`;
  const signal = AbortSignal.timeout(WAIT_MS);
  const response = await fetch(address, { ...options, signal }).catch(() => null);
  if (!response || GATEWAY_STATUSES.includes(response.status)) throw new Silence();
  if (response.status === 404 || response.status === 410) throw new Gone();
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.json();
}
