import { resolve } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readSession } from "#app/request/cookies/cookies.server.ts";
import { memberInfo } from "#platform/contract/members/account.ts";
import { send } from "#platform/contract/wire/send.ts";
import { systemClock } from "#platform/core/context.ts";
import { readMerchant } from "#platform/core/merchant/find-merchant.ts";
import { createPlatform } from "#platform/create-platform.ts";
import { seedDemo } from "#platform/demo/seed-demo.ts";
import { testStore, useOwnDatabase } from "#tests/support/database.ts";
import { demoMerchants } from "#tests/under-test/demo-brands.ts";
import { random, SECRETS } from "#tests/under-test/platform-under-test.ts";
import { previewBrands } from "../preview-brands.ts";
import { PREVIEW_PATH } from "../preview-path.ts";
import { wallTime } from "../wall-time.ts";
import { createFrame, type Frame } from "./create-frame.ts";

useOwnDatabase();

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const root = resolve(import.meta.dirname, "../../../..");
const visit = { requestId: "TEST-0001", clientAddress: "127.0.0.1", clientCountry: null };
const base = "http://platform.test/platform";

let frame: Frame;
let platform: ReturnType<typeof createPlatform>;
let store: Awaited<ReturnType<typeof testStore>>;
let offset = 0;

beforeAll(async () => {
  store = await testStore();
  await seedDemo(store, { clock: systemClock, random, merchants: demoMerchants });
  const clock = {
    now: () => new Date(Date.now() + offset),
    realNow: () => Date.now(),
    offset: () => offset,
    shift: (wanted: number) => {
      offset = wanted;
    },
  };
  const outside = () => Promise.reject(new Error("nobody there"));
  platform = createPlatform({ store, clock, random, secrets: SECRETS, outside });
  let heard = 0;
  frame = createFrame({
    brands: previewBrands(root),
    platform: { base, fetch: platform.fetch, siteKey: SECRETS.siteKey },
    changes: { lastOf: () => heard++ },
    ...{ clock, staff: { store, clock, random, secrets: SECRETS, staff: "test", staffId: "test" } },
    vip: { store, clock, random, secrets: SECRETS, platform: platform.fetch, base },
    onEdit: () => {},
    ending: new AbortController().signal,
  });
});
afterAll(() => platform.close());

async function ask(path: string, { form, cookie = "", host = "noche.localhost:3100" }: Asked = {}) {
  const url = `http://${host}${path}`;
  const headers = { cookie, "accept-language": "en" };
  const body = form && new URLSearchParams(form);
  const init = { headers, ...(body && { method: "POST", body }) };
  return frame(new Request(url, init), visit);
}
type Asked = { form?: Record<string, string> | string[][]; cookie?: string; host?: string };

const choose = (form: Record<string, string> | string[][], cookie = "") =>
  ask(PREVIEW_PATH, { form, cookie });
const cookiesOf = (answer: Response | null) =>
  answer!.headers.getSetCookie().map((cookie) => cookie.split(";")[0]!);

test("pages of the site itself are left to the site", async () => {
  expect(await ask("/")).toBeNull();
  expect(await ask("/preview")).toBeNull();
  expect((await ask(PREVIEW_PATH, { host: "nobody.localhost:3100" }))?.status).toBe(404);
});

test("the page offers every folder's brand and shows the site at the chosen width", async () => {
  const page = await (await ask(`${PREVIEW_PATH}?width=390&to=/vip`))!.text();
  for (const { known } of previewBrands(root)()) expect(page).toContain(`>${known.data.name}<`);
  expect(page).toContain('src="/vip" width="390"');
  expect(page).toContain(">VIP member<");
});

test.each(["//evil.example", "https://evil.example", PREVIEW_PATH, '/"><script>'])(
  "%s is not shown in the frame",
  async (to) => {
    const page = await (await ask(`${PREVIEW_PATH}?${new URLSearchParams({ to })}`))!.text();
    expect(page).not.toContain(`src="${to}"`);
    expect(page).not.toContain("<script>");
  },
);

