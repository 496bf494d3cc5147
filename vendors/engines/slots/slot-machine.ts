import { z } from "zod";
import type { Asked, Drawn, Engine } from "#vendors/engines/engine.ts";
import { type SpinView, spinView } from "#vendors/engines/slots/spin-view.ts";
import { moneyFormOf } from "../../wallet/money-form.ts";
import type { RandomBytes } from "../../wallet/runtime.ts";
import type { SeatRow } from "../engine.ts";
import { wordsOf } from "../shared/page/words.ts";
import { drawBaseStops, drawFreeStops, isStopsOf, spinResult } from "./engine/play-spin.ts";
import type { SlotGame } from "./engine/slot-kinds.ts";
import { gamePage } from "./page/game-page.ts";
import type { Skin } from "./page/skin.ts";
import { slotPicture } from "./slot-picture.ts";

const requestFor = ({ stakes }: SlotGame) =>
  z.object({
    spinId: z.string().regex(/^[0-9a-f]{32}$/),
    stake: z
      .string()
      .regex(/^\d{1,9}$/)
      .transform(BigInt)
      .refine((stake) => stakes.includes(stake)),
    gift: z.string().max(64).optional(),
  });

/** A slot in a game's own skin. */
export function slotMachine(skin: Skin, game: SlotGame): Engine<SpinView> {
  const request = requestFor(game);
  return {
    read: (body) => {
      const asked = request.safeParse(body);
      return asked.success ? { ...asked.data, bets: null } : null;
    },
    draw: (random, seat, asked) => drawSpin(game, { random, seat, asked }),
    view: (spin) => spinView(game.rules, spin),
    picture: async (play) =>
      isStopsOf(game.rules, play.stops) ? slotPicture(skin, game, play) : null,
    recent: 0,
    page: (parts) =>
      gamePage({ ...parts, ...wordsOf(parts.language), money: moneyFormOf(parts), skin, game }),
  };
}

/** A free game uses its round's stake whatever the request says, and its win is multiplied. */
function drawSpin(
  { rules }: SlotGame,
  { random, seat, asked }: { random: RandomBytes; seat: SeatRow; asked: Asked },
): Drawn {
  const isFree = seat.free_left > 0;
  const stake = isFree ? BigInt(seat.stake!) : asked.stake;
  const kind = isFree ? "free" : "base";
  const stops = isFree
    ? drawFreeStops(rules, random, seat.last_stops ?? [])
    : drawBaseStops(rules, random);
  const { paid, freeGames } = spinResult(rules, stops, kind);
  const win = (stake / BigInt(rules.bets)) * BigInt(paid);
  return {
    kind,
    stake,
    bets: null,
    stops,
    win,
    round: isFree ? { id: seat.round_id!, betTx: seat.bet_tx } : null,
    freeLeft: (isFree ? seat.free_left - 1 : 0) + freeGames,
    freeTotal: (isFree ? seat.free_total : 0) + freeGames,
    roundWin: (isFree ? BigInt(seat.round_win) : 0n) + win,
  };
}
