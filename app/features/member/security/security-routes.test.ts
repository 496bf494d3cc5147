import { randomInt } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { guardedSite } from "#app/request/site.server.ts";
import { sessionProofs } from "#platform/store/schema/factor.ts";
import { members } from "#platform/store/schema/merchant.ts";
import { sessions as sessionRows } from "#platform/store/schema/session.ts";
import { TEST_START, testStore, useOwnDatabase } from "#tests/support/database.ts";
import { lettersOf } from "#tests/support/letters.ts";
import { answerOf, siteUnderTest } from "#tests/under-test/site-under-test.ts";
import { action as giveProof, loader as proofPage } from "../proof/route.tsx";
import { action as accounts, loader as accountsPage } from "./accounts/route.tsx";
import { action as contact } from "./contact/route.tsx";
import { action as identity, loader as identityPage } from "./identity/route.tsx";
import { loader as overview } from "./route.tsx";
import { action as sessions } from "./sessions/route.tsx";
import { action as withdraw, loader as withdrawPage } from "./withdraw/route.tsx";

useOwnDatabase();

const PASSWORD = "un rato libre y calmo";
const CENTRE = "/member/securityCenter";
let site: Awaited<ReturnType<typeof siteUnderTest>>;
let cookie: string;
beforeAll(async () => {
  site = await siteUnderTest();
});
afterAll(() => site.close());
beforeEach(async () => {
  cookie = await site.newMember();
});

const visit = (path: string, form?: Record<string, string>) =>
  site.visit({ path: CENTRE + path, cookie, ...(form && { form }) });
const NAMED = { intent: "profile", nickname: "Anita", payeeName: "Ana Ríos" };
const BANK = { intent: "add", kind: "clabe", number: "032180000118359719", label: "Mi banco" };

test("a guest is sent to log in, and back", async () => {
  const answer = await answerOf(overview(site.visit({ path: CENTRE })));
  expect(answer.to).toBe("/login?to=%2Fmember%2FsecurityCenter");
});

test("data are kept, a refusal stands at its field with what was typed", async () => {
  const wrong = await answerOf(identity(visit("/profile", { ...NAMED, payeeName: "Ana" })));
  expect(wrong).toMatchObject({
    status: 422,
    data: {
      initialValue: { payeeName: "Ana" },
      error: { payeeName: [expect.stringMatching(/^input_pattern/)] },
    },
  });
  const kept = await answerOf(identity(visit("/profile", NAMED)));
  expect(kept).toMatchObject({ status: 303, to: `${CENTRE}/profile?done=profile` });
  const page = await answerOf(identityPage(visit("/profile")));
  expect(page.data).toMatchObject({ nickname: "Anita", payeeName: "Ana Ríos" });
});

test("all wrong values are reported at once, each at its field", async () => {
  const young = { ...NAMED, payeeName: "Ana", birthday: "2020-01-01" };
  const answer = await answerOf(identity(visit("/profile", young)));
  expect(answer).toMatchObject({
    status: 422,
    data: {
      error: {
        birthday: ["too_young?age=18"],
        payeeName: [expect.stringMatching(/^input_pattern/)],
      },
    },
  });
});

test("fields that nobody asked for change nothing", async () => {
  const answer = await answerOf(identity(visit("/profile", { ...NAMED, rankLevel: "9" })));
  expect(answer).toMatchObject({
    status: 422,
    data: { error: { rankLevel: ["input_not_asked"] } },
  });
});

test("an account needs the password, and no secret comes back", async () => {
  await identity(visit("/profile", NAMED));
  const wrong = await answerOf(accounts(visit("/accounts", { ...BANK, password: "otra clave" })));
  expect(wrong).toMatchObject({
    status: 422,
    data: { error: { password: ["old_password_wrong"] } },
  });
  expect(JSON.stringify(wrong.data)).not.toMatch(/otra clave|032180000118359719/);
  const added = await answerOf(accounts(visit("/accounts", { ...BANK, password: PASSWORD })));
  expect(added.to).toBe(`${CENTRE}/accounts?done=accountAdded`);
  const page = await answerOf(accountsPage(visit("/accounts")));
  expect(page.data).toMatchObject({ list: [{ numberEnd: "9719", isUsable: false }] });
});

test("after a proof only the new session cookie opens the centre", async () => {
  await identity(visit("/profile", NAMED));
  const sent = visit("/accounts", { ...BANK, password: PASSWORD });
  const given: string[] = [];
  sent.context.addCookie = (line) => given.push(line);
  expect(await answerOf(accounts(sent))).toMatchObject({ status: 303 });
  expect(given).toEqual([expect.stringMatching(/^session=.+; HttpOnly; SameSite=Lax$/)]);
  expect((await answerOf(overview(visit("")))).to).toMatch(/^\/login/);
  [cookie = ""] = given[0]!.split(";");
  expect((await answerOf(overview(visit("")))).to).toBeNull();
});

test("a page shown beside a refusal knows the new session", async () => {
  const sent = visit("/accounts", { ...BANK, number: "1", password: PASSWORD });
  const refused = await answerOf(accounts(sent));
  expect(refused.status).toBe(422);
  const { request } = visit("/accounts");
  // The loaders after an action get its context and a new request of their own.
  const page = await answerOf(accountsPage({ ...sent, request }));
  expect(page).toMatchObject({ status: 200, data: { list: [] } });
});

