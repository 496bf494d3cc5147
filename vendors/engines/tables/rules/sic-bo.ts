import { drawBelow } from "#vendors/wallet/draw-below.ts";
import type { Spot, TableRules } from "./table-rules.ts";

/** The pay of each sum of the three dice, in addition to the stake. */
const SUM_PAYS: Readonly<Record<number, number>> = {
  4: 62,
  5: 31,
  6: 18,
  7: 12,
  8: 8,
  9: 7,
  10: 6,
  11: 6,
  12: 7,
  13: 8,
  14: 12,
  15: 18,
  16: 31,
  17: 62,
};
const PAYS = { double: 11, triple: 190, anyTriple: 31 } as const;
const FACES = [1, 2, 3, 4, 5, 6];

const spots: readonly Spot[] = [
  { id: "small", pays: "1:1" },
  { id: "odd", pays: "1:1" },
  { id: "any-triple", pays: `${PAYS.anyTriple}:1` },
  { id: "even", pays: "1:1" },
  { id: "big", pays: "1:1" },
  ...Object.entries(SUM_PAYS).map(([sum, pays]) => ({ id: `sum-${sum}`, pays: `${pays}:1` })),
  ...FACES.map((face) => ({ id: `double-${face}`, pays: `${PAYS.double}:1` })),
  ...FACES.map((face) => ({ id: `triple-${face}`, pays: `${PAYS.triple}:1` })),
  ...FACES.map((face) => ({ id: `single-${face}`, pays: "1–3:1" })),
];

function readDice(dice: readonly number[]) {
  const total = dice.reduce((sum, die) => sum + die, 0);
  return { total, isTriple: new Set(dice).size === 1, size: total >= 11 ? "big" : "small" };
}

/** The gain for each unit on the spot, in addition to the stake; null when it loses. */
function gainOf(spot: string, dice: readonly number[]): number | null {
  const { total, isTriple, size } = readDice(dice);
  if (spot === "small" || spot === "big") return size === spot && !isTriple ? 1 : null;
  if (spot === "odd" || spot === "even")
    return (total % 2 === 1) === (spot === "odd") && !isTriple ? 1 : null;
  if (spot === "any-triple") return isTriple ? PAYS.anyTriple : null;
  const [kind, text] = spot.split("-");
  const number = Number(text);
  if (kind === "sum") return total === number ? SUM_PAYS[number]! : null;
  const count = dice.filter((die) => die === number).length;
  if (kind === "single") return count || null;
  if (kind === "double") return count >= 2 ? PAYS.double : null;
  return count === 3 ? PAYS.triple : null;
}

/** Three dice; high, low, odd and even lose when all three are equal. */
export const sicBo: TableRules = {
  spots,
  main: ["small", "big"],
  draw: (random) => [0, 1, 2].map(() => drawBelow(random, 6) + 1),
  returnOf(spot, drawn) {
    const gain = gainOf(spot, drawn);
    return gain === null ? 0 : (gain + 1) * 100;
  },
  sceneOf(drawn) {
    const { total, isTriple, size } = readDice(drawn);
    return { result: isTriple ? "triple" : size, values: { total }, hands: { dice: drawn } };
  },
  beadOf(drawn) {
    const { total, isTriple, size } = readDice(drawn);
    return { tone: isTriple ? "triple" : size, text: String(total) };
  },
  *outcomes() {
    for (const first of FACES)
      for (const second of FACES)
        for (const third of FACES) yield { drawn: [first, second, third], weight: 1 };
  },
};
