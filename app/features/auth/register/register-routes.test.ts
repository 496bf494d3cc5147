import { randomBytes } from "node:crypto";
import naughty from "big-list-of-naughty-strings";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { languageCookie } from "#app/request/cookies/cookies.server.ts";
import type { FieldSetting } from "#platform/contract/members/account.ts";
import { members, merchants } from "#platform/store/schema/merchant.ts";
import { testStore, useOwnDatabase } from "#tests/support/database.ts";
import { answerTo } from "#tests/under-test/captcha-under-test.ts";
import { answerOf, siteUnderTest } from "#tests/under-test/site-under-test.ts";
import { action, headers, loader } from "./route.tsx";

useOwnDatabase();

const CODE = "alba";
const FLAGS = ["DIRECTREG3", "USERNAMEREG3", "MOBILENUMREG3", "REGMOBVERF3"];
const PASSWORD = "un rato libre y calmo";
const newName = () => `r${randomBytes(5).toString("hex")}`;

let site: Awaited<ReturnType<typeof siteUnderTest>>;
let before: typeof merchants.$inferSelect | undefined;

beforeAll(async () => {
  site = await siteUnderTest();
  const { db } = await testStore();
  [before] = await db.select().from(merchants).where(eq(merchants.code, CODE));
  await change({
    whitelabel: FLAGS.map((modId) => ({ modId, enabled: "1" as const, childrenNodes: [] })),
    settings: { ...before?.settings, registerFields: { nickname: { enabled: true } } },
  });
});
afterAll(async () => {
  if (before) await change({ whitelabel: before.whitelabel, settings: before.settings });
  await site.close();
});

async function change(row: Partial<typeof merchants.$inferInsert>) {
  const { db } = await testStore();
  await db.update(merchants).set(row).where(eq(merchants.code, CODE));
}

let turn = 0;

/** Each request comes from an address of its own, because the limits have tests of their own. */
function visit(path: string, form?: Record<string, string>, cookie?: string) {
  const made = site.visit({ path, ...(form && { form }), cookie });
  turn += 1;
  const clientAddress = `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`;
  return { ...made, context: { ...made.context, clientAddress } };
}

const consents = { isAdult: "on", hasAgreed: "on" };
const secrets = { password: PASSWORD, confirmPassword: PASSWORD };
type Page = { tab: string; tabs: string[]; fields: FieldSetting[] };

test("the address says which tab is open, and an unknown one is the first", async () => {
  const tabOf = async (path: string) => (await answerOf(loader(visit(path)))).data as Page;
  expect(await tabOf("/register")).toMatchObject({ tab: "user", tabs: ["user", "mobile"] });
  const mobile = await tabOf("/register?tab=mobile");
  expect(mobile.fields.map(({ field }) => field).slice(0, 3)).toEqual([
    "mobileNum",
    "verificationCode",
    "password",
  ]);
  expect(await tabOf("/register?tab=carrier-pigeon")).toMatchObject({ tab: "user" });
});

test("another tab takes along what was typed, and no password", async () => {
  const typed = { intent: "tab", username: "lucia77", email: "l@mail.example", ...secrets };
  const { status, data } = await answerOf(action(visit("/register?tab=mobile", typed)));
  expect(status).toBe(200);
  expect(data).toEqual({ initialValue: { username: "lucia77", email: "l@mail.example" } });
});

test("a registration sends the platform the site's address and the registration method", async () => {
  const form = { username: newName(), ...secrets, ...consents };
  const made = visit("/register", form);
  const { platform } = made.context;
  const asked: Request[] = [];
  const fetch: typeof platform.fetch = (request) => {
    asked.push(request.clone());
    return platform.fetch(request);
  };
  expect(
    (
      await answerOf(
        action({ ...made, context: { ...made.context, platform: { ...platform, fetch } } }),
      )
    ).to,
  ).toBe("/");
  const sent = asked.find(({ method }) => method === "PUT");
  expect(new URL(sent?.url ?? "").pathname).toMatch(/\/account\/register$/);
  expect(await sent?.json()).toMatchObject({
    registerUrl: "http://alba.localhost:3000",
    registerMethod: "WEB",
    domain: "alba.localhost",
    username: form.username,
  });
});

test("a code is sent once, its waiting time is kept, and a reload knows it", async () => {
  const form = { intent: "send", countryDialingCode: "52", mobileNum: "55 1234-9911" };
  const response = await action(visit("/register?tab=mobile", form));
  const { data, init } = response as { data: unknown; init: { headers: Record<string, string> } };
  expect(data).toMatchObject({ initialValue: { mobileNum: "5512349911" } });
  const cookie = init.headers["set-cookie"] ?? "";
  expect(cookie).toMatch(/^code-sent=.*Max-Age=60.*HttpOnly/);
  const again = visit("/register?tab=mobile", undefined, cookie.split(";")[0]);
  const { context } = (await answerOf(loader(again))).data as { context: { sent: unknown } };
  expect(context.sent).toMatchObject({ sentTo: "+52 ••• 9911" });
});

