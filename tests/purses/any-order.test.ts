import fc from "fast-check";
import { expect, test } from "vitest";
import { Refusal } from "#platform/contract/wire/refusal.ts";
import { freshPurse, units } from "../under-test/purse-under-test.ts";

const failure = fc.constantFrom("fail", "silent", "deaf", "pending", undefined);
const step = fc.oneof(
  fc.record({
    act: fc.constantFrom("in", "out"),
    cents: fc.integer({ min: 1, max: 60_000 }),
    key: fc.integer({ min: 0, max: 4 }),
    times: fc.integer({ min: 1, max: 3 }),
    failure,
    statusFailure: failure,
  }),
  fc.record({ act: fc.constant("recall"), failure, statusFailure: failure }),
  fc.record({ act: fc.constant("wait"), seconds: fc.constantFrom(1, 5, 30, 120, 700), failure }),
);

test("whatever is answered, in any order and however often, no money is doubled or lost", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const t = await freshPurse(1_000);
      for (const one of steps) {
        t.failures.clear();
        for (const path of ["/in", "/out", "/out-all"]) {
          if (one.failure) t.failures.set(path, one.failure);
        }
        if ("statusFailure" in one && one.statusFailure)
          t.failures.set("/status", one.statusFailure);
        if (one.act === "in" || one.act === "out") {
          const { act, cents, key, times } = one as { act: "in" | "out" } & typeof one & {
              cents: number;
              key: number;
              times: number;
            };
          await Promise.all(
            Array.from({ length: times }, () =>
              t.move(act, cents / 100, `key-${key}`).catch(expectRefusal),
            ),
          );
        } else if (one.act === "recall") await t.recall();
        else {
          t.wait((one as { seconds: number }).seconds);
          expect(await t.sweep()).toEqual([]);
        }
        const { cash, transit, purse } = await t.money();
        expect(cash + transit + purse).toBe(units(1_000));
        expect(cash).toBeGreaterThanOrEqual(0n);
        expect(transit).toBeGreaterThanOrEqual(0n);
      }
      t.failures.clear();
      for (let asked = 0; asked < 6; asked += 1) {
        t.wait(700);
        await t.sweep();
      }
      const { cash, transit, purse, held } = await t.money();
      expect(transit).toBe(0n);
      expect(purse).toBe(held);
      expect(cash + held).toBe(units(1_000));
      expect(await t.problems()).toEqual([]);
    }),
    { numRuns: 12 },
  );
}, 120_000);

function expectRefusal(error: unknown) {
  expect(error).toBeInstanceOf(Refusal);
}
