import { z } from "zod";
import { moneyFormOf } from "../../wallet/money-form.ts";
import type { RandomBytes } from "../../wallet/runtime.ts";
import type { Asked, Drawn, Engine } from "../engine.ts";
import { wholeRound } from "../shared/whole-round.ts";
import { instantPicture } from "./instant-picture.ts";
import { INSTANT_STAKES } from "./instant-stakes.ts";
import { pickOfBets, type RoundView, roundView, winOf } from "./instant-view.ts";
import { instantPage } from "./page/instant-page.ts";
import type { InstantSkin } from "./page/instant-skin.ts";
import { type InstantKind, instantRules } from "./rules/instant-kinds.ts";

/** As many as the client keeps. */
const RECENT = 16;

const request = z.object({
  spinId: z.string().regex(/^[0-9a-f]{32}$/),
  stake: z.string().regex(/^[1-9]\d{0,9}$/),
  pick: z.string().max(20),
});

/** A game of one choice, one stake and one result, in a game's own skin. */
export function instantMachine(kind: InstantKind, skin: InstantSkin): Engine<RoundView> {
  const rules = instantRules[kind];
  return {
    read(body) {
      const asked = request.safeParse(body);
      if (!asked.success || !rules.isPick(asked.data.pick)) return null;
      const { spinId, pick } = asked.data;
      const stake = BigInt(asked.data.stake);
      if (!INSTANT_STAKES.includes(stake)) return null;
      return { spinId, stake, bets: { [pick]: stake.toString() } };
    },
    draw: (random, _seat, asked) => drawRound(kind, random, asked),
    view: (spin) => roundView(kind, spin),
    picture: async (play) => {
      const pick = pickOfBets(play.bets);
      const isOurs = rules.isPick(pick) && rules.isDrawn(pick, play.stops);
      return isOurs ? instantPicture(kind, skin, { ...play, pick }) : null;
    },
    recent: RECENT,
    page: (parts) => instantPage({ ...parts, money: moneyFormOf(parts), kind, skin }),
  };
}

function drawRound(kind: InstantKind, random: RandomBytes, asked: Asked): Drawn {
  const pick = pickOfBets(asked.bets);
  const stops = instantRules[kind].draw(random, pick);
  return wholeRound(asked, stops, winOf(kind, asked.stake, pick, stops));
}
