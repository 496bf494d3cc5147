import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loader as preview } from "#app/endpoints/preview/route.ts";
import { action as login } from "#app/features/auth/login/route.tsx";
import { loader as homeLoader } from "#app/features/games/home/layout.tsx";
import { findBrand } from "#app/request/brand/brand.server.ts";
import { pageSharing } from "#app/request/brand/page-sharing.server.ts";
import { loader } from "#app/root.tsx";
import { makePreviewPass } from "#platform/contract/core/preview-pass.ts";
import { merchants } from "#platform/store/schema/merchant.ts";
import { testStore, useOwnDatabase } from "#tests/support/database.ts";
import { answerOf, siteUnderTest } from "#tests/under-test/site-under-test.ts";

useOwnDatabase();

let site: Awaited<ReturnType<typeof siteUnderTest>>;
beforeAll(async () => {
  site = await siteUnderTest();
});
afterAll(async () => {
  await say(0);
  await site.close();
});

let changes = 0;

async function say(status: 0 | 1 | 2 | 3, set: Partial<typeof merchants.$inferInsert> = {}) {
  const { db } = await testStore();
  await db
    .update(merchants)
    .set({ status, ...set })
    .where(eq(merchants.code, "alba"));
  changes += 1;
}

/** A request that has seen every change so far, as the server's own requests have. */
function visited(init: Partial<Parameters<typeof site.visit>[0]> = {}, clientAddress = "10.0.0.1") {
  const visit = site.visit({ path: "/", ...init });
  const lastOf = () => changes;
  return { ...visit, context: { ...visit.context, clientAddress, changes: { lastOf } } };
}

const visitFrom = (clientAddress: string) => answerOf(loader(visited({}, clientAddress)));

test("an open site shows its pages, with the flags that are on", async () => {
  await say(0);
  const { status, data } = await visitFrom("10.0.0.1");
  expect(status).toBe(200);
  expect(data).toMatchObject({ closed: null, flags: ["DIRECTREG3", "USERNAMEREG3"] });
});

test("under maintenance every page says so", async () => {
  await say(1);
  const { status, data } = await visitFrom("10.0.0.2");
  expect(status).toBe(503);
  expect(data).toMatchObject({ closed: { status: 1 } });
});

test("a visitor from a closed region is shown the address they came from", async () => {
  await say(2);
  const { status, data } = await visitFrom("10.0.0.3");
  expect(status).toBe(451);
  expect(data).toMatchObject({ closed: { status: 2, location: "10.0.0.3" } });
});

test("only visitors from a blocked range find the site closed, and their pages are not shared", async () => {
  await say(0, { blockedRanges: ["203.0.113.0/24"] });
  expect((await visitFrom("192.0.2.1")).status).toBe(200);
  const { status, data } = await visitFrom("203.0.113.9");
  expect(status).toBe(451);
  expect(data).toMatchObject({ closed: { status: 2, location: "203.0.113.9" } });
  expect((await visitFrom("192.0.2.2")).status).toBe(200);
  const sharing = (clientAddress: string) => {
    const { request, context } = visited({}, clientAddress);
    return pageSharing(request, context);
  };
  expect(await sharing("192.0.2.1")).toBe("server");
  expect(await sharing("203.0.113.9")).toBe("nobody");
  await say(0, { blockedRanges: [] });
  expect(await sharing("203.0.113.9")).toBe("cdn");
});

describe("a closed site", () => {
  test("shows nothing of its pages, and answers no action", async () => {
    await say(1);
    const visit = visited();
    const page = await answerOf(homeLoader(visit));
    expect(page).toMatchObject({ status: 503, data: null });
    const { data } = await answerOf(loader(visit));
    expect(data).toMatchObject({ vendors: [], account: null });
    const form = { username: "ana", password: "x" };
    const sent = visited({ path: "/login", form });
    expect(await answerOf(login(sent))).toMatchObject({ status: 503 });
  });

  test("opens to staff with a pass of this merchant, and says that it is closed", async () => {
    await say(1);
    const siteKey = visited().context.platform.siteKey;
    const expiresAt = Date.now() + 60_000;
    const link = (merchant: string) => {
      const pass = makePreviewPass({ merchant, expiresAt }, siteKey);
      return visited({ path: `/preview?pass=${pass}&to=/rngList` });
    };
    const taken = await answerOf(preview(link("alba")));
    expect(taken).toMatchObject({ status: 302, to: "/rngList" });
    const cookie = taken.cookies[0]?.split(";")[0] ?? "";
    const { status, data } = await answerOf(loader(visited({ cookie })));
    expect(status).toBe(200);
    expect(data).toMatchObject({ closed: null, isPreview: true });
    expect(await answerOf(preview(link("noche")))).toMatchObject({ status: 404, cookies: [] });
    await say(3);
    const ended = await answerOf(loader(visited({ cookie })));
    expect(ended).toMatchObject({ status: 410, data: { closed: { status: 3 }, isPreview: false } });
    const page = await answerOf(homeLoader(visited({ cookie })));
    expect(page).toMatchObject({ status: 410, data: null });
  });
});

describe("a brand that wants a login first", () => {
  const { options } = findBrand(new Request("http://alba.localhost/"))!.config;
  beforeAll(async () => {
    options.loggedInToHome = true;
    await say(0);
  });
  afterAll(() => {
    options.loggedInToHome = false;
  });

  test("sends a guest to the login, and knows the way back", async () => {
    const visit = visited({ path: "/rngList?vassalage=V1" });
    const toLogin = { status: 302, to: "/login?to=%2FrngList%3Fvassalage%3DV1" };
    expect(await answerOf(loader(visit))).toMatchObject(toLogin);
  });
  test("lets a guest log in, with nothing of the home page behind it", async () => {
    const visit = visited({ path: "/login" });
    expect((await answerOf(loader(visit))).data).toMatchObject({ isGate: true });
    expect((await answerOf(homeLoader(visit))).data).toMatchObject({ home: null });
  });
  test("lets a member with a session in", async () => {
    const cookie = await site.newMember();
    const visit = visited({ path: "/rngList", cookie });
    expect((await answerOf(loader(visit))).data).toMatchObject({ isGate: false });
  });
});
