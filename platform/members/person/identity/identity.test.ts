import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { testStore } from "#tests/support/database.ts";
import { cashierUnderTest } from "#tests/under-test/cashier-under-test.ts";
import { platformUnderTest, random, SECRETS } from "#tests/under-test/platform-under-test.ts";
import {
  verificationAsk,
  verificationCallback,
  verificationShow,
} from "../../../contract/members/verification.ts";
import { messages } from "../../../contract/publishing/messages.ts";
import { send } from "../../../contract/wire/send.ts";
import { signedHeaders } from "../../../contract/wire/signature.ts";
import { members } from "../../../store/schema/merchant.ts";
import { personHashes } from "../../../store/schema/person-hash.ts";
import { verifications } from "../../../store/schema/verification.ts";
import { openProfile } from "../../profile/seal-profile.ts";
import { askDue, nextAsk } from "./ask-due.ts";

const PERSON = { payeeName: "Ana Ríos", birthday: "1990-05-04", documentKind: "national" } as const;
const asked = (documentNumber: string) => ({ ...PERSON, documentNumber });

/** A member at a merchant with the demonstration's provider. */
async function setUp() {
  const t = await cashierUnderTest();
  const { merchant, clock, platform } = t.under;
  const store = await testStore();
  const inside = <T>(work: Parameters<typeof store.inMerchant<T>>[1]) =>
    store.inMerchant(merchant.code, work);
  const rows = () => inside((tx) => tx.select().from(verifications).orderBy(verifications.askedAt));
  const outside = async (request: Request) =>
    t.lines.isGatewayUp ? t.mockpay.fetch(request) : Promise.reject(new Error("line is down"));
  const parts = { store, clock, random, secrets: SECRETS, outside, merchant };
  const callback = (
    reference: string,
    { state = "VERIFIED", secret = "gateway-secret", sent = reference } = {},
  ) => {
    const path = `/platform${verificationCallback.path}`;
    const body = JSON.stringify({ reference, state });
    const timestamp = String(Math.floor(clock.now().getTime() / 1000));
    const signed = { timestamp, nonce: "n-1", method: "POST", path, body };
    const headers = signedHeaders("mockpay", secret, signed);
    const changed = body.replace(reference, sent);
    const init = { method: "POST", headers, body: changed };
    return platform.fetch(new Request(`http://platform.test${path}`, init));
  };
  const told = async () =>
    (await send(t.member, messages, { pageNo: 1 })).list.map(({ kind }) => kind);
  return { ...t, merchant, clock, inside, rows, parts, callback, told };
}

test.each([
  ["00", "verified", null, "identityVerified"],
  ["01", "refused", "document", "identityRefused"],
  ["02", "refused", "details", "identityRefused"],
  ["04", "expired", null, "identityExpired"],
])("a document that ends in %s is %s at once", async (end, state, reason, kind) => {
  const t = await setUp();
  expect(await send(t.member, verificationShow, {})).toMatchObject({ state: "none", mayAsk: true });
  const done = await send(t.member, verificationAsk, asked(`RIXA8001${end}`));
  expect(done).toMatchObject({ state, reason, mayAsk: state !== "verified" });
  expect(await send(t.member, verificationShow, {})).toEqual(done);
  expect(await t.told()).toContain(kind);
});

test("what was given is sealed in the profile, known again and asked no more", async () => {
  const t = await setUp();
  await send(t.member, verificationAsk, asked(" rixa-8001.00 "));
  const [row] = await t.inside((tx) =>
    tx.select().from(members).where(eq(members.usernameKey, "pagadora1")),
  );
  expect(row?.profile.idNumber).toMatch(/^s1\./);
  const context = { secrets: SECRETS, merchant: t.merchant };
  expect(openProfile(context, row!.id, row!.profile)).toMatchObject({
    ...{ idNumber: "RIXA800100", payeeName: "Ana Ríos", birthday: "1990-05-04" },
    documentKind: "national",
  });
  const kinds = await t.inside((tx) => tx.select().from(personHashes));
  expect(kinds.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["document", "birth"]));
  const { known } = await send(t.member, verificationShow, {});
  expect(known).toEqual({ payeeName: "Ana Ríos", birthday: "1990-05-04", documentEnd: "100" });
});

