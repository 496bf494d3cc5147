import type { LoaderFunctionArgs } from "@remix-run/node";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { guardedSite } from "#app/request/site.server.ts";
import { DIFFERENCE_KIND, differenceKey } from "#platform/agents/lottery/difference-row.ts";
import { REBATE_KIND, rebateKey } from "#platform/agents/rebates/rebate-row.ts";
import { transfer } from "#platform/money/ledger/transfer.ts";
import { foldDays } from "#platform/play/days/fold-days.ts";
import { lotteryDifferences } from "#platform/store/schema/lottery.ts";
import { members } from "#platform/store/schema/merchant.ts";
import { agentRebates } from "#platform/store/schema/rebate.ts";
import { testStore, useOwnDatabase } from "#tests/support/database.ts";
import { answerOf, siteUnderTest } from "#tests/under-test/site-under-test.ts";
import { loader as file } from "../export/income.ts";
import { loader as differenceFile } from "../export/income-difference.ts";
import { loader as lineFile } from "../export/income-line.ts";
import { loader as rebateFile } from "../export/income-rebate.ts";
import { loader as difference } from "./difference/route.tsx";
import { loader as line } from "./line/route.tsx";
import { loader as rebate } from "./rebate/route.tsx";
import { loader as income } from "./route.tsx";

useOwnDatabase();

const MERCHANT = "alba";
const PATH = "/agent/agentRevenueReport";
let site: Awaited<ReturnType<typeof siteUnderTest>>;
let earner: { cookie: string; day: string };
let other: string;

/** An agent whose team gave a rebate of 4.00 on an earlier day, and lottery differences of 1.50. */
beforeAll(async () => {
  site = await siteUnderTest();
  const store = await testStore();
  const agent = async () => {
    const cookie = await site.newMember();
    const { id } = (await (await guardedSite(site.visit({ path: "/", cookie }))).member())!;
    await store.inMerchant(MERCHANT, (tx) =>
      tx
        .update(members)
        .set({ type: 2 })
        .where(and(eq(members.merchant, MERCHANT), eq(members.id, id))),
    );
    return { cookie, id };
  };
  const [mine, theirs] = [await agent(), await agent()];
  const at = site.clock.now();
  const key = { day: "2026-11-01", agent: mine.id, category: "RNG", source: "TEAM" } as const;
  await store.inMerchant(MERCHANT, (tx) =>
    tx.insert(agentRebates).values({
      ...{ ...key, merchant: MERCHANT, rate: 100, validBet: 10_000_000n, gross: 40_000n },
      ...{ carryIn: 0n, carryOut: 0n, amount: 40_000n, paidAt: at },
    }),
  );
  await transfer(store.db, {
    ...{ merchant: MERCHANT, key: rebateKey(key), kind: REBATE_KIND.TEAM, amount: 40_000n, at },
    from: { owner: "house", kind: "rebate" },
    to: { owner: mine.id, kind: "cash" },
  });
  const run = { run: 7, agent: mine.id };
  await store.inMerchant(MERCHANT, (tx) =>
    tx.insert(lotteryDifferences).values({
      ...{ ...run, merchant: MERCHANT, stake: 1_000_000n, gross: 15_000n, amount: 15_000n },
      ...{ carryIn: 0n, carryOut: 0n, madeAt: at, paidAt: at },
    }),
  );
  await transfer(store.db, {
    ...{ merchant: MERCHANT, key: differenceKey(run), kind: DIFFERENCE_KIND, amount: 15_000n, at },
    from: { owner: "house", kind: "rebate" },
    to: { owner: mine.id, kind: "cash" },
  });
  await foldDays(store, MERCHANT);
  const { list } = await ask<{ list: { day: string }[] }>(income, "", mine.cookie);
  earner = { cookie: mine.cookie, day: list[0]!.day };
  other = theirs.cookie;
});
afterAll(() => site.close());

type Loader = (args: LoaderFunctionArgs) => Promise<unknown>;

async function answer(load: Loader, path: string, cookie: string, params = {}) {
  return answerOf(load({ ...site.visit({ path: PATH + path, cookie }), params }));
}
async function ask<Data>(load: Loader, path: string, cookie: string, params = {}) {
  return ((await answer(load, path, cookie, params)) as { data: Data }).data;
}

