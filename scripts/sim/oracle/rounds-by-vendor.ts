import { notePlay } from "./protection/note-play.ts";
import type { Atom, Round, State } from "./state.ts";
import { settle, takeBetBack } from "./vendor-rounds.ts";

const DAY = 24 * 3_600_000;

/**
 * The job for rounds without news: after a day the vendor's answer ends them, after two the job
 * does.
 */
export function stuckRoundAtom(id: string, said: string, now: number): Atom {
  return (state) => {
    const round = state.rounds[id];
    if (round?.state !== "OPEN" || round.openedAt >= now - DAY) return "";
    // A call may arrive between the query and the end: the vendor's earlier answer still counts.
    const isDue = Math.max(round.lastAt + DAY, round.dueAt) < now || round.lastAt === now;
    if (!isDue) return "";
    if (said === "CLOSED") settle(state, round, now);
    else if (said === "VOID" && !hasWins(state, id, round)) giveStakesBack(state, id, round, now);
    else if (Math.max(round.lastAt + DAY, round.dueAt) < now - DAY) {
      settle(state, round, now);
      round.flag = "FORCED";
    }
    return "";
  };
}

type ReportedRound = { roundId: string; stake: string; payout: string };

/** A round in the vendor's list with the same sums is closed here too. */
export function reportedRoundAtom({ roundId, stake, payout }: ReportedRound, now: number): Atom {
  return (state) => {
    const round = state.rounds[roundId];
    if (round?.state !== "OPEN") return "";
    const isSame = units(stake) === round.stake && units(payout) === round.payout;
    if (isSame) settle(state, round, now);
    return "";
  };
}

const units = (text: string) => Math.round(Number(text) * 10_000);

/** A win of zero counts too: it ends the bet. */
function hasWins(state: State, id: string, round: Round): boolean {
  const bets = betsOf(state, id);
  return round.payout > 0 || round.freeWins > 0 || bets.some(([, { wins }]) => wins > 0);
}

const betsOf = (state: State, id: string) =>
  Object.entries(state.txs).filter(
    ([, { kind, round, state: stands }]) =>
      round === id && stands === "ACCEPTED" && (kind === "bet" || kind === "betwin"),
  );

function giveStakesBack(state: State, id: string, round: Round, now: number): void {
  for (const [tx, bet] of betsOf(state, id)) {
    bet.state = "ROLLED_BACK";
    const row = { member: round.member, round: id, game: "", amount: 0, ref: tx, wins: 0, at: now };
    const taken = { ...row, kind: "rollback", state: "ACCEPTED", code: "OK" } as const;
    state.txs[`~${tx}`] = { ...taken, isApplied: true };
    takeBetBack(round, bet);
    const back = { stake: -bet.amount, paid: 0, isBet: false };
    notePlay(state, round.member, { at: now, since: bet.at, ...back });
    state.members[round.member]!.cash += bet.amount;
    state.house.game -= bet.amount;
  }
  settle(state, round, now);
}