test.each([
  [{}, 400, { mobileNum: ["input_required"] }],
  [{ mobileNum: "12345678" }, 422, { mobileNum: ["mobile_invalid"] }],
])("no code goes to %j", async (number, status, error) => {
  const form = { intent: "send", countryDialingCode: "52", ...number };
  expect(await answerOf(action(visit("/register?tab=mobile", form)))).toMatchObject({
    status,
    data: { error },
  });
});

test("a wrong code stands at its field, an invitation that is none at its own", async () => {
  const form = { countryDialingCode: "52", mobileNum: "5512349912", ...secrets, ...consents };
  const coded = { ...form, verificationCode: "000000" };
  const wrong = await answerOf(action(visit("/register?tab=mobile", coded)));
  expect(wrong).toMatchObject({
    status: 422,
    data: { error: { verificationCode: ["verification_code_wrong"] } },
  });
  const invited = { username: newName(), referralCode: "NADIE99", ...secrets, ...consents };
  expect(await answerOf(action(visit("/register", invited)))).toMatchObject({
    status: 422,
    data: { error: { referralCode: ["invitation_code_error"] } },
  });
});

/** The attack tests send every string through the form; here some are read again. */
const strings: string[] = naughty;

test("what was stored is what was typed", async () => {
  const sample = strings.filter((text, index) => index % 25 === 0 && isKept(text)).slice(0, 12);
  expect(sample.length).toBeGreaterThan(6);
  const store = await testStore();
  for (const nickname of sample) {
    const username = newName();
    const form = { username, nickname, ...secrets, ...consents };
    expect((await answerOf(action(visit("/register", form)))).to).toBe("/");
    const [row] = await store.inMerchant(CODE, (tx) =>
      tx.select().from(members).where(eq(members.usernameKey, username)),
    );
    expect(row?.nickname).toBe(nickname);
  }
}, 60_000);

const isKept = (text: string) =>
  text.length >= 2 && text.length <= 30 && text.trim() === text && !text.includes("\0");

const noHeaders = {
  actionHeaders: new Headers(),
  parentHeaders: new Headers(),
  errorHeaders: undefined,
};

test("where many signed up before, a picture is asked for and no answer is used twice", async () => {
  const { db } = await testStore();
  const [row] = await db.select().from(merchants).where(eq(merchants.code, CODE));
  await change({ settings: { ...row?.settings, registerCaptchaAfter: 0 } });
  type Shown = { captcha: { id: string; question: string } | null };
  const english = (await languageCookie.serialize("en")).split(";")[0];
  const page = (await answerOf(loader(visit("/register", undefined, english)))).data as Shown;
  const { init } = await loader(visit("/register"));
  const loaderHeaders = new Headers(init?.headers);
  const kept = new Headers(headers({ ...noHeaders, loaderHeaders })).get("cache-control");
  expect(kept, "no other guest is shown this one's picture").toBe("no-store");
  const form = { username: newName(), ...secrets, ...consents };
  const asked = await answerOf(action(visit("/register", form, english)));
  expect(asked).toMatchObject({
    status: 422,
    data: { error: { captcha: [expect.stringMatching(/^captcha_required/)] } },
  });
  const shown = (asked.data as Shown).captcha!;
  expect(shown.id).not.toBe(page.captcha?.id);
  const given = { captchaId: shown.id, captcha: answerTo(shown.question) };
  const wrong = { ...form, ...given, captcha: "nada" };
  const again = await answerOf(action(visit("/register", wrong, english)));
  expect(again.data).toMatchObject({
    error: { captcha: [expect.stringMatching(/^captcha_wrong/)] },
  });
  expect(JSON.stringify((again.data as { initialValue: object }).initialValue)).not.toContain(
    "nada",
  );
  const another = await answerOf(
    action(visit("/register", { ...form, intent: "captcha", captchaId: shown.id }, english)),
  );
  const last = (another.data as Shown).captcha!;
  expect(another).toMatchObject({
    status: 200,
    data: { initialValue: { username: form.username } },
  });
  const right = { captchaId: last.id, captcha: answerTo(last.question) };
  const done = await answerOf(action(visit("/register", { ...form, ...right }, english)));
  expect(done).toMatchObject({ status: 302, to: "/" });
  await change({ settings: row?.settings ?? {} });
});
