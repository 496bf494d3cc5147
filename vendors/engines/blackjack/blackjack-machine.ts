import { z } from "zod";
import { moneyFormOf } from "../../wallet/money-form.ts";
import type { RandomBytes } from "../../wallet/runtime.ts";
import type { Asked, Drawn, Engine, SeatRow } from "../engine.ts";
import type { TableSkin } from "../tables/page/table-skin.ts";
import { CHIP_LEAST } from "../tables/table-limits.ts";
import { HAND_MOST } from "./bet-limits.ts";
import { blackjackPicture } from "./blackjack-picture.ts";
import { type BlackjackView, blackjackView } from "./blackjack-view.ts";
import { blackjackPage } from "./page/blackjack-page.ts";
import { dealRound, decide, isOver, MOVES, type Move, paysOf, readRound } from "./rules/hand.ts";
import { shoeWithout } from "./rules/shoe.ts";

/** As many as the client keeps. */
const RECENT = 24;

const spinId = z.string().regex(/^[0-9a-f]{32}$/);
const request = z.discriminatedUnion("move", [
  z.object({
    spinId,
    move: z.literal("deal"),
    bets: z.object({ hand: z.string().regex(/^[1-9]\d{0,9}$/) }).strict(),
  }),
  z.object({ spinId, move: z.enum(MOVES), seen: z.int().min(3).max(80) }),
]);

/** A hand against the dealer, played by decisions, in a game's own skin. */
export function blackjackMachine(skin: TableSkin): Engine<BlackjackView> {
  return {
    read(body) {
      const asked = request.safeParse(body);
      if (!asked.success) return null;
      const { data } = asked;
      if (data.move !== "deal") return decision(data.spinId, data.move, data.seen);
      const stake = BigInt(data.bets.hand);
      const isWhole = stake % CHIP_LEAST === 0n && stake <= HAND_MOST;
      return isWhole ? { spinId: data.spinId, stake, bets: null } : null;
    },
    draw: (random, seat, asked) =>
      asked.decision ? goOn(random, seat, asked.decision) : begin(random, seat, asked.stake),
    leave: (id, stops) => decision(id, "leave", stops.length),
    view: blackjackView,
    picture: async (play) => blackjackPicture(skin, play),
    recent: RECENT,
    page: (parts) => blackjackPage({ ...parts, money: moneyFormOf(parts), skin }),
  };
}

const decision = (id: string, move: string, seen: number): Asked => ({
  spinId: id,
  stake: 0n,
  bets: null,
  decision: { move, seen },
});

/** A new round; none while another waits for a decision. */
function begin(random: RandomBytes, seat: SeatRow, stake: bigint): Drawn | null {
  if (openRound(seat)) return null;
  const { record, hole } = dealRound(shoeWithout(random, []));
  return { kind: "base", stake, bets: null, round: null, ...stateOf(record, hole, stake) };
}

/** The open round after a decision. Doubling and splitting stake once more in the same round. */
function goOn(
  random: RandomBytes,
  seat: SeatRow,
  { move, seen }: { move: string; seen: number },
): Drawn | null {
  const open = openRound(seat);
  if (!open || open.stops.length !== seen) return null;
  const { stops, hole, dealt } = open;
  const draw = shoeWithout(random, [...dealt, hole]);
  const record = decide(stops, move as Move | "leave", { hole, draw });
  if (!record) return null;
  const stake = BigInt(seat.stake ?? 0);
  return {
    kind: move === "double" || move === "split" ? "base" : "free",
    stake,
    bets: null,
    round: { id: seat.round_id!, betTx: seat.bet_tx },
    ...stateOf(record, hole, stake),
  };
}

/** The round that waits for a decision at this seat. */
function openRound({ free_left, last_stops: stops, last_hidden: hidden }: SeatRow) {
  const hole = hidden?.[0];
  const round = free_left > 0 && stops && readRound(stops);
  if (!round || hole === undefined) return null;
  return { stops, hole, dealt: [...round.dealer, ...round.hands.flatMap(({ cards }) => cards)] };
}

function stateOf(record: readonly number[], hole: number, stake: bigint) {
  const round = readRound(record)!;
  const isEnd = isOver(round);
  const win = isEnd ? paysOf(round, stake).reduce((sum, one) => sum + one, 0n) : 0n;
  return {
    stops: record,
    hidden: isEnd ? undefined : [hole],
    win,
    freeLeft: isEnd ? 0 : 1,
    freeTotal: isEnd ? 0 : 1,
    roundWin: win,
  };
}