test("one that is pending is verified when the provider is asked again, and once", async () => {
  const t = await setUp();
  expect(await send(t.member, verificationAsk, asked("RIXA800103"))).toMatchObject({
    ...{ state: "pending", mayAsk: false, decidedAt: null },
  });
  expect(await send(t.member, verificationAsk, asked("RIXA800104"))).toMatchObject({
    state: "pending",
  });
  expect(await askDue(t.parts)).toEqual([]);
  expect(await t.rows()).toMatchObject([{ state: "PENDING", asked: 1 }]);
  const due = await nextAsk(t.parts);
  expect(due).toEqual(new Date(t.clock.now().getTime() + 5_000));
  t.clock.advance(4_999);
  await askDue(t.parts);
  expect(await t.rows()).toMatchObject([{ state: "PENDING", asked: 1 }]);
  t.clock.advance(1);
  await Promise.all([askDue(t.parts), askDue(t.parts)]);
  expect(await t.rows()).toMatchObject([{ state: "VERIFIED", asked: 2, dueAt: null }]);
  expect(await nextAsk(t.parts)).toBeNull();
  expect((await t.told()).filter((kind) => kind === "identityVerified")).toHaveLength(1);
  await expect(send(t.member, verificationAsk, asked("RIXA800100"))).rejects.toThrow(
    "identity_verified",
  );
});

test("a provider that does not answer leaves it pending, and is asked under the same reference", async () => {
  const t = await setUp();
  t.lines.isGatewayUp = false;
  const waiting = await send(t.member, verificationAsk, asked("RIXA800100"));
  expect(waiting).toMatchObject({ state: "pending" });
  t.clock.advance(60_000);
  expect(await askDue(t.parts)).toHaveLength(1);
  t.lines.isGatewayUp = true;
  t.clock.advance(60_000);
  expect(await askDue(t.parts)).toEqual([]);
  expect(await t.rows()).toMatchObject([{ state: "VERIFIED", asked: 3 }]);
});

test("a callback counts only signed, only by what the provider then says, and only once", async () => {
  const t = await setUp();
  await send(t.member, verificationAsk, asked("RIXA800103"));
  const [row] = await t.rows();
  const reference = `${t.merchant.code}.${row!.id}`;
  expect((await t.callback(reference, { secret: "another-secret" })).status).toBe(401);
  const other = reference.replace(/.$/, (last) => (last === "0" ? "1" : "0"));
  expect((await t.callback(other, { sent: reference })).status).toBe(401);
  // The provider still says pending, whatever the callback says.
  const early = await t.callback(reference);
  expect(await early.json()).toMatchObject({ success: true, value: { replay: true } });
  expect(await t.rows()).toMatchObject([{ state: "PENDING" }]);
  t.clock.advance(4_000);
  const both = await Promise.all([t.callback(reference), t.callback(reference)]);
  const answers = await Promise.all(both.map(async (one) => (await one.json()).value));
  expect(answers).toEqual(expect.arrayContaining([{ replay: false }, { replay: true }]));
  expect(await t.rows()).toMatchObject([{ state: "VERIFIED" }]);
  expect((await t.told()).filter((kind) => kind === "identityVerified")).toHaveLength(1);
  expect((await t.callback(`${t.merchant.code}.V-0000-0000`)).status).toBe(404);
});

test("the provider tells its decision by itself", async () => {
  const t = await setUp();
  await send(t.member, verificationAsk, asked("RIXA800103"));
  t.clock.advance(4_000);
  await expect
    .poll(() => send(t.member, verificationShow, {}), { timeout: 10_000 })
    .toMatchObject({ state: "verified" });
  const decisions = t.webhooks.filter(({ request }) => request.url.endsWith("/callback"));
  expect(decisions.map(({ status }) => status)).toEqual([200]);
});

