import { z } from "zod";
import type { Asked, Drawn, Engine } from "#vendors/engines/engine.ts";
import { type SpinView, spinView } from "#vendors/engines/slots/spin-view.ts";
import { moneyFormOf } from "../../wallet/money-form.ts";
import type { RandomBytes } from "../../wallet/runtime.ts";
import type { SeatRow } from "../engine.ts";
import { wordsOf } from "../shared/page/words.ts";
import { evaluateScreen } from "./engine/evaluate-screen.ts";
import { drawStops, screenAt } from "./engine/screen-at.ts";
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
    picture: async (play) => {
      const { strips } = game.rules;
      const isOwn =
        play.stops.length === strips.length &&
        play.stops.every((stop, reel) => stop < strips[reel]!.length);
      return isOwn ? slotPicture(skin, game, play) : null;
    },
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
  const stops = drawStops(rules, random);
  const screen = evaluateScreen(rules, screenAt(rules, stops));
  const multiplier = isFree ? BigInt(rules.freeGames!.multiplier) : 1n;
  const win = (stake / BigInt(rules.lines.length)) * BigInt(screen.lineBets) * multiplier;
  return {
    kind: isFree ? "free" : "base",
    stake,
    bets: null,
    stops,
    win,
    round: isFree ? { id: seat.round_id!, betTx: seat.bet_tx } : null,
    freeLeft: (isFree ? seat.free_left - 1 : 0) + screen.freeGames,
    freeTotal: (isFree ? seat.free_total : 0) + screen.freeGames,
    roundWin: (isFree ? BigInt(seat.round_win) : 0n) + win,
  };
}
