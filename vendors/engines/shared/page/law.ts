import { moneyWriter } from "../client/money.js";

type Law = {
  words: { readonly [Key in "lawStake" | "lawSpeed"]: string };
  money: Parameters<typeof moneyWriter>[0];
  stakeMost: string | null;
  spinMsLeast: number;
};

/** The stakes up to the law's cap. Where it lies below all of them, the lowest is shown and refused. */
export function offeredStakes(stakes: readonly bigint[], stakeMost: string | null) {
  const lawful = stakes.filter((stake) => stakeMost === null || stake <= BigInt(stakeMost));
  return lawful.length > 0 ? lawful : stakes.slice(0, 1);
}

/** What the law says about the stake of a spin; null where it says nothing. */
export const lawOfStakes = ({
  words,
  money,
  stakeMost,
}: Omit<Law, "spinMsLeast">): string | null =>
  stakeMost === null
    ? null
    : words.lawStake.replace("{amount}", moneyWriter(money)(BigInt(stakeMost)));

/** What the law says about the time between two spins; null where it says nothing. */
export const lawOfSpeed = ({ words, money, spinMsLeast }: Omit<Law, "stakeMost">): string | null =>
  spinMsLeast === 0
    ? null
    : words.lawSpeed.replace(
        "{seconds}",
        new Intl.NumberFormat(money.locale).format(spinMsLeast / 1000),
      );
