import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { merchants } from "#platform/store/schema/merchant.ts";
import { testStore, useOwnDatabase } from "#tests/support/database.ts";
import { answerOf, siteUnderTest } from "#tests/under-test/site-under-test.ts";
import { depositData, openDeposit } from "../../../../parts/deposit/deposit.server.ts";
import { action, loader } from "./route.tsx";

useOwnDatabase();

const PATH = "/member/protection/first";
let site: Awaited<ReturnType<typeof siteUnderTest>>;

beforeAll(async () => {
  site = await siteUnderTest();
});
afterAll(() => site.close());

const setLaw = async (jurisdiction: string, isDemonstration: boolean) =>
  (await testStore()).db
    .update(merchants)
    .set({ jurisdiction, isDemonstration })
    .where(eq(merchants.code, "alba"));

const look = (cookie: string, path = PATH) => answerOf(loader(site.visit({ path, cookie })));
const send = (cookie: string, form: Record<string, string>, path = PATH) =>
  answerOf(action(site.visit({ path, form, cookie })));

test("the law's limits are asked on their fields, before the way to the deposit", async () => {
  const cookie = await site.newMember();
  await setLaw("MX", false);
  const at = `/member/deposit?amount=500`;
  const path = `${PATH}?to=${encodeURIComponent(at)}`;
  expect(await answerOf(depositData(site.visit({ path: at, cookie })))).toMatchObject({ to: path });
  const form = { key: randomUUID(), method: "SPEI", amount: "500" };
  const refused = await answerOf(openDeposit(site.visit({ path: at, form, cookie })));
  // The identity comes before the limits.
  expect(refused.status).toBe(422);

  expect((await look(cookie, path)).data).toMatchObject({
    ...{ kinds: ["deposit", "loss", "time"], isRequired: true, to: at },
  });
  const wrong = await send(cookie, { deposit: "mucho", loss: "100", lossPeriod: "year" }, path);
  expect(wrong).toMatchObject({
    status: 400,
    data: {
      error: {
        deposit: ["limit_invalid"],
        depositPeriod: ["period_required"],
        lossPeriod: ["period_required"],
        time: ["limit_required"],
        timePeriod: ["period_required"],
      },
    },
  });
  const good = {
    ...{ deposit: "600", depositPeriod: "week", loss: "1,000.50", lossPeriod: "month" },
    ...{ time: "90", timePeriod: "day" },
  };
  const long = await send(cookie, { ...good, time: "1441" }, path);
  expect(long).toMatchObject({ status: 422, data: { error: { time: ["limit_invalid"] } } });
  // The two that were set are not asked again.
  expect((await look(cookie, path)).data).toMatchObject({ kinds: ["time"] });
  expect(await send(cookie, good, path)).toMatchObject({ status: 303, to: at });
  expect(await look(cookie, path)).toMatchObject({ to: at });
  const open = await answerOf(depositData(site.visit({ path: at, cookie })));
  expect(open.data).toMatchObject({ offersLimit: false });
  await setLaw("demo", true);
});

test("an offered limit can be skipped, and once set it is not offered again", async () => {
  const cookie = await site.newMember();
  const deposit = () => answerOf(depositData(site.visit({ path: "/member/deposit", cookie })));
  expect((await deposit()).data).toMatchObject({ offersLimit: true });
  expect((await look(cookie)).data).toMatchObject({
    ...{ kinds: ["deposit"], isRequired: false, to: "/member/deposit" },
  });
  const set = { deposit: "600", depositPeriod: "month" };
  const elsewhere = `${PATH}?to=https://evil.example`;
  expect(await send(cookie, set, elsewhere)).toMatchObject({ status: 303, to: "/member/deposit" });
  expect((await deposit()).data).toMatchObject({ offersLimit: false });
});

test("a guest is led to the login", async () => {
  const answer = await answerOf(loader(site.visit({ path: PATH })));
  expect(answer.to).toBe(`/login?to=${encodeURIComponent(PATH)}`);
});
