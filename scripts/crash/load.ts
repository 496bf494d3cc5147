import { randomUUID } from "node:crypto";
import type { Player } from "./players.ts";

export type Bet = { player: Player; txId: string; winTxId: string; roundId: string };
export type Acknowledged = Bet & { platformTxId: string; platformWinTxId: string };
export type Load = {
  acknowledged: Acknowledged[];
  /** Sent but never answered: they may be booked once or not at all. */
  unknown: Bet[];
  stop(): Promise<void>;
};

const STAKE = "0.2";
const WIN = "0.1999";

/** Every player bets and wins without a pause, `atOnce` at a time, until it is stopped. */
export function startLoad(players: Player[], atOnce: number): Load {
  const acknowledged: Acknowledged[] = [];
  const unknown: Bet[] = [];
  let isRunning = true;
  const worker = async (player: Player) => {
    while (isRunning) {
      const bet = { player, txId: randomUUID(), winTxId: randomUUID(), roundId: randomUUID() };
      const booked = await send(bet);
      if (booked) acknowledged.push(booked);
      else unknown.push(bet);
      if (!booked) return;
    }
  };
  const working = Promise.all(
    Array.from({ length: atOnce }, (_, index) => worker(players[index % players.length]!)),
  );
  return {
    acknowledged,
    unknown,
    async stop() {
      isRunning = false;
      await working;
    },
  };
}

/** The signed call. A repeated bet gets the same answer, whatever happened to the first. */
export async function send(bet: Bet): Promise<Acknowledged | undefined> {
  const { player, ...ids } = bet;
  const outcome = await player.wallet.call("betwin", {
    token: player.token,
    gameCode: player.gameCode,
    amount: STAKE,
    winAmount: WIN,
    currency: player.currency,
    roundClosed: true,
    ...ids,
  });
  if (!outcome.known) return undefined;
  const { code, message, platformTxId, platformWinTxId } = outcome.answer;
  if (code !== "OK" || !platformTxId || !platformWinTxId) throw new Error(`${code}: ${message}`);
  return { ...bet, platformTxId, platformWinTxId };
}
