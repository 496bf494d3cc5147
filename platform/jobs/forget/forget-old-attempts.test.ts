import { inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { testStore } from "#tests/support/database.ts";
import { attemptLimits } from "../../store/schema/limit.ts";
import { forgetOldAttempts } from "./forget-old-attempts.ts";

test("forgets expired counters only", async () => {
  const store = await testStore();
  const keys = ["old:jobs-test", "live:jobs-test"];
  const expires = [Date.now() - 1_000, Date.now() + 60_000].map(BigInt);
  await store.db
    .insert(attemptLimits)
    .values(keys.map((key, index) => ({ key, points: 1, expire: expires[index] ?? null })));
  await forgetOldAttempts({ store });
  const rows = await store.db
    .select({ key: attemptLimits.key })
    .from(attemptLimits)
    .where(inArray(attemptLimits.key, keys));
  expect(rows).toEqual([{ key: "live:jobs-test" }]);
});