test("a refused document may be another one, but not another person, three times a day", async () => {
  const t = await setUp();
  await send(t.member, verificationAsk, asked("RIXA800101"));
  t.clock.advance(1_000);
  const other = { ...asked("RIXA800102"), payeeName: "Eva Paz", birthday: "1980-01-01" };
  expect(await send(t.member, verificationAsk, other)).toMatchObject({
    ...{ state: "refused", reason: "details" },
    known: { payeeName: "Ana Ríos", birthday: "1990-05-04", documentEnd: "" },
  });
  t.clock.advance(1_000);
  await send(t.member, verificationAsk, asked("RIXA800104"));
  t.clock.advance(1_000);
  const fourth = send(t.member, verificationAsk, asked("RIXA800100"));
  await expect(fourth).rejects.toMatchObject({ code: "identity_many", details: { max: 3 } });
  const askedAt = new Date(t.clock.now().getTime() - 86_400_000);
  const isFirst = eq(verifications.reason, "document");
  await t.inside((tx) => tx.update(verifications).set({ askedAt }).where(isFirst));
  expect(await send(t.member, verificationAsk, asked("RIXA800100"))).toMatchObject({
    state: "verified",
  });
  expect((await t.rows()).map(({ state }) => state)).toEqual([
    ...["REFUSED", "REFUSED", "EXPIRED", "VERIFIED"],
  ]);
});

test("a verified identity is expired at its date", async () => {
  const t = await setUp();
  await send(t.member, verificationAsk, asked("RIXA800100"));
  const validUntil = new Date(t.clock.now().getTime() + 1);
  await t.inside((tx) => tx.update(verifications).set({ validUntil }));
  expect(await send(t.member, verificationShow, {})).toMatchObject({ state: "verified" });
  t.clock.advance(1);
  expect(await send(t.member, verificationShow, {})).toMatchObject({
    ...{ state: "expired", mayAsk: true },
  });
});

test.each([
  ["no name", { payeeName: " " }, "input_required", "payeeName"],
  ["no birthday", { birthday: "" }, "input_required", "birthday"],
  ["a birthday that no calendar has", { birthday: "1990-02-30" }, "birthday_wrong", "birthday"],
  ["a minor", { birthday: "2010-01-01" }, "too_young", "birthday"],
  ["no document", { documentNumber: " - " }, "input_required", "documentNumber"],
  ["a short document", { documentNumber: "A1" }, "input_length", "documentNumber"],
])("%s is refused at its field", async (_what, change, code, field) => {
  const { caller, newMember } = await platformUnderTest();
  const member = caller({ token: (await newMember()).token });
  const sent = send(member, verificationAsk, { ...asked("RIXA800100"), ...change });
  await expect(sent).rejects.toMatchObject({ code, field });
});

test("without a provider it waits for staff, and no job asks for it", async () => {
  const { caller, newMember, merchant, clock } = await platformUnderTest();
  const member = caller({ token: (await newMember()).token });
  const show = await send(member, verificationAsk, asked("RIXA800100"));
  expect(show).toMatchObject({ state: "pending" });
  const store = await testStore();
  const outside = () => Promise.reject(new Error("nobody there"));
  const parts = { store, clock, random, secrets: SECRETS, outside, merchant };
  expect(await nextAsk(parts)).toBeNull();
  clock.advance(3_600_000);
  expect(await askDue(parts)).toEqual([]);
});

test("a guest, a trial account and another merchant see nothing", async () => {
  const t = await setUp();
  await send(t.member, verificationAsk, asked("RIXA800103"));
  const guest = t.under.caller();
  await expect(send(guest, verificationShow, {})).rejects.toThrow("not_logged_in");
  await expect(send(guest, verificationAsk, asked("1"))).rejects.toThrow("not_logged_in");
  const [row] = await t.rows();
  const far = await platformUnderTest();
  const store = await testStore();
  const seen = await store.inMerchant(far.merchant.code, (tx) =>
    tx.select().from(verifications).where(eq(verifications.id, row!.id)),
  );
  expect(seen).toEqual([]);
  const reference = `${far.merchant.code}.${row!.id}`;
  expect((await t.callback(reference)).status).toBe(404);
});
