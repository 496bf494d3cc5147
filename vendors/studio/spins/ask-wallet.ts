import type { SpinRow } from "../../engines/engine.ts";
import { fromAmountText, toAmountText } from "../../wallet/money-text.ts";
import type { VendorWallet, WalletOutcome } from "../../wallet/vw-client.ts";

/** The state of a spin's money; "unknown" must be queried again. */
export type Verdict =
  | { state: "done"; balance: bigint | null }
  | { state: "refused" | "void" | "dead"; code: string; balance: bigint | null }
  | { state: "unknown"; reason: string };

/** What the platform keeps of a spin for its picture; a round is told when all of it is shown. */
const detailOf = ({ stops, bets, hidden }: SpinRow) =>
  hidden === null ? { detail: { stops: stops.join("-"), ...(bets && { bets }) } } : {};

/**
 * Bets and pays a paid spin in one call. The ids of bet and win come from the spin, so a repeated
 * call moves the money once.
 */
export async function askBet(wallet: VendorWallet, spin: SpinRow, session: SpinSession) {
  const outcome = await wallet.call("betwin", {
    token: session.sessionToken,
    txId: `${spin.tx_id}.b`,
    winTxId: `${spin.tx_id}.w`,
    roundId: spin.round_id,
    gameCode: spin.game_code,
    amount: toAmountText(spin.gift ? 0n : BigInt(spin.stake)),
    ...(spin.gift && { freeRoundId: spin.gift }),
    winAmount: toAmountText(BigInt(spin.win)),
    currency: session.currency,
    roundClosed: spin.closes,
    ...detailOf(spin),
  });
  return verdictOf(outcome, (code) => (code === "TX_ROLLED_BACK" ? "void" : "refused"));
}

/**
 * Rolls back a paid spin whose outcome is unknown. A round that has its win cannot be rolled back:
 * ALREADY_SETTLED proves that bet and win were booked, so the spin stands.
 */
export async function askRollback(wallet: VendorWallet, spin: SpinRow): Promise<Verdict> {
  const outcome = await wallet.call("rollback", {
    playerId: spin.player_id,
    txId: `${spin.tx_id}.x`,
    refTxId: `${spin.tx_id}.b`,
    roundId: spin.round_id,
    reason: "no answer to betwin",
  });
  if (!outcome.known) return { state: "unknown", reason: outcome.reason };
  const { code, balance } = outcome.answer;
  if (code === "OK") return { state: "void", code: "NO_ANSWER", balance: readBalance(balance) };
  if (code === "ALREADY_SETTLED") {
    const now = await wallet.call("balance", { playerId: spin.player_id });
    return { state: "done", balance: readBalance(now.known ? now.answer.balance : undefined) };
  }
  return { state: "dead", code, balance: null };
}

/**
 * Pays a spin that takes no stake. While its bet is in flight (BET_NOT_FOUND), the win is tried again.
 */
export async function askWin(wallet: VendorWallet, spin: SpinRow): Promise<Verdict> {
  const outcome = await wallet.call("win", {
    playerId: spin.player_id,
    txId: `${spin.tx_id}.w`,
    roundId: spin.round_id,
    ...(spin.ref_tx_id && { refTxId: spin.ref_tx_id }),
    amount: toAmountText(BigInt(spin.win)),
    roundClosed: spin.closes,
    winType: "free",
    ...detailOf(spin),
  });
  if (outcome.known && outcome.answer.code === "BET_NOT_FOUND")
    return { state: "unknown", reason: "the platform has not seen the bet yet" };
  return verdictOf(outcome, () => "dead");
}

export type SpinSession = { sessionToken: string; currency: string };

function verdictOf(
  outcome: WalletOutcome,
  stateOf: (code: string) => "refused" | "void" | "dead",
): Verdict {
  if (!outcome.known) return { state: "unknown", reason: outcome.reason };
  const { code } = outcome.answer;
  const balance = readBalance(outcome.answer.balance);
  return code === "OK" ? { state: "done", balance } : { state: stateOf(code), code, balance };
}

function readBalance(text: string | undefined): bigint | null {
  return text === undefined ? null : fromAmountText(text);
}
