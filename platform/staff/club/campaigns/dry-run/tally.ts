/** What one member would have been paid under one reward on one day of the merchant. */
export type Payment = {
  reward: string;
  day: string;
  /** How often; a draw expects fractions. */
  times: number;
  paid: bigint;
  points: number;
  /** Free spins at their stake, in ledger units. */
  spins?: bigint;
};

type Sum = { times: number; paid: bigint; points: number; spins: bigint };
const NOTHING: Sum = { times: 0, paid: 0n, points: 0, spins: 0n };

const plus = (one: Sum, other: Sum): Sum => ({
  times: one.times + other.times,
  paid: one.paid + other.paid,
  points: one.points + other.points,
  spins: one.spins + other.spins,
});

/** Adds up payments and keeps sums alone, so its size follows the rewards and days, not the players. */
export class Tally {
  readonly #rewards = new Map<string, Sum>();
  readonly #days = new Map<string, bigint>();
  #players = 0;

  /** Counts one more player, with all that they would have been paid. */
  addPlayer(payments: readonly Payment[]): void {
    if (payments.length === 0) return;
    this.#players += 1;
    for (const payment of payments) this.add(payment);
  }

  /** Adds a payment of nobody in particular. */
  add({ reward, day, spins = 0n, ...sum }: Payment): void {
    this.#rewards.set(reward, plus(this.#rewards.get(reward) ?? NOTHING, { ...sum, spins }));
    this.#days.set(day, (this.#days.get(day) ?? 0n) + sum.paid + spins);
  }

  /** The sums, with the first day on which a budget would not have been enough. */
  result(budget: bigint) {
    const rewards = [...this.#rewards].map(([reward, sum]) => ({ reward, ...sum }));
    const { paid, points, spins } = rewards.reduce<Sum>(plus, NOTHING);
    let left = budget;
    let stoppedOn: string | null = null;
    for (const [day, cost] of [...this.#days].sort(([one], [other]) => (one < other ? -1 : 1))) {
      left -= cost;
      if (left < 0n) stoppedOn ??= day;
    }
    return { players: this.#players, paid, points, spins, rewards, stoppedOn };
  }
}
