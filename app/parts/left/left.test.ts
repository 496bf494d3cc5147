import { afterAll, beforeAll, expect, test } from "vitest";
import { useOwnDatabase } from "#tests/support/database.ts";
import { answerOf, siteUnderTest } from "#tests/under-test/site-under-test.ts";
import { leftData } from "./left.server.ts";

useOwnDatabase();

let site: Awaited<ReturnType<typeof siteUnderTest>>;

beforeAll(async () => {
  site = await siteUnderTest();
});
afterAll(() => site.close());

test("a guest reads that the account is closed, a member is led on", async () => {
  const page = { namespace: "own-data", leadsTo: "/member/securityCenter/data" } as const;
  const look = (cookie?: string) =>
    answerOf(leftData(site.visit({ path: "/goodbye", ...(cookie && { cookie }) }), page));
  expect((await look()).data).toMatchObject({ title: "Tu cuenta está cerrada · alba" });
  expect(await look(await site.newMember())).toMatchObject({ status: 302, to: page.leadsTo });
});
