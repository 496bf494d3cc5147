import type { LoaderFunctionArgs } from "@remix-run/node";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { guardedSite } from "#app/request/site.server.ts";
import { makeExports } from "#platform/agents/exports/make-exports.ts";
import { DIRECT_LINES_MAX } from "#platform/contract/agents/exports/export-kinds.ts";
import { findMerchant } from "#platform/core/merchant/find-merchant.ts";
import { teamExportParts, teamExports } from "#platform/store/schema/export.ts";
import { members } from "#platform/store/schema/merchant.ts";
import { testStore, useOwnDatabase } from "#tests/support/database.ts";
import { freshWork } from "#tests/support/work.ts";
import { plantPeople } from "#tests/under-test/people/plant-people.ts";
import { answerOf, siteUnderTest } from "#tests/under-test/site-under-test.ts";
import { loader as announcementsFile } from "../export/announcements.ts";
import { loader as billsFile } from "../export/bills.ts";
import { loader as contractsFile } from "../export/contracts.ts";
import { loader as kept } from "../export/kept.ts";
import { loader as linksFile } from "../export/links.ts";
import { loader as peopleFile } from "../export/people.ts";
import { action as ask, loader as asking } from "./ask/route.tsx";
import { action as act, loader as list } from "./route.tsx";

useOwnDatabase();

const MERCHANT = "alba";
let site: Awaited<ReturnType<typeof siteUnderTest>>;
let mine: { cookie: string; id: string };
let theirs: { cookie: string; id: string };
type Loader = (args: LoaderFunctionArgs) => Promise<unknown>;

/** An agent with 10,001 players, the first with a name that a spreadsheet would reckon with. */
beforeAll(async () => {
  site = await siteUnderTest();
  const store = await testStore();
  const agent = async () => {
    const cookie = await site.newMember();
    const { id } = (await (await guardedSite(site.visit({ path: "/", cookie }))).member())!;
    const own = and(eq(members.merchant, MERCHANT), eq(members.id, id));
    await store.inMerchant(MERCHANT, (tx) => tx.update(members).set({ type: 2 }).where(own));
    return { cookie, id };
  };
  [mine, theirs] = [await agent(), await agent()];
  await plantPeople({ merchant: MERCHANT, parent: mine.id, count: DIRECT_LINES_MAX + 1 });
  const first = and(eq(members.merchant, MERCHANT), eq(members.id, "x1"));
  const name = { username: "=1+1", usernameKey: "=1+1" };
  await store.inMerchant(MERCHANT, (tx) => tx.update(members).set(name).where(first));
});
afterAll(() => site.close());

const visit = (path: string, cookie: string, form?: Record<string, string>) =>
  site.visit({ path, cookie, ...(form && { form }) }) as LoaderFunctionArgs;
const answer = (load: Loader, path: string, cookie = mine.cookie, form?: Record<string, string>) =>
  answerOf(load(visit(path, cookie, form))) as Promise<{
    to: string | null;
    status: number;
    data: { list: { id: string; state: string; lines: number; filters: unknown }[] };
  }>;
const fetchKept = (id: string, cookie = mine.cookie) =>
  kept({ ...visit(`/agent/exports/${id}/csv`, cookie), params: { exportId: id } });
const own = async (cookie?: string) => (await answer(list, "/agent/exports", cookie)).data.list;

async function make() {
  const store = await testStore();
  const merchant = await findMerchant(store, MERCHANT);
  const { server } = await freshWork({ merchant, clock: site.clock });
  return makeExports(server("one"));
}

test("a list of 10,000 lines is sent at once, and one more is asked for", async () => {
  const path = "/agent/downlineManagmentView/csv";
  const short = (await peopleFile(visit(`${path}?q=x`, mine.cookie))) as Response;
  const lines = (await short.text()).trimEnd().split("\r\n");
  expect(lines).toHaveLength(1 + DIRECT_LINES_MAX);
  const { to } = await answer(peopleFile, path);
  expect(to).toBe("/agent/exports/ask?list=downlines&asked=level%3Ddirect");
  expect(await answer(asking, to!)).toMatchObject({
    data: { list: "downlines", filters: [{ name: "Niveles", value: "Solo directos" }] },
  });
});

