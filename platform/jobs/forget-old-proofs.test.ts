import { expect, test } from "vitest";
import { freshMerchant, testClock, testStore } from "#tests/support/database.ts";
import { captchas } from "../store/schema/proof.ts";
import { forgetOldProofs } from "./forget-old-proofs.ts";

test("forgets what was over a day ago and keeps the rest, and other merchants' things", async () => {
  const store = await testStore();
  const now = testClock().now();
  const before = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  const [merchant, other] = [(await freshMerchant()).code, (await freshMerchant()).code];
  const row = { wordHash: "", answerHash: "", createdAt: before(50) };
  const keep = (code: string, id: string, hours: number) =>
    store.inMerchant(code, (tx) =>
      tx.insert(captchas).values({ ...row, merchant: code, id, expiresAt: before(hours) }),
    );
  await Promise.all([keep(merchant, "old", 25), keep(merchant, "new", 23), keep(other, "old", 25)]);
  await store.inMerchant(merchant, (tx) => forgetOldProofs(tx, merchant, now));
  const left = (code: string) =>
    store.inMerchant(code, async (tx) => (await tx.select().from(captchas)).map(({ id }) => id));
  expect(await left(merchant)).toEqual(["new"]);
  expect(await left(other)).toEqual(["old"]);
});
