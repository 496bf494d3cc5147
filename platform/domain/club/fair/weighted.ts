/** A choice by whole weights: number 0 to the sum - 1 of a fair stream names exactly one of them. */
export const sumOf = (choices: readonly { weight: number }[]): number =>
  choices.reduce((sum, { weight }) => sum + weight, 0);

/** The choice that a number names: the first has the numbers below its weight, and so on. */
export function chosen<Choice extends { weight: number }>(
  choices: readonly Choice[],
  number: number,
): Choice {
  let left = number;
  for (const choice of choices) {
    if (left < choice.weight) return choice;
    left -= choice.weight;
  }
  throw new RangeError(`no choice has the number ${number}`);
}
