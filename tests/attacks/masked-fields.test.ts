import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { members } from "#platform/store/schema/merchant.ts";
import { type RunningSite, runningSite } from "#tests/support/running-site.ts";
import { useOwnDatabase } from "../support/database.ts";

useOwnDatabase();
vi.setConfig({ testTimeout: 60_000 });

let site: RunningSite;
beforeAll(async () => {
  site = await runningSite();
}, 90_000);
afterAll(() => site.close());

const NEW = "new-password";
const CURRENT = "current-password";

/** Every page with a password, its fields, and what a password manager is told of each. */
const PAGES: [string, "guest" | "member", Record<string, string>][] = [
  ["/login", "guest", { password: CURRENT }],
  ["/register", "guest", { password: NEW, confirmPassword: NEW }],
  [
    "/member/password",
    "member",
    { oldPassword: CURRENT, newPassword: NEW, confirmNewPassword: NEW },
  ],
  ["/member/proof?to=/member", "member", { password: CURRENT }],
];

/** The cookie of a member with a password. */
async function entered() {
  const { id, cookie } = await site.enter("alba");
  await site.store.inMerchant("alba", (tx) =>
    tx.update(members).set({ passwordHash: "set" }).where(eq(members.id, id)),
  );
  return cookie;
}

const attributesOf = (input: string) =>
  Object.fromEntries(
    [...input.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [
      name.toLowerCase(),
      value,
    ]),
  );

test.each(PAGES)(
  "%s masks each password, for password managers and pasting",
  async (path, role, fields) => {
    const cookie = role === "member" ? await entered() : "";
    const page = await (await site.ask(path, { cookie })).text();
    const inputs = (page.match(/<input\b[^>]*>/g) ?? []).map(attributesOf);
    const secret = inputs.filter(({ name = "" }) => /password/i.test(name));
    const seen = Object.fromEntries(
      secret.map(({ name, type, autocomplete }) => [name, [type, autocomplete]]),
    );
    const expected = Object.entries(fields).map(([name, hint]) => [name, ["password", hint]]);
    expect(seen).toEqual(Object.fromEntries(expected));
    expect(page).not.toContain("onpaste");
  },
);
