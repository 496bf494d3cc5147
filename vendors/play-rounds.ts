import { toAmountText } from "./money-text.ts";
import { randomId } from "./random-id.ts";
import type { RandomBytes } from "./runtime.ts";
import { evaluateScreen } from "./slots/engine/evaluate-screen.ts";
import { drawStops, screenAt } from "./slots/engine/screen-at.ts";
import { SLOT5_STAKES, slot5 } from "./slots/engine/slot5.ts";
import type { VendorWallet, WalletOutcome } from "./vw-client.ts";

export type SeatToPlay = {
  /** A fresh launch token of the member for this game. */
  launchToken: string;
  gameCode: string;
  currency: string;
  /** 1/10,000 of the currency; one of SLOT5_STAKES. */
  stake?: bigint;
  rounds: number;
};

export type PlayedSeat = {
  gameCode: string;
  playerId: string;
  rounds: number;
  /** Sums in 1/10,000. */
  staked: bigint;
  won: bigint;
  biggestWin: bigint;
  /** Why it ended before its rounds were played, e.g. INSUFFICIENT_FUNDS. */
  stoppedBy: string | null;
};

/**
 * Plays honest demonstration rounds for one member through VW/1: the same engine, the same
 * chances and the same wallet calls as the game page, free games included. The seats of one vendor
 * share its wallet client. Stops at the first refusal; throws when an outcome stays unknown.
 */
export async function playRounds(options: {
  wallet: VendorWallet;
  random: RandomBytes;
  seat: SeatToPlay;
}): Promise<PlayedSeat> {
  const { wallet, random, seat } = options;
  const entry = await wallet.call("authenticate", {
    launchToken: seat.launchToken,
    gameCode: seat.gameCode,
  });
  const { sessionToken, playerId } = answerOf(entry);
  const played: PlayedSeat = {
    gameCode: seat.gameCode,
    playerId: playerId ?? "",
    rounds: 0,
    staked: 0n,
    won: 0n,
    biggestWin: 0n,
    stoppedBy: sessionToken ? null : answerOf(entry).code,
  };
  while (sessionToken && played.rounds < seat.rounds && !played.stoppedBy)
    await playRound({ wallet, random, seat, token: sessionToken, played });
  return played;
}

type Table = {
  wallet: VendorWallet;
  random: RandomBytes;
  seat: SeatToPlay;
  token: string;
  played: PlayedSeat;
};

async function playRound({ wallet, random, seat, token, played }: Table) {
  const stake = seat.stake ?? SLOT5_STAKES[2]!;
  const roundId = randomId(random);
  const first = drawn(random, stake, 1n);
  const bet = await wallet.call("betwin", {
    token,
    txId: `${roundId}.b`,
    winTxId: `${roundId}.w`,
    roundId,
    gameCode: seat.gameCode,
    amount: toAmountText(stake),
    winAmount: toAmountText(first.win),
    currency: seat.currency,
    roundClosed: first.freeGames === 0,
  });
  const { code } = answerOf(bet);
  if (code !== "OK") {
    played.stoppedBy = code;
    return;
  }
  let won = first.win;
  let left = first.freeGames;
  for (let game = 1; left > 0; game += 1) {
    const free = drawn(random, stake, BigInt(slot5.freeGames!.multiplier));
    left += free.freeGames - 1;
    won += free.win;
    const paid = await wallet.call("win", {
      playerId: played.playerId,
      txId: `${roundId}.f${game}`,
      roundId,
      refTxId: `${roundId}.b`,
      amount: toAmountText(free.win),
      roundClosed: left === 0,
      winType: "free",
    });
    const answer = answerOf(paid);
    if (answer.code !== "OK") throw new Error(`A free game was answered ${answer.code}`);
  }
  played.rounds += 1;
  played.staked += stake;
  played.won += won;
  if (won > played.biggestWin) played.biggestWin = won;
}

function drawn(random: RandomBytes, stake: bigint, multiplier: bigint) {
  const screen = evaluateScreen(slot5, screenAt(slot5, drawStops(slot5, random)));
  const lineBet = stake / BigInt(slot5.lines.length);
  return { win: lineBet * BigInt(screen.lineBets) * multiplier, freeGames: screen.freeGames };
}

function answerOf(outcome: WalletOutcome) {
  if (!outcome.known) throw new Error(`The wallet's answer is unknown: ${outcome.reason}`);
  return outcome.answer;
}