test("the income sums by kind, and a strange address narrows nothing", async () => {
  const shown = await ask(income, "?kind=tips", earner.cookie);
  expect(shown).toMatchObject({
    totals: {
      income: 55_000n,
      byKind: [
        { kind: "teamRebate", amount: 40_000n },
        { kind: "lotteryDifference", amount: 15_000n },
      ],
    },
    list: [{ kind: "teamRebate" }, { kind: "lotteryDifference", amount: 15_000n }],
    filters: {},
  });
  expect(await ask(income, "?kind=dividend", earner.cookie)).toMatchObject({ list: [] });
  expect(await ask(income, "", other)).toMatchObject({ list: [], totals: { income: 0n } });
  expect(await answer(income, "?after=nothing", earner.cookie)).toMatchObject({ status: 404 });
});

test("a line and a rebate open for whoever earned them, and for nobody else", async () => {
  const named = { day: earner.day, kind: "teamRebate" };
  expect(await ask(line, "", earner.cookie, named)).toMatchObject({
    ...{ amount: 40_000n, list: [{ rebate: { day: "2026-11-01", category: "RNG" } }] },
  });
  expect(await ask(line, "", other, named)).toMatchObject({ amount: 0n, list: [] });
  const play = { day: "2026-11-01", category: "RNG" };
  expect(await ask(rebate, "", earner.cookie, play)).toMatchObject({
    rebate: { gross: 40_000n, rate: 100 },
  });
  expect(await answer(rebate, "", other, play)).toMatchObject({ status: 404 });
  for (const [load, odd] of [
    [line, { ...named, kind: "tips" }],
    [line, { ...named, day: "2026-02-31" }],
    [rebate, { ...play, category: "TIPS" }],
    [rebate, { ...play, day: "today" }],
  ] as const) {
    expect(await answer(load, "", earner.cookie, odd)).toMatchObject({ status: 404 });
  }
});

test("lottery differences open to their run, for whoever earned them and nobody else", async () => {
  const named = { day: earner.day, kind: "lotteryDifference" };
  expect(await ask(line, "", earner.cookie, named)).toMatchObject({
    ...{ amount: 15_000n, list: [{ difference: { run: 7, stake: 1_000_000n } }] },
  });
  const shown = await ask(difference, "?account=nadie", earner.cookie, { run: "7" });
  expect(shown).toMatchObject({
    ...{ difference: { gross: 15_000n }, list: [], filters: { party: "nadie" } },
    title: expect.stringContaining("Diferencias de lotería"),
  });
  for (const [search, cookie, run] of [
    ["", other, "7"],
    ["", earner.cookie, "8"],
    ["", earner.cookie, "x"],
    ["?after=x", earner.cookie, "7"],
  ] as const) {
    expect(await answer(difference, search, cookie, { run })).toMatchObject({ status: 404 });
  }
});

test("the files have a row for each line, and nothing for others", async () => {
  const read = async (load: Loader, cookie: string, params = {}) => {
    const visit = { ...site.visit({ path: `${PATH}/csv`, cookie }), params };
    const sent = (await load(visit as LoaderFunctionArgs)) as Response;
    expect(sent.headers.get("content-type")).toContain("text/csv");
    return (await sent.text()).trimEnd().split("\r\n");
  };
  const named = { day: earner.day, kind: "teamRebate" };
  const play = { day: "2026-11-01", category: "RNG" };
  const lines = await read(file, earner.cookie);
  expect(lines).toContain(`${earner.day},Devoluciones de tu equipo,4.00`);
  expect(lines).toContain(`${earner.day},Diferencias de lotería,1.50`);
  const [, movement] = await read(lineFile, earner.cookie, named);
  expect(movement).toMatch(/,Slots 2026-11-01,,1\.00,1000\.00,4\.00$/);
  expect(await read(lineFile, other, named)).toHaveLength(1);
  expect((await read(rebateFile, earner.cookie, play))[0]).toMatch(
    /^Persona directa,Su porcentaje %/,
  );
  expect((await read(differenceFile, earner.cookie, { run: "7" }))[0]).toMatch(
    /^Hora \(America\/Mexico_City\),Quién apostó,Sorteo,Ronda,Tu serie,Serie de abajo,/,
  );
  const foreign = site.visit({ path: `${PATH}/csv`, cookie: other });
  await expect(
    differenceFile({ ...foreign, params: { run: "7" } } as LoaderFunctionArgs),
  ).rejects.toMatchObject({ status: 404 });
  const refused = rebateFile({ ...foreign, params: play } as LoaderFunctionArgs);
  await expect(refused).rejects.toMatchObject({ status: 404 });
});
