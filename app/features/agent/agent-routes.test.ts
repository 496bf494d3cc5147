import type { LoaderFunctionArgs } from "@remix-run/node";
import { and, desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { moveInTree } from "#platform/members/tree/move-in-tree.ts";
import { members } from "#platform/store/schema/merchant.ts";
import { messages } from "#platform/store/schema/notice.ts";
import { testStore, useOwnDatabase } from "#tests/support/database.ts";
import { answerOf, siteUnderTest } from "#tests/under-test/site-under-test.ts";
import { loader as announcements } from "./announcements/route.tsx";
import { loader as bets } from "./bets/route.tsx";
import { action as write, loader as writing } from "./downlines/message/route.tsx";
import { loader as person, action as raise } from "./downlines/one/route.tsx";
import { loader as people } from "./downlines/route.tsx";
import { loader as betsFile } from "./export/bets.ts";
import { loader as daysFile } from "./export/days.ts";
import { loader as lossesFile } from "./export/losses.ts";
import { loader as peopleFile } from "./export/people.ts";
import { loader as recordsFile } from "./export/records.ts";
import { loader as income } from "./income/route.tsx";
import { loader as losses } from "./losses/route.tsx";
import { loader as overview } from "./overview/route.tsx";
import { loader as records } from "./records/route.tsx";

useOwnDatabase();

const MERCHANT = "alba";
let site: Awaited<ReturnType<typeof siteUnderTest>>;
let agent: { cookie: string; player: string; stranger: string };

beforeAll(async () => {
  site = await siteUnderTest();
  const store = await testStore();
  const made = async () => {
    const cookie = await site.newMember();
    site.clock.advance(1_000);
    const [row] = await store.inMerchant(MERCHANT, (tx) =>
      tx.select().from(members).orderBy(desc(members.createdAt)).limit(1),
    );
    return { cookie, id: row!.id, account: row!.username };
  };
  const [top, player, stranger] = [await made(), await made(), await made()];
  await store.inMerchant(MERCHANT, async (tx) => {
    const own = and(eq(members.merchant, MERCHANT), eq(members.id, top.id));
    await tx.update(members).set({ type: 2 }).where(own);
    const at = site.clock.now();
    await moveInTree(tx, MERCHANT, { member: player.id, parent: top.id, at });
  });
  agent = { cookie: top.cookie, player: player.account, stranger: stranger.account };
});
afterAll(() => site.close());

type Loader = (args: LoaderFunctionArgs) => Promise<unknown>;
const PAGES: [string, Loader][] = [
  ["agentTeamOverview", overview],
  ["downlineManagmentView", people],
  ["personalHistoryCopy", bets],
  ["palStatementsAgentCopy", losses],
  ["agentDownlineTransactionDetailsCopy", records],
  ["agentAnnouncement", announcements],
  ["agentRevenueReport", income],
];
const FILES: [string, Loader][] = [
  ["agentTeamOverview", daysFile],
  ["downlineManagmentView", peopleFile],
  ["personalHistoryCopy", betsFile],
  ["palStatementsAgentCopy", lossesFile],
  ["agentDownlineTransactionDetailsCopy", recordsFile],
];

const ask = (load: Loader, path: string, cookie: string | undefined = agent.cookie) =>
  answerOf(load(site.visit({ path: `/agent/${path}`, cookie }))) as Promise<{
    to: string | null;
    data: Record<string, unknown>;
  }>;

test.each(PAGES)("%s opens for the agent and leads a guest to the login", async (page, load) => {
  expect((await ask(load, page)).data).toMatchObject({ title: expect.any(String) });
  const guest = await answerOf(load(site.visit({ path: `/agent/${page}` })));
  expect(guest).toMatchObject({ to: `/login?to=${encodeURIComponent(`/agent/${page}`)}` });
});

test.each(PAGES.slice(0, 5))("%s shows nothing of somebody else's team", async (page, load) => {
  const of = (account: string) => ask(load, `${page}?account=${account}`);
  // Where the account is typed, the field says so.
  const isTyped = load === bets || load === records;
  const none = isTyped ? { data: { isUnknown: true, list: [] } } : { status: 404 };
  expect(await of(agent.stranger)).toMatchObject(none);
  expect(await of("nobody.knows")).toMatchObject(none);
  expect((await of(agent.player)).data).toMatchObject({ title: expect.any(String) });
});

test("the tree gives a level, and the way down to a person of the team alone", async () => {
  const tree = (more = "") => ask(people, `downlineManagmentView?view=tree${more}`);
  const { player, stranger } = agent;
  const first = { list: [{ account: player }], next: null };
  expect((await tree()).data).toMatchObject({ view: "tree", of: "", level: first, found: null });
  expect((await tree(`&account=${player}`)).data).toMatchObject({
    of: player,
    level: { list: [] },
  });
  expect(await tree(`&account=${stranger}`)).toMatchObject({ status: 404 });
  for (const search of [player, player.slice(1)]) {
    const { data } = await tree(`&q=${search}`);
    expect(data.found).toMatchObject({ account: player, levels: { "": first }, matches: [] });
  }
  expect((await tree(`&q=${stranger}`)).data.found).toMatchObject({ account: null, matches: [] });
});

test("a person of the team has a page, and nobody else", async () => {
  const open = (account: string) =>
    person({
      ...site.visit({ path: `/agent/downlineManagmentView/${account}`, cookie: agent.cookie }),
      params: { account },
    });
  expect(await open(agent.player)).toMatchObject({ person: { account: agent.player, level: 1 } });
  await expect(open(agent.stranger)).rejects.toMatchObject({ status: 404 });
});

test("rates are raised up to the agent's own, and an error stands at its field", async () => {
  const send = (account: string, form: Record<string, string>) => {
    const path = `/agent/downlineManagmentView/${account}`;
    return answerOf(
      raise({ ...site.visit({ path, cookie: agent.cookie, form }), params: { account } }),
    );
  };
  const above = await send(agent.player, { RNG: "0.50" });
  expect(above).toMatchObject({
    status: 422,
    data: { error: { RNG: [expect.stringContaining("rates_above_own")] } },
  });
  expect(await send(agent.player, { RNG: "much" })).toMatchObject({ status: 400 });
  expect(await send(agent.player, {})).toMatchObject({ to: expect.stringContaining("raised=1") });
  expect(await send(agent.stranger, {})).toMatchObject({ status: 404 });
});

test("a message is sent once, with each error at its field, and to the team alone", async () => {
  const send = (account: string, form?: Record<string, string>) => {
    const path = `/agent/downlineManagmentView/${account}/message`;
    const visit = site.visit({ path, cookie: agent.cookie, ...(form && { form }) });
    return answerOf((form ? write : writing)({ ...visit, params: { account } }));
  };
  expect((await send(agent.player)).data).toMatchObject({ account: agent.player });
  const key = "message-of-hers";
  expect(await send(agent.player, { key, subject: "", text: "x".repeat(1_002) })).toMatchObject({
    status: 400,
    data: { error: { subject: ["subject_required"], text: ["input_long?count=2&max=1000"] } },
  });
  const words = { key, subject: "Hola", text: "uno\r\ndos" };
  const sent = { to: expect.stringContaining(`${agent.player}?told=1`) };
  expect(await send(agent.player, words)).toMatchObject(sent);
  expect(await send(agent.player, words)).toMatchObject(sent);
  const store = await testStore();
  const rows = await store.inMerchant(MERCHANT, (tx) =>
    tx.select().from(messages).where(eq(messages.kind, "agentMessage")),
  );
  expect(rows).toMatchObject([{ details: { subject: "Hola", text: "uno\ndos" } }]);
  expect(await send(agent.stranger)).toMatchObject({ status: 404 });
  expect(await send(agent.stranger, { ...words, key: "another-key" })).toMatchObject({
    status: 404,
  });
});

test("a strange address narrows nothing, and a page that no list names is not found", async () => {
  const strange = "level=deep&kind=x&since=2026-02-31&until=yesterday&category=X&scope=all&q=";
  const { data } = await ask(people, `downlineManagmentView?${strange}`);
  expect(data.filters).toEqual({
    ...{ level: "direct", online: false, active: false, hasBalance: false },
  });
  expect(data.list).toMatchObject([{ account: agent.player }]);
  const odd = await ask(bets, "personalHistoryCopy?after=nothing");
  expect(odd).toMatchObject({ status: 404 });
});

test.each(FILES)("%s is a file, and not of somebody else's team", async (page, load) => {
  const file = (await load(
    site.visit({ path: `/agent/${page}/csv`, cookie: agent.cookie }),
  )) as Response;
  expect(file.headers.get("content-type")).toContain("text/csv");
  const text = await file.text();
  if (load === peopleFile || load === lossesFile) expect(text).toContain(agent.player);
  // The series, and a rate by category.
  if (load === peopleFile) expect(text).toMatch(/Slots %,.*\r?\n.*,1700,0\.00,/);
  const foreign = load(
    site.visit({ path: `/agent/${page}/csv?account=${agent.stranger}`, cookie: agent.cookie }),
  );
  await expect(foreign).rejects.toMatchObject({ status: 404 });
});