test("language and theme are the site's own cookies", async () => {
  const cookies = cookiesOf(await choose({ language: "en", theme: "dark" }));
  const page = await (await ask(PREVIEW_PATH, { cookie: cookies.join("; ") }))!.text();
  expect(page).toContain('<option value="en" selected>');
  expect(page).toContain('<option value="dark" selected>');
});

test.each([
  ["member", "demo"],
  ["agent", "agente"],
  ["trial", "prueba"],
])("as %s the account %s is logged in by a session of the platform's", async (role, account) => {
  const [cookie = ""] = cookiesOf(await choose({ role }));
  const token = await readSession(
    new Request("http://noche.localhost:3100", { headers: { cookie } }),
  );
  const caller = { base, fetch: platform.fetch, merchant: "noche", language: "es", token };
  expect((await send(caller, memberInfo, {})).account).toBe(account);
  const page = await (await ask(PREVIEW_PATH, { cookie }))!.text();
  expect(page).toContain(`<option value="${role}" selected>`);
});

test("another brand's frame takes over the role, the language and the page", async () => {
  const query = new URLSearchParams({ brand: "mareo", role: "member", language: "en", to: "/vip" });
  const sent = await ask(`${PREVIEW_PATH}/enter?${query}`);
  const there = new URL(sent!.headers.get("location")!);
  expect(there.host).toBe("mareo.localhost:3100");
  const entered = await ask(there.pathname + there.search, { host: there.host });
  expect(cookiesOf(entered).map((cookie) => cookie.split("=")[0])).toEqual(["lang", "session"]);
  expect(entered!.headers.get("location")).toContain("to=%2Fvip");
});

test("flags, closed states and the clock are the platform's own, and go back to the beginning", async () => {
  const row = () => readMerchant(store, "noche");
  const first = JSON.stringify((await row()).whitelabel);
  await choose([
    ["flags", "1"],
    ["flag", "MOBILENUMREG3"],
    ["closed", "maintenance"],
  ]);
  expect(JSON.stringify((await row()).whitelabel)).not.toBe(first);
  expect((await row()).status).toBe(1);
  await choose({ closed: "region" });
  expect(await row()).toMatchObject({ status: 0, blockedRanges: ["127.0.0.1"] });
  const wanted = Date.now() + 40 * 86_400_000;
  await choose({ clock: wallTime(wanted, "America/Mexico_City"), clockWas: "" });
  expect(Math.abs(Date.now() + offset - wanted)).toBeLessThan(62_000);
  await choose({ intent: "reset" });
  expect(await row()).toMatchObject({ status: 0, blockedRanges: [] });
  expect(JSON.stringify((await row()).whitelabel)).toBe(first);
  expect(Math.abs(offset)).toBeLessThan(1_000);
});

test.each(["tomorrow", "0002-01-01T00:00"])(
  "%s is said to be no time, and moves nothing",
  async (clock) => {
    const answer = await choose({ clock, clockWas: "" });
    const { pathname, search } = new URL(answer!.headers.get("location")!);
    expect(await (await ask(pathname + search))!.text()).toContain("That time cannot be read,");
  },
);

test("a place is explained to the frame's own script, nonsense is not", async () => {
  const explain = (body: string) =>
    frame(
      new Request(`http://noche.localhost:3100${PREVIEW_PATH}/explain`, { method: "POST", body }),
      visit,
    );
  const seen = {
    language: "es",
    theme: "light",
    texts: ["Popular ahora"],
    around: [],
    namespaces: ["home"],
    variables: [],
    addresses: [],
  };
  const answer = await explain(JSON.stringify(seen));
  expect(await answer!.json()).toMatchObject({ words: [{ key: "es.home.popular" }] });
  expect((await explain("{"))?.status).toBe(400);
});
