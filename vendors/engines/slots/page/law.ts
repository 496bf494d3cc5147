import { moneyWriter } from "../../shared/client/money.js";
import type { GamePage } from "./game-page.ts";

/** The stakes up to the law's cap. Where it lies below all of them, the lowest is shown and refused. */
export function offeredStakes({ game, stakeMost }: Pick<GamePage, "game" | "stakeMost">) {
  const lawful = game.stakes.filter((stake) => stakeMost === null || stake <= BigInt(stakeMost));
  return lawful.length > 0 ? lawful : game.stakes.slice(0, 1);
}

/** What the law says about the stake of a spin; null where it says nothing. */
export const lawOfStakes = ({ words, money, stakeMost }: GamePage): string | null =>
  stakeMost === null
    ? null
    : words.lawStake.replace("{amount}", moneyWriter(money)(BigInt(stakeMost)));

/** What the law says about the time between two spins; null where it says nothing. */
export const lawOfSpeed = ({ words, money, spinMsLeast }: GamePage): string | null =>
  spinMsLeast === 0
    ? null
    : words.lawSpeed.replace(
        "{seconds}",
        new Intl.NumberFormat(money.locale).format(spinMsLeast / 1000),
      );
