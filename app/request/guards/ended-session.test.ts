import { afterAll, beforeAll, expect, test } from "vitest";
import { logout } from "#platform/contract/members/auth.ts";
import { profile } from "#platform/contract/members/profile.ts";
import { useOwnDatabase } from "#tests/support/database.ts";
import { siteUnderTest } from "#tests/under-test/site-under-test.ts";
import { guardedSite } from "../site.server.ts";

useOwnDatabase();

let running: Awaited<ReturnType<typeof siteUnderTest>>;
beforeAll(async () => {
  running = await siteUnderTest();
});
afterAll(() => running.close());

const PATH = "/member/securityCenter?done=phone";

test("a session that ends while a page is made leads to the login and back, not to an error", async () => {
  const cookie = await running.newMember();
  const site = await guardedSite(running.visit({ path: PATH, cookie }));
  await expect(site.ask(profile, {})).resolves.toBeDefined();
  await site.ask(logout, {});
  const refused = await site.ask(profile, {}).catch((thrown: Response) => thrown);
  expect(refused).toBeInstanceOf(Response);
  expect((refused as Response).headers.get("location")).toBe(
    `/login?to=${encodeURIComponent("/member/securityCenter")}`,
  );
});

test("what was sent with an ended session is answered in its form", async () => {
  const cookie = await running.newMember();
  const site = await guardedSite(running.visit({ path: PATH, cookie, form: {} }));
  await site.ask(logout, {});
  await expect(site.ask(profile, {})).rejects.toMatchObject({ code: "not_logged_in" });
});

test("what an action ends, the page after it answers with the login", async () => {
  const cookie = await running.newMember();
  const sent = running.visit({ path: PATH, cookie, form: {} });
  await (await guardedSite(sent)).ask(logout, {});
  // The loaders after an action get its context and a new request of their own.
  const read = { ...running.visit({ path: PATH, cookie }), context: sent.context };
  const refused = await guardedSite(read).catch((thrown: Response) => thrown);
  expect(refused).toBeInstanceOf(Response);
  expect((refused as Response).headers.get("location")).toMatch(/^\/login\?to=/);
});
