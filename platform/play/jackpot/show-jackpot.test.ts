import { expect, test } from "vitest";
import { freshMerchant, testContext } from "#tests/support/database.ts";
import { freshPool } from "../../../tests/under-test/pool-under-test.ts";
import { readTerms } from "../../core/merchant/jackpot-terms.ts";
import { commitmentOf } from "./begin-pool.ts";
import { showJackpot } from "./show-jackpot.ts";

test("shows the pot with its commitment, and never its point or salt", async () => {
  const t = await freshPool();
  await t.run();
  await t.spin("10.00");
  await t.run();
  const shown = await showJackpot(t.context);
  const { salt, commitment } = await t.pool();
  expect(shown.pool).toMatchObject({ round: 1, amount: 1_000_500n, commitment, hits: [] });
  const text = JSON.stringify(shown, (_key, value) =>
    typeof value === "bigint" ? value.toString() : value,
  );
  expect(text).not.toContain(salt);
  expect(Object.keys(shown.pool ?? {})).not.toContain("hitPoint");
});

test("shows the last winners, masked, with the salt and commitment that prove the hit point", async () => {
  const t = await freshPool();
  await t.run();
  for (const _ of [1, 2]) await t.spin("200.00");
  await t.run();
  const { pool } = await showJackpot(t.context);
  expect(pool?.hits.map(({ round }) => round)).toEqual([2, 1]);
  for (const hit of pool?.hits ?? []) {
    expect(commitmentOf(hit.hitPoint, hit.salt)).toBe(hit.commitment);
    expect(hit.player).toContain("•••");
    expect(hit.player).not.toBe(t.member.username);
  }
});

test("a merchant without terms has no pot, whatever others have", async () => {
  await (await freshPool()).run();
  const context = await testContext({ merchant: await freshMerchant() });
  expect((await showJackpot(context)).pool).toBeNull();
});

test("refuses terms that make no sense", () => {
  const terms = { seed: "100", hitMin: "200", hitMax: "300", shareBasisPoints: 50 };
  expect(readTerms({ settings: { jackpot: terms } })).toMatchObject({ hitMax: 3_000_000n });
  for (const wrong of [
    { seed: "200" },
    { hitMax: "199.99" },
    { hitMin: "200.001" },
    { shareBasisPoints: 0 },
  ])
    expect(() => readTerms({ settings: { jackpot: { ...terms, ...wrong } } })).toThrow();
});