test("a withdraw password is set, and a code for an address is sent", async () => {
  const pin = { intent: "set", pin: "482915", confirmPin: "482915", password: PASSWORD };
  const set = await answerOf(withdraw(visit("/withdrawPassword", pin)));
  expect(set.to).toBe(`${CENTRE}?done=withdrawPassword`);
  const send = { intent: "send", email: "ana@correo.test", password: PASSWORD };
  const sent = await answerOf(contact(visit("/email", send)));
  expect(sent.data).toMatchObject({ initialValue: { sentTo: "a•••@correo.test" } });
});

test("forgotten digits are chosen anew with the password, and wait a day", async () => {
  const pin = { pin: "482915", confirmPin: "482915", password: PASSWORD };
  await withdraw(visit("/withdrawPassword", { intent: "set", ...pin }));
  const other = { intent: "reset", pin: "730518", confirmPin: "730518" };
  const wrong = await answerOf(withdraw(visit("/withdrawPassword", { ...other, password: "no" })));
  expect(wrong).toMatchObject({
    status: 422,
    data: { error: { password: ["old_password_wrong"] } },
  });
  const right = { ...other, password: PASSWORD };
  const reset = await answerOf(withdraw(visit("/withdrawPassword", right)));
  expect(reset.to).toBe(`${CENTRE}?done=withdrawPasswordReset`);
  const page = await answerOf(withdrawPage(visit("/withdrawPassword?forgot")));
  expect(page.data).toMatchObject({ form: "reset", usableAt: expect.any(Number) });
});

test("another code is asked for without the password, as soon as the platform allows", async () => {
  const email = "otra@correo.test";
  const asked = visit("/email", { intent: "send", email, password: PASSWORD });
  const { data } = await answerOf(contact(asked));
  const { until = "" } = (data as { initialValue: Record<string, string> }).initialValue;
  expect(Number(until)).toBeGreaterThan(Date.now());
  const initialValue = { email, target: email, sentTo: "o•••@correo.test", until };
  const tooSoon = await answerOf(contact(visit("/email", { ...initialValue, intent: "again" })));
  expect(tooSoon).toMatchObject({
    status: 422,
    data: { error: { "": [expect.stringMatching(/^sms_too_many/)] }, initialValue },
  });
  const wrong = { ...initialValue, intent: "confirm", verificationCode: "x" };
  const answer = await answerOf(contact(visit("/email", wrong)));
  expect(answer).toMatchObject({
    status: 422,
    data: { error: { verificationCode: ["verification_code_wrong"] }, initialValue },
  });
});

test("a member without a password is sent to confirm by code, and then back to the form they filled in", async () => {
  await identity(visit("/profile", NAMED));
  const store = await testStore();
  const phone = `+5255${randomInt(10_000_000, 99_999_999)}`;
  const own = await guardedSite(site.visit({ path: "/", cookie }));
  const { id } = (await own.member())!;
  const at = new Date(TEST_START);
  await store.inMerchant("alba", async (tx) => {
    await tx
      .update(members)
      .set({ passwordHash: "", phone, phoneVerifiedAt: at })
      .where(eq(members.id, id));
    const mine = tx
      .select({ id: sessionRows.id })
      .from(sessionRows)
      .where(eq(sessionRows.memberId, id));
    await tx.delete(sessionProofs).where(inArray(sessionProofs.sessionId, mine));
  });
  const led = await answerOf(accounts(visit("/accounts", BANK)));
  const proof = `/member/proof?to=${encodeURIComponent(`${CENTRE}/accounts`)}`;
  expect(led.to).toBe(proof);
  const [kept = ""] = led.cookies.map((text) => text.split(";")[0]);
  const typed = async (cookies: string) => {
    const visited = site.visit({ path: `${CENTRE}/accounts`, cookie: cookies });
    return (await answerOf(accountsPage(visited))).data;
  };
  // The typed values are kept, except the number, and only for this member.
  expect(await typed(`${cookie}; ${kept}`)).toMatchObject({
    kept: { kind: "clabe", label: "Mi banco" },
  });
  const [, content = ""] = decodeURIComponent(kept).split("kept-form=");
  const inClear = Buffer.from(content, "base64").toString();
  expect(inClear).toContain(BANK.label);
  expect(inClear).not.toContain(BANK.number);
  expect(await typed(`${await site.newMember()}; ${kept}`)).toMatchObject({ kept: {} });
  const onProof = (form?: Record<string, string>) =>
    site.visit({ path: proof, cookie, ...(form && { form }) });
  const page = await answerOf(proofPage(onProof()));
  expect(page.data).toMatchObject({ to: { channel: "mobile" }, other: null });
  const sent = await answerOf(giveProof(onProof({ intent: "send", channel: "mobile" })));
  const { initialValue } = sent.data as { initialValue: { sentTo: string; until: string } };
  const none = { intent: "prove", channel: "mobile", verificationCode: "", ...initialValue };
  expect(await answerOf(giveProof(onProof(none)))).toMatchObject({
    status: 422,
    data: { error: { verificationCode: ["input_required"] }, initialValue },
  });
  const text = (await lettersOf("alba")).find(({ recipient }) => recipient === phone);
  const verificationCode = /\b\d{6}\b/.exec(text?.text ?? "")?.[0] ?? "";
  const proved = await answerOf(giveProof(onProof({ ...none, verificationCode })));
  expect(proved.to).toBe(`${CENTRE}/accounts`);
  const added = await answerOf(accounts(visit("/accounts", BANK)));
  expect(added.to).toMatch(/done=accountAdded$/);
  expect(added.cookies).toEqual([expect.stringMatching(/^kept-form=;.*Max-Age=0/)]);
});

test("a session that is none of theirs is not ended", async () => {
  const answer = await answerOf(sessions(visit("/sessions", { intent: "end", id: "nobody" })));
  expect(answer).toMatchObject({ status: 422, data: { error: { "": ["unknown_session"] } } });
});
