import type { EngineName } from "../catalogue/engines.ts";
import { toAmountText } from "../wallet/money-text.ts";
import { randomId } from "../wallet/random-id.ts";
import type { RandomBytes } from "../wallet/runtime.ts";
import type { VendorWallet, WalletOutcome } from "../wallet/vw-client.ts";
import { ENGINES } from "./engines.ts";
import { SLOT5_STAKES } from "./slots/engine/models/slot5.ts";

export type SeatToPlay = {
  /** A fresh launch token of the member for this game. */
  launchToken: string;
  gameCode: string;
  /** The engine that plays the game; a slot's by default. */
  engine?: EngineName;
  /** In 1/10,000 of the currency: one of a slot's stakes, or whole chips at a table. */
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
  /** Why play ended early, e.g. INSUFFICIENT_FUNDS. */
  stoppedBy: string | null;
};

/**
 * Plays demonstration rounds for one member through VW/1. Engine, chances and wallet calls are
 * those of the game page, free games included. The seats of one vendor share its wallet client.
 * Stops at the first refusal; throws when an outcome stays unknown.
 */
export async function playRounds(options: {
  wallet: VendorWallet;
  random: RandomBytes;
  seat: SeatToPlay;
  /** Receives the sums of each round when it closes. */
  keep?: KeepRound | undefined;
}): Promise<PlayedSeat> {
  const { wallet, random, seat, keep } = options;
  const entry = await wallet.call("authenticate", {
    launchToken: seat.launchToken,
    gameCode: seat.gameCode,
  });
  const { sessionToken, playerId, currency = "" } = answerOf(entry);
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
    await playRound({ wallet, random, seat, token: sessionToken, currency, played, keep });
  return played;
}

type Table = {
  wallet: VendorWallet;
  random: RandomBytes;
  seat: SeatToPlay;
  token: string;
  /** The player's currency, as the platform reported it. */
  currency: string;
  played: PlayedSeat;
  keep: KeepRound | undefined;
};

/** Sums in 1/10,000. */
type KeepRound = (round: { roundId: string; stake: bigint; payout: bigint }) => Promise<void>;

async function playRound({ wallet, random, seat, token, currency, played, keep }: Table) {
  const stake = seat.stake ?? SLOT5_STAKES[2]!;
  const roundId = randomId(random);
  const { drawRound, drawFreeGame } = ENGINES[seat.engine ?? "slot5"];
  const first = drawRound(random, stake);
  const bet = await wallet.call("betwin", {
    token,
    txId: `${roundId}.b`,
    winTxId: `${roundId}.w`,
    roundId,
    gameCode: seat.gameCode,
    amount: toAmountText(stake),
    winAmount: toAmountText(first.win),
    currency,
    roundClosed: first.freeGames === 0,
    detail: {
      stops: first.stops.join("-"),
      ...(first.spot && { bets: { [first.spot]: stake.toString() } }),
    },
  });
  const { code } = answerOf(bet);
  if (code !== "OK") {
    played.stoppedBy = code;
    return;
  }
  let won = first.win;
  let left = first.freeGames;
  let before = first;
  for (let game = 1; left > 0 && drawFreeGame; game += 1) {
    const free = drawFreeGame(random, stake, before);
    before = free;
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
      detail: { stops: free.stops.join("-") },
    });
    const answer = answerOf(paid);
    if (answer.code !== "OK") throw new Error(`A free game was answered ${answer.code}`);
  }
  await keep?.({ roundId, stake, payout: won });
  played.rounds += 1;
  played.staked += stake;
  played.won += won;
  if (won > played.biggestWin) played.biggestWin = won;
}

function answerOf(outcome: WalletOutcome) {
  if (!outcome.known) throw new Error(`The wallet's answer is unknown: ${outcome.reason}`);
  return outcome.answer;
}