test("what was asked for is made, named by its filters, and fetched whole by nobody else", async () => {
  const path = "/agent/exports/ask?list=downlines&asked=level%3Ddirect";
  expect(await answer(ask, path, mine.cookie, {})).toMatchObject({ to: "/agent/exports" });
  expect(await answer(ask, path, mine.cookie, {})).toMatchObject({ to: "/agent/exports" });
  const [open] = await own();
  expect(open).toMatchObject({ state: "OPEN", lines: 0 });
  await expect(fetchKept(open!.id)).rejects.toMatchObject({ status: 404 });
  await make();
  const shown = await own();
  expect(shown).toMatchObject([
    {
      state: "READY",
      lines: DIRECT_LINES_MAX + 1,
      filters: [{ name: "Niveles", value: "Solo directos" }],
    },
  ]);
  const sent = await fetchKept(open!.id);
  expect(sent.headers.get("content-disposition")).toMatch(/equipo-\d{4}-\d\d-\d\d-/);
  const lines = (await sent.text()).replace("\uFEFF", "").trimEnd().split("\r\n");
  expect(lines.slice(0, 2)).toEqual(["Mi gente", "Niveles,Solo directos"]);
  expect(lines[2]).toMatch(/^Hecho,\d{4}-/);
  expect(lines[3]).toBe("");
  expect(lines[4]).toMatch(/^Registro \(/);
  expect(lines).toHaveLength(5 + DIRECT_LINES_MAX + 1);
  expect(lines[5]).toContain(",'=1+1,");
  await expect(fetchKept(open!.id, theirs.cookie)).rejects.toMatchObject({ status: 404 });
  expect(await own(theirs.cookie)).toEqual([]);
});

test("a file that loses a part while it is sent breaks off and never looks whole", async () => {
  const [ready] = await own();
  const sent = await fetchKept(ready!.id);
  const store = await testStore();
  await store.inMerchant(MERCHANT, (tx) =>
    tx
      .delete(teamExportParts)
      .where(and(eq(teamExportParts.merchant, MERCHANT), eq(teamExportParts.part, 9))),
  );
  await expect(sent.text()).rejects.toThrow();
});

test("a failed one is asked for again, and one that is not wanted is removed", async () => {
  const [ready] = await own();
  const store = await testStore();
  const isIt = and(eq(teamExports.merchant, MERCHANT), eq(teamExports.id, ready!.id));
  await store.inMerchant(MERCHANT, (tx) =>
    tx.update(teamExports).set({ state: "FAILED", fault: "BROKEN" }).where(isIt),
  );
  const send = (form: Record<string, string>, cookie?: string) =>
    answer(act, "/agent/exports", cookie, form);
  await send({ act: "again", id: ready!.id }, theirs.cookie);
  expect(await own()).toMatchObject([{ state: "FAILED" }]);
  await send({ act: "again", id: ready!.id });
  expect(await own()).toMatchObject([{ state: "OPEN", lines: 0 }]);
  await send({ act: "remove", id: ready!.id }, theirs.cookie);
  expect(await own()).toHaveLength(1);
  await send({ act: "remove", id: ready!.id });
  expect(await own()).toEqual([]);
});

test("beyond three open ones the page says why, and an odd address has none", async () => {
  const wanted = (n: number) =>
    answer(ask, `/agent/exports/ask?list=downlines&asked=search%3Dx${n}`, mine.cookie, {});
  for (let n = 0; n < 3; n += 1) expect(await wanted(n)).toMatchObject({ to: "/agent/exports" });
  expect(await wanted(3)).toMatchObject({ status: 422, data: { problem: "too_many_exports" } });
  expect(await answer(asking, "/agent/exports/ask?list=nothing")).toMatchObject({
    to: "/agent/exports",
  });
  for (const odd of ["list=downlines&asked=merchant%3Dnoche", "list=teamBets"]) {
    expect(await answer(ask, `/agent/exports/ask?${odd}`, mine.cookie, {})).toMatchObject({
      status: 404,
    });
  }
  const foreign = "list=downlines&asked=account%3Dnobody";
  expect(await answer(ask, `/agent/exports/ask?${foreign}`, mine.cookie, {})).toMatchObject({
    status: 404,
  });
});

test("announcements, links, contracts and bills are files of their own", async () => {
  const head = async (load: Loader, path: string) =>
    (await ((await load(visit(path, mine.cookie))) as Response).text()).split("\r\n")[0];
  expect(await head(announcementsFile, "/agent/agentAnnouncement/csv")).toMatch(
    /^.?Fecha y hora \(.+\),Aviso,Texto$/,
  );
  expect(await head(linksFile, "/agent/registerCenter/csv")).toContain("Código,Estado");
  expect(await head(contractsFile, "/agent/contracts/csv?which=offered")).toMatch(
    /Quién paga,Quién cobra,Versión/,
  );
  for (const page of ["agentDividendRecordCopy2", "agentHourSalary", "agentRealtimeSalary"]) {
    expect(await head(billsFile, `/agent/${page}/csv?which=downlines`)).toMatch(
      /Desde,Hasta,.*Pérdida del equipo \(MXN\)/,
    );
  }
});
