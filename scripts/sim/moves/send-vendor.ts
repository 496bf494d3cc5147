import { VENDOR_BASE, type VendorAnswer } from "#platform/contract/play/vendor-wallet.ts";
import { signedHeaders } from "#platform/contract/wire/signature.ts";
import type { VendorMove } from "../oracle/vendor-moves.ts";
import { type Station, tokenOf, VENDOR, VENDOR_SECRET, type World } from "../world.ts";

/** Answered session tokens, by the ticket that was exchanged for each. */
export type Tokens = Map<string, string>;

/** Sends one signed call through the real handler; null when its outcome is unknown. */
export async function sendVendor(
  world: World,
  station: Station,
  move: VendorMove,
  tokens: Tokens,
  { nonce, skew = 0 }: { nonce: string; skew?: number | undefined },
): Promise<string | null> {
  const path = `${VENDOR_BASE}/${move.call}`;
  const body = JSON.stringify(bodyOf(world, move, tokens));
  const timestamp = String(Math.floor(world.now() / 1000) + skew);
  const headers = signedHeaders(VENDOR, VENDOR_SECRET, {
    timestamp,
    nonce,
    method: "POST",
    path,
    body,
  });
  const url = `http://platform.sim${path}`;
  const response = await station.wallet(new Request(url, { method: "POST", headers, body }));
  const answer = (await response.json()) as VendorAnswer;
  if (response.status === 503) return null;
  if (move.call === "authenticate" && answer.sessionToken) {
    tokens.set(move.ticket, answer.sessionToken);
  }
  return read(answer);
}

function read(answer: VendorAnswer): string {
  const { code, balance, replay, applied, reason, transactions, results } = answer;
  const cash = balance === undefined ? "" : ` ${Math.round(Number(balance) * 10_000)}`;
  const news = replay === undefined ? "" : replay ? " replay" : " new";
  const effect = applied === undefined ? "" : ` applied=${applied}`;
  const each = [...(transactions ?? []).map(show), ...(results ?? []).map(showResult)];
  const why = reason === undefined ? "" : ` ${reason}`;
  return `${code}${cash}${news}${effect}${each.join("")}${why}`;
}

const showResult = ({ txId, code, replay }: NonNullable<VendorAnswer["results"]>[number]) =>
  ` ${txId} ${code}${replay === undefined ? "" : replay ? " replay" : " new"}`;

const show = (one: NonNullable<VendorAnswer["transactions"]>[number]) =>
  ` ${one.kind} ${one.state} ${Math.round(Number(one.amount ?? 0) * 10_000)}`;

const decimals = (units: number) => (units / 10_000).toFixed(4);

type Bet = Extract<VendorMove, { call: "bets" }>["bets"][number];

function betOf({ tx: txId, round: roundId, game: gameCode, ...bet }: Bet) {
  const { effective, series, dueAt } = bet;
  return {
    txId,
    roundId,
    gameCode,
    amount: decimals(bet.amount),
    ...(effective !== undefined && { effective: decimals(effective) }),
    ...(series && { rebate: { series: series[0], seriesBet: series[1] } }),
    ...(dueAt && { dueBy: new Date(dueAt).toISOString() }),
  };
}

type Win = Extract<VendorMove, { call: "settle" }>["results"][number];

function winOf(code: string, { tx: txId, round: roundId, ref, effective, ...win }: Win) {
  return {
    playerId: `${code}.${win.member}`,
    txId,
    roundId,
    amount: decimals(win.amount),
    roundClosed: win.isLast,
    winType: win.isLate ? "jackpot" : "normal",
    ...(ref && { refTxId: ref }),
    ...(effective !== undefined && { effective: decimals(effective) }),
  };
}

function bodyOf({ code }: World, move: VendorMove, tokens: Tokens): Record<string, unknown> {
  const playerId = "member" in move ? `${code}.${move.member}` : undefined;
  const token = tokens.get("session" in move ? move.session : "");
  const currency = "MXN";
  switch (move.call) {
    case "authenticate": {
      const game = Number(move.ticket.slice(1)) % 2 === 0 ? "RNG" : "LIVE";
      return { launchToken: tokenOf(code, move.ticket), gameCode: game };
    }
    case "balance":
      return { playerId };
    case "bet":
    case "betwin": {
      const bet = { token, currency, ...betOf(move) };
      if (move.call === "bet") return bet;
      const { winTx: winTxId, isLast: roundClosed } = move;
      return { ...bet, winTxId, winAmount: decimals(move.win), roundClosed };
    }
    case "bets": {
      const bets = move.bets.map(betOf);
      return { token, currency, bets };
    }
    case "win":
      return winOf(code, move);
    case "settle":
      return { results: move.results.map((result) => winOf(code, result)) };
    case "rollback": {
      const { tx: txId, round: roundId, ref: refTxId } = move;
      return { playerId, txId, roundId, refTxId, reason: "timeout" };
    }
    case "endround":
      return { playerId, roundId: move.round };
    case "heartbeat":
      return { token };
    case "tx":
      return { playerId, txId: move.tx };
    case "bonus":
      return { playerId, txId: move.tx, kind: move.of, amount: decimals(move.amount) };
    case "adjust": {
      const { tx: txId, ref: refTxId, amount } = move;
      return { playerId, txId, refTxId, amount: decimals(amount), reason: "settled again" };
    }
  }
}
