import { DECKS, dealFromShoe, rankOf } from "./cards.ts";
import type { TableRules } from "./table-rules.ts";

const winnerOf = ([dragon, tiger]: readonly number[]) => {
  const lead = rankOf(dragon!) - rankOf(tiger!);
  return lead === 0 ? "tie" : lead > 0 ? "dragon" : "tiger";
};

/** One card each from eight fresh decks, the ace lowest; on a tie the sides lose half. */
export const dragonTiger: TableRules = {
  spots: [
    { id: "dragon", pays: "1:1" },
    { id: "tie", pays: "8:1" },
    { id: "tiger", pays: "1:1" },
  ],
  main: ["dragon", "tiger"],
  draw: (random) => dealFromShoe(random, 2),
  returnOf(spot, drawn) {
    const winner = winnerOf(drawn);
    if (winner === spot) return spot === "tie" ? 900 : 200;
    return winner === "tie" ? 50 : 0;
  },
  sceneOf: (drawn) => ({
    result: winnerOf(drawn),
    values: {},
    hands: { dragon: [drawn[0]!], tiger: [drawn[1]!] },
  }),
  beadOf: (drawn) => ({ tone: winnerOf(drawn) }),
  *outcomes() {
    for (let dragon = 0; dragon < 13; dragon += 1)
      for (let tiger = 0; tiger < 13; tiger += 1) {
        const weight = 4 * DECKS * (4 * DECKS - (dragon === tiger ? 1 : 0));
        yield { drawn: [dragon, tiger], weight };
      }
  },
};
