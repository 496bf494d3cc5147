import { expect, test } from "vitest";
import { asksFor, MOVED, moved } from "./moved.ts";

const INPUTS = {
  ...{ stake: 1_000n, payout: 400n, validBet: 900n, rebates: 5n, agentRebates: 0n },
  ...{ bonuses: 0n, fees: 0n, active: [{ minimumBet: 100n, members: 3 }] },
};
const read = (typed: string) => (/^\d+$/.test(typed) ? BigInt(typed) : null);
const withQuery = (query: string) => moved(INPUTS, new URLSearchParams(query), read);

test("an address moves amounts and counts, and leaves the rest", () => {
  expect(withQuery("stake=2000&active0=7")).toEqual({
    ...INPUTS,
    ...{ stake: 2_000n, active: [{ minimumBet: 100n, members: 7 }] },
  });
});

test("the day before counts where a tier asks for it", () => {
  const asked = (dayBefore: bigint | null) => {
    const tiers = [{ rate: 1, validBet: 1n, active: null, minimumBet: 0n, dayBefore }];
    const terms = { kind: "hour" as const, period: "hourly" as const, gameTypes: null, tiers };
    return MOVED.hour.filter((name) => asksFor(terms, name));
  };
  expect(asked(5n)).toEqual(["validBet", "dayBefore"]);
  expect(asked(null)).toEqual(["validBet"]);
});

test.each(["", "stake=-5", "stake=abc&payout=&active0=1.5", "active1=9&fees=100"])(
  "%j moves nothing",
  (query) => expect(withQuery(query)).toEqual(INPUTS),
);
