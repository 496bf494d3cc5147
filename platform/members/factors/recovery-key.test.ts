import { expect, test } from "vitest";
import { freshMerchant, testStore, useOwnDatabase } from "#tests/support/database.ts";
import { STEPS, sealedMember } from "#tests/under-test/people/sealed-member.ts";
import type { Secrets } from "../../core/context.ts";
import { recoveryCodes } from "../../store/schema/factor.ts";
import { merchantSecrets } from "../../store/schema/secret.ts";
import { codeHash } from "../codes/code-hash.ts";
import { useRecoveryCode } from "./recovery.ts";
import { giveRecoveryKeys } from "./recovery-key.ts";

// A start goes over every merchant, also those that another file sealed with other keys.
useOwnDatabase();

const CODE = "ABCDEFGHJK";

/** A member whose recovery code an earlier version hashed with the seal key. */
async function earlier(secrets: Secrets) {
  const merchant = await freshMerchant();
  const member = await sealedMember(merchant, secrets);
  const { memberId, inside } = member;
  const hash = codeHash({ merchant, secrets }, "recovery", memberId, CODE);
  await inside(async (tx) => {
    await tx.delete(merchantSecrets);
    await tx.delete(recoveryCodes);
    await tx.insert(recoveryCodes).values({ merchant: merchant.code, memberId, codeHash: hash });
  });
  return member;
}

test.each([
  ["before a change", STEPS.before],
  ["when another secret is announced", STEPS.announced],
  ["when the secret has changed already", STEPS.changed],
])("old codes open although the first start comes %s", async (_when, starting) => {
  const { memberId, inside, under, context } = await earlier(STEPS.before);
  const { random, clock } = context;
  await giveRecoveryKeys({ store: await testStore(), random, clock, secrets: starting });
  const used = inside((tx) => useRecoveryCode(under(STEPS.changed), tx, memberId, CODE));
  expect(await used).toBe(true);
});

test("two that give the first key at once keep the same one", async () => {
  const merchant = await freshMerchant();
  const { inside } = await sealedMember(merchant, STEPS.before);
  const kept = await inside((tx) => tx.select().from(merchantSecrets));
  expect(kept).toHaveLength(1);
  await inside((tx) => tx.delete(merchantSecrets));
  await Promise.all([sealedMember(merchant, STEPS.before), sealedMember(merchant, STEPS.before)]);
  expect(await inside((tx) => tx.select().from(merchantSecrets))).toHaveLength(1);
});
