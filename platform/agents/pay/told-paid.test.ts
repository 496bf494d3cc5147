import { expect, test } from "vitest";
import { daily, dividend, freshPay, tier } from "#tests/agents/contracts-under-test.ts";
import type { Store } from "../../store/open-store.ts";
import { messages } from "../../store/schema/notice.ts";
import { payHolds } from "../../store/schema/pay.ts";

const units = (amount: number) => BigInt(amount) * 10_000n;
const DAY = "2026-11-20";
const PAID = ["dividendPaid", "salaryPaid"];

test("a payee is told of each salary and dividend that is paid in full, also late", async () => {
  const t = await freshPay();
  const a = await t.agent();
  const b = await t.agent(a);
  const far = { validBet: units(5_000) };
  await t.signTop(a, daily([tier(10)]));
  await t.signTop(a, dividend([tier(1_000)]));
  await t.sign(a, b, daily([tier(10)]));
  await t.signTop(a, daily([tier(10, far)]));
  const paid = async (who: typeof a) => (await t.told(who)).filter((kind) => PAID.includes(kind));
  await t.play(b, DAY, { stake: units(1_000), payout: units(900) });
  await t.seal("2026-10-31", "2026-11-30");
  await t.open("daily", DAY, "2026-11-21");
  await t.pay();
  expect([await paid(a), await paid(b)]).toEqual([[], []]);
  await t.open("dividend", "2026-11-30", "2026-12-01");
  await t.pay();
  expect([await paid(a), await paid(b)]).toEqual([["dividendPaid"], []]);
  // The dividend gave the upline what it owes.
  t.clock.advance(24 * 3_600_000 * 30);
  await t.pay();
  await t.pay();
  expect([await paid(a), await paid(b)]).toEqual([["dividendPaid"], ["salaryPaid"]]);
  const period = { contractKind: "daily", period: "daily:2026-11-20", fromDay: DAY, lastDay: DAY };
  expect(await t.toldOf(b, "salaryPaid")).toMatchObject([{ amount: "1.00", ...period }]);
});

test("uplines and payees of one step are told in one statement", async () => {
  const t = await freshPay();
  const a = await t.agent(undefined, units(1));
  const own = daily([tier(10)]);
  await t.signTop(a, own);
  const below = [await t.agent(a), await t.agent(a), await t.agent(a)];
  for (const one of below) {
    await t.sign(a, one, own);
    await t.play(one, DAY, { stake: units(1_000) });
  }
  await t.signTop(a, daily([tier(10, { validBet: units(5_000) })]));
  await t.seal(DAY, DAY);
  await t.open("daily", DAY, "2026-11-21");
  const seen: unknown[] = [];
  const store = { ...t.store, inMerchant: watched(t.store, seen) };
  await t.pay({ ...t.parts, store });
  expect(seen.filter((table) => table === messages)).toHaveLength(1);
  expect(seen.filter((table) => table === payHolds)).toHaveLength(1);
  const told = (who: typeof a) => t.told(who);
  expect((await told(a)).filter((kind) => kind === "billShort")).toHaveLength(2);
  const paid = await Promise.all(below.map(told));
  expect(paid.flat().filter((kind) => kind === "salaryPaid")).toHaveLength(1);
});

/** Notes the tables that transactions insert into. */
function watched(store: Store, tables: unknown[]): Store["inMerchant"] {
  return (code, work) =>
    store.inMerchant(code, (tx) =>
      work(
        new Proxy(tx, {
          get(target, name) {
            const found = Reflect.get(target, name) as unknown;
            if (typeof found !== "function") return found;
            return (...given: unknown[]) => {
              if (name === "insert") tables.push(given[0]);
              return found.apply(target, given);
            };
          },
        }),
      ),
    );
}
