import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { testStore } from "#tests/support/database.ts";
import {
  logIn,
  PASSWORD,
  platformUnderTest,
  random,
  registration,
  SECRETS,
} from "../../tests/under-test/platform-under-test.ts";
import { siteStatus } from "../contract/core/site.ts";
import {
  memberInfo,
  register,
  registerRules,
  registerSettings,
} from "../contract/members/account.ts";
import { login } from "../contract/members/auth.ts";
import { languageSet } from "../contract/members/profile.ts";
import { send } from "../contract/wire/send.ts";
import { createPlatform } from "../create-platform.ts";
import { officeCalls } from "../staff/office-routes.ts";
import { members } from "../store/schema/merchant.ts";
import { openApi } from "./open-api.ts";
import { calls } from "./routes.ts";

const under = await platformUnderTest();
const { platform, caller, entries, merchant } = under;
const url = (path: string) => `http://platform.test/platform${path}`;
const merchantHeader = { "x-merchant": merchant.code };

test("sealed calls open what was sealed, and refuse another seal", async () => {
  await under.newMember("sellada");
  const input = { username: "sellada", password: PASSWORD, type: "username" as const };
  const sealed = caller({ sealKey: SECRETS.sealKey });
  expect((await logIn(sealed, input)).member.account).toBe("sellada");
  const wrong = caller({ sealKey: new Uint8Array(16) });
  await expect(send(wrong, login, input)).rejects.toThrow("invalid_input");
});

test("while the master secret changes, the other site's key and seal are accepted too", async () => {
  const { siteKey, sealKey, dataKey } = SECRETS;
  const keys = { siteKey: "the-new-key", sealKey: new Uint8Array(16).fill(5) };
  const secrets = { ...SECRETS, ...keys, other: { siteKey, sealKey, dataKey } };
  const outside = () => Promise.reject(new Error("nobody there"));
  const parts = { store: await testStore(), clock: under.clock, random, secrets, outside };
  const changing = createPlatform(parts);
  await under.newMember("cambiante");
  const input = { username: "cambiante", password: PASSWORD, type: "username" as const };
  for (const key of [keys.sealKey, sealKey]) {
    const site = caller({ fetch: changing.fetch, sealKey: key });
    expect((await logIn(site, input)).member.account).toBe("cambiante");
  }
  for (const [key, place] of [
    ["the-new-key", "203.0.113.9"],
    [siteKey, "203.0.113.9"],
    ["a-guess", "unknown"],
  ] as const) {
    const site = caller({ fetch: changing.fetch, clientAddress: "203.0.113.9", siteKey: key });
    const { location } = await send(site, siteStatus, { url: "preview.test" });
    expect(location).toBe(place);
  }
});

test("a wrong field is named", async () => {
  const request = new Request(url("/games?language=es&pageNo=0"), { headers: merchantHeader });
  const answer = await (await platform.fetch(request)).json();
  expect(answer).toMatchObject({ success: false, message: "invalid_input", field: "pageNo" });
});

test("the language most wanted is kept as its tag, and a call takes any tag", async () => {
  const language = "en;q=0.4, zh-hant-tw;q=0.9, *";
  const { token } = await send(caller({ language }), register, registration("lenguas"));
  const store = await testStore();
  const kept = async () => {
    const own = and(eq(members.merchant, merchant.code), eq(members.usernameKey, "lenguas"));
    const [row] = await store.inMerchant(merchant.code, (tx) =>
      tx.select().from(members).where(own),
    );
    return row?.language;
  };
  expect(await kept()).toBe("zh-Hant-TW");
  const mine = caller({ token });
  await send(mine, languageSet, { language: "pt-br" });
  expect(await kept()).toBe("pt-BR");
  for (const wrong of ["pt_BR", "", "x".repeat(36)])
    await expect(send(mine, languageSet, { language: wrong })).rejects.toMatchObject({
      ...{ code: "invalid_input", field: "language" },
    });
  expect(await kept()).toBe("pt-BR");
});

test("the described input of a call bounds its language", () => {
  const { paths } = openApi(calls, "/platform") as { paths: Record<string, object> };
  const described = JSON.stringify(paths["/platform/points/mall"]);
  expect(described).toContain('"maxLength":35');
});

test("no cache keeps the answer of a call, refused or not", async () => {
  for (const path of [registerSettings.path, "/games?pageNo=0", memberInfo.path]) {
    const { headers } = await platform.fetch(new Request(url(path), { headers: merchantHeader }));
    expect(headers.get("cache-control")).toBe("no-store");
  }
});

test("a body beyond 64 kB is refused", async () => {
  const body = JSON.stringify({ username: "a".repeat(70_000) });
  const headers = merchantHeader;
  const response = await platform.fetch(
    new Request(url("/auth/login"), { method: "POST", headers, body }),
  );
  expect(response.status).toBe(413);
  expect(await response.json()).toMatchObject({ message: "too_large" });
});

test("the client's address counts only beside the site's key", async () => {
  const status = (siteKey?: string) =>
    send(caller({ clientAddress: "203.0.113.9", siteKey }), siteStatus, { url: "preview.test" });
  expect((await status("the-site-key")).location).toBe("203.0.113.9");
  expect((await status("a-guess")).location).toBe("unknown");
  expect((await status()).location).toBe("unknown");
});

test("a failure answers its reference only, and the log has the rest", async () => {
  const broken = await platformUnderTest({
    settings: { registerFields: { username: { minLength: "four" } } },
  });
  const request = new Request(url(registerRules.path), {
    headers: { "x-merchant": broken.merchant.code },
  });
  const response = await broken.platform.fetch(request);
  const answer = await response.json();
  expect(response.status).toBe(500);
  expect(answer).toMatchObject({ success: false, value: null, message: "unknown_error" });
  const entry = broken.entries.at(-1);
  expect(entry).toMatchObject({ call: "registerRules", outcome: "failed" });
  expect(entry?.requestId).toBe(answer.reference);
});

test("the log holds no personal data", async () => {
  entries.length = 0;
  await under.newMember("secretona");
  expect(entries).toHaveLength(1);
  expect(entries[0]).toMatchObject({ call: "register", merchant: merchant.code, outcome: "done" });
  expect(JSON.stringify(entries)).not.toContain("secretona");
});

test("a platform that is not documented has no OpenAPI document", async () => {
  const outside = () => Promise.reject(new Error("nobody there"));
  const parts = { store: await testStore(), clock: under.clock, random, secrets: SECRETS, outside };
  const hidden = createPlatform({ ...parts, isDocumented: false });
  const answer = await hidden.fetch(new Request(url("/openapi.json")));
  expect(answer.status).toBe(404);
  await hidden.close();
});

test("the OpenAPI document describes every call", async () => {
  const response = await platform.fetch(new Request(url("/openapi.json")));
  const document = await response.json();
  expect(document.openapi).toBe("3.1.0");
  const described = Object.values(document.paths).flatMap((path) =>
    Object.values(path as Record<string, { operationId: string }>),
  );
  expect(described.map(({ operationId }) => operationId).sort()).toEqual(
    [...calls, ...officeCalls].map(({ name }) => name).sort(),
  );
  const text = JSON.stringify(document);
  const references = [...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)];
  expect(references.length).toBeGreaterThan(0);
  for (const [, name] of references) expect(document.components.schemas).toHaveProperty([name!]);
  expect(text).not.toContain("#/$defs/");
});
