import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { vendors } from "#platform/store/schema/catalogue.ts";
import { members } from "#platform/store/schema/merchant.ts";
import { purseMoves } from "#platform/store/schema/purse.ts";
import { testStore, useOwnDatabase } from "#tests/support/database.ts";
import { answerOf, siteUnderTest } from "#tests/under-test/site-under-test.ts";
import { action as recall } from "./recall.ts";
import { action, loader } from "./route.tsx";

useOwnDatabase();

let site: Awaited<ReturnType<typeof siteUnderTest>>;
const path = "/member/transferFund";

beforeAll(async () => {
  site = await siteUnderTest();
});
afterAll(() => site.close());

const look = async (cookie: string | undefined) => {
  const answer = await answerOf(loader(site.visit({ path, cookie })));
  return answer as { to: string | null; data: Awaited<ReturnType<typeof loader>> };
};

/** Gives the brand a vendor with purses and no server while `work` runs. */
async function withPurses(work: () => Promise<void>) {
  const store = await testStore();
  const row = { code: "PURSE1", name: "Cartera Uno", logo: "/x.svg" };
  const walletType = "transfer" as const;
  const launchUrl = "http://purses.test/launch";
  await store.inMerchant("alba", (tx) =>
    tx
      .insert(vendors)
      .values({ merchant: "alba", ...row, walletType, launchUrl })
      .onConflictDoUpdate({ target: [vendors.merchant, vendors.code], set: { walletType } }),
  );
  await work().finally(() =>
    store.inMerchant("alba", (tx) =>
      tx.update(vendors).set({ walletType: "seamless" }).where(eq(vendors.code, row.code)),
    ),
  );
}

test("a guest is asked to log in first, and led back", async () => {
  expect((await look(undefined)).to).toBe("/login?to=%2Fmember%2FtransferFund");
});

test("where all vendors play from the one balance the page is not there", async () => {
  expect((await look(await site.newMember())).to).toBe("/member/transactionHistory");
});

test("a newcomer finds an empty purse, and what is wrong with a move stands at its field", async () => {
  await withPurses(async () => {
    const cookie = await site.newMember();
    const { data } = await look(cookie);
    expect(data).toMatchObject({ cash: 0n, transit: 0n, isAuto: true, moves: [], moved: null });
    expect(data.purses).toMatchObject([{ vendor: "PURSE1", balance: 0n, isAnswering: true }]);
    const send = async (form: Record<string, string>) => {
      const whole = { intent: "move", key: randomUUID(), choice: "in.PURSE1", ...form };
      const answer = await answerOf(action(site.visit({ path, cookie, form: whole })));
      return { status: answer.status, error: (answer.data as { error?: object } | null)?.error };
    };
    expect(await send({ amount: "abc" })).toMatchObject({ error: { amount: ["amount_invalid"] } });
    expect(await send({ amount: "1.005" })).toMatchObject({ status: 400 });
    expect(await send({ amount: "5", choice: "up.PURSE1" })).toMatchObject({
      error: { choice: ["choice_required"] },
    });
    expect(await send({ amount: "5" })).toMatchObject({
      status: 422,
      error: { amount: [expect.stringMatching(/^not_enough_funds/)] },
    });
    expect(await send({ amount: "5", choice: "in.NOBODY" })).toMatchObject({
      error: { choice: ["unknown_vendor"] },
    });
  });
});

test("the switch is kept, and nothing to take back is said", async () => {
  await withPurses(async () => {
    const cookie = await site.newMember();
    const send = (form: Record<string, string>) =>
      answerOf(action(site.visit({ path, cookie, form })));
    await send({ intent: "auto", isAuto: "0" });
    expect((await look(cookie)).data.isAuto).toBe(false);
    const key = randomUUID();
    expect(await send({ intent: "recall", key })).toMatchObject({ status: 303 });
    const left = (form: Record<string, string>) =>
      answerOf(recall(site.visit({ path: "/wallet/recall", cookie, form })));
    expect(await left({ carriedAt: "1" })).toMatchObject({ status: 204 });
    expect(await left({ carriedAt: "soon" })).toMatchObject({ status: 400 });
  });
});

/** A new member with a move back to the balance that has no outcome yet. */
async function whileReturning(reference: string): Promise<string> {
  const store = await testStore();
  const all = () =>
    store.inMerchant("alba", (tx) =>
      tx.select({ id: members.id }).from(members).where(eq(members.merchant, "alba")),
    );
  const before = new Set((await all()).map(({ id }) => id));
  const cookie = await site.newMember();
  const memberId = (await all()).find(({ id }) => !before.has(id))!.id;
  const at = new Date();
  const names = { merchant: "alba", id: randomUUID(), reference, memberId, vendor: "PURSE1" };
  const out = { direction: "out", origin: "player", idempotencyKey: reference } as const;
  await store.inMerchant("alba", (tx) =>
    tx.insert(purseMoves).values({ ...names, ...out, dueAt: at, createdAt: at }),
  );
  return cookie;
}

test("money that is on its way back is named, and nothing to take back is not said", async () => {
  await withPurses(async () => {
    const reference = `M-${randomUUID()}`;
    const cookie = await whileReturning(reference);
    const form = { intent: "recall", key: randomUUID() };
    const answer = await answerOf(action(site.visit({ path, cookie, form })));
    expect(answer.to).toBe(`${path}?moved=${reference}`);
    const shown = await answerOf(loader(site.visit({ path: answer.to ?? "", cookie })));
    expect(shown.data).toMatchObject({ moved: [{ reference, status: "OPEN" }] });
  });
});
