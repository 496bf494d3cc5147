import { expect, test } from "vitest";
import { freshMember, freshMerchant, testClock, testStore } from "#tests/support/database.ts";
import {
  loginChallenges,
  passkeyRequests,
  resetLinks,
  sessionProofs,
} from "../store/schema/factor.ts";
import { captchas, rememberTokens, verificationCodes } from "../store/schema/proof.ts";
import { forgetOldProofs } from "./forget-old-proofs.ts";

const now = testClock().now();
const before = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

/** Writes one of everything that expired so many hours ago. */
async function leave(hours: number, name: string, known?: Awaited<ReturnType<typeof place>>) {
  const at = known ?? (await place());
  const { merchant, memberId } = at;
  const own = { merchant, memberId, createdAt: before(50), expiresAt: before(hours) };
  await at.store.inMerchant(merchant, async (tx) => {
    await tx.insert(captchas).values({ ...own, id: name, wordHash: "", answerHash: "" });
    await tx
      .insert(rememberTokens)
      .values({ ...own, id: name, secretHash: "", rotatedAt: before(50) });
    const code = { ...own, id: name, targetHash: "", codeHash: "" };
    await tx
      .insert(verificationCodes)
      .values({ ...code, purpose: "login" as const, channel: "mobile" as const });
    await tx.insert(loginChallenges).values({ ...own, idHash: name });
    const request = { ...own, idHash: name, purpose: "login" as const };
    await tx.insert(passkeyRequests).values({ ...request, challenge: "", rpId: "", origin: "" });
    await tx.insert(resetLinks).values({ ...own, tokenHash: name });
    await tx.insert(sessionProofs).values({ merchant, sessionId: name, at: before(hours) });
  });
  return at;
}

async function place() {
  const merchant = await freshMerchant();
  const { id: memberId } = await freshMember(merchant);
  return { store: await testStore(), merchant: merchant.code, memberId };
}

const left = ({ store, merchant }: Awaited<ReturnType<typeof place>>) =>
  store.inMerchant(merchant, async (tx) => ({
    captchas: (await tx.select().from(captchas)).map(({ id }) => id),
    remembered: (await tx.select().from(rememberTokens)).map(({ id }) => id),
    codes: (await tx.select().from(verificationCodes)).map(({ id }) => id),
    challenges: (await tx.select().from(loginChallenges)).map(({ idHash }) => idHash),
    requests: (await tx.select().from(passkeyRequests)).map(({ idHash }) => idHash),
    links: (await tx.select().from(resetLinks)).map(({ tokenHash }) => tokenHash),
    proofs: (await tx.select().from(sessionProofs)).map(({ sessionId }) => sessionId),
  }));

const KINDS = ["captchas", "remembered", "codes", "challenges", "requests", "links", "proofs"];
const each = (name: string) => Object.fromEntries(KINDS.map((kind) => [kind, [name]]));

test("forgets proofs that expired a day ago and keeps the rest, also at other merchants", async () => {
  const mine = await leave(25, "old");
  await leave(23, "new", mine);
  const other = await leave(25, "old");
  await mine.store.inMerchant(mine.merchant, (tx) => forgetOldProofs(tx, mine.merchant, now));
  expect(await left(mine)).toEqual(each("new"));
  expect(await left(other)).toEqual(each("old"));
});
