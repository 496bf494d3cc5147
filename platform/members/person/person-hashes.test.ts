import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  freshMember,
  freshMerchant,
  testClock,
  testContext,
  testStore,
  useOwnDatabase,
} from "#tests/support/database.ts";
import { lettersOf } from "#tests/support/letters.ts";
import { STEPS } from "#tests/under-test/people/sealed-member.ts";
import { platformUnderTest, random, registration } from "#tests/under-test/platform-under-test.ts";
import { register } from "../../contract/members/account.ts";
import { send } from "../../contract/wire/send.ts";
import type { Secrets } from "../../core/context.ts";
import { resealPeople } from "../../staff/secrets/reseal-people.ts";
import type { Transaction } from "../../store/open-store.ts";
import { members } from "../../store/schema/merchant.ts";
import { operatorKeys, personHashes } from "../../store/schema/person-hash.ts";
import { sendCode } from "../codes/send-code.ts";
import { confirmBinding } from "../profile/bind-contact.ts";
import { saveProfile } from "../profile/save-profile.ts";
import { sealProfile } from "../profile/seal-profile.ts";
import { fillPersonHashes } from "./fill-person-hashes.ts";
import { hashPerson, keepPersonHashes, readPersonHashes } from "./person-hashes.ts";
import { personKey } from "./person-key.ts";

// The key belongs to the whole database, and a test changes its seal.
useOwnDatabase();

const ANA = {
  documentNumber: "RIXA800101",
  names: ["Ana Ríos"],
  birthday: "1980-01-01",
  phone: "+525512345678",
  email: "ana@correo.test",
};
const KEY = new Uint8Array(32).fill(7);
const asked = { registerFields: { idNumber: { enabled: true }, birthday: { enabled: true } } };

/** One member of a fresh merchant with the facts of ANA in the row, and no hash yet. */
async function withFacts() {
  const merchant = await freshMerchant();
  const { id, actor } = await freshMember(merchant);
  const context = await testContext({ merchant, actor });
  const inside = <T>(work: (tx: Transaction) => Promise<T>) =>
    context.store.inMerchant(merchant.code, work);
  await inside(async (tx) => {
    const own = { idNumber: ANA.documentNumber, payeeName: "Ana Ríos", birthday: ANA.birthday };
    await tx
      .update(members)
      .set({ profile: sealProfile(context, id, own), phone: ANA.phone, email: ANA.email })
      .where(eq(members.id, id));
  });
  const stored = () => inside((tx) => readPersonHashes(tx, merchant.code, id));
  return { merchant, id, context, inside, stored };
}
type Hashes = Awaited<ReturnType<typeof readPersonHashes>>;

const sorted = (hashes: Hashes) => [...hashes].sort((a, b) => (a.kind < b.kind ? -1 : 1));

test("a person has the hashes of these vectors", () => {
  expect(hashPerson(KEY, ANA)).toEqual([
    { kind: "document", hash: "iLOKmJQQspLpolM2WJVl8dQkghXrEs4yKwfUigMhsgE" },
    { kind: "birth", hash: "P9B3N-kAPGpgdvwAvCafQxZAW6vRpICt9Us56Kif_p8" },
    { kind: "phone", hash: "-QzLv7NLsCAFMb6dvFRBSZOafPe9Poa_YjNMtnFMofM" },
    { kind: "email", hash: "plvaGk6eZYLJLRVS4o6Y8srQBtoFxHasRY-vuCEuGz8" },
  ]);
});

test("one fact under two kinds or two keys has two hashes", () => {
  const same = { names: [], documentNumber: "5512345678", phone: "5512345678" };
  const [document, phone] = hashPerson(KEY, same);
  expect(document?.hash).not.toBe(phone?.hash);
  const [other] = hashPerson(new Uint8Array(32).fill(8), same);
  expect(document?.hash).not.toBe(other?.hash);
});

test("one person has the same hashes at two merchants", async () => {
  const [one, two] = [await withFacts(), await withFacts()];
  const hashes = await one.inside((tx) => keepPersonHashes(one.context, tx, one.id));
  expect(hashes.map(({ kind }) => kind)).toEqual(["document", "birth", "phone", "email"]);
  await two.inside((tx) => keepPersonHashes(two.context, tx, two.id));
  expect(sorted(await two.stored())).toEqual(sorted(hashes));
});

test("no merchant reads another's hashes", async () => {
  const [one, two] = [await withFacts(), await withFacts()];
  await one.inside((tx) => keepPersonHashes(one.context, tx, one.id));
  const seen = await two.inside((tx) => tx.select().from(personHashes));
  expect(seen).toEqual([]);
});

test("a registration writes what it was given", async () => {
  const { caller, merchant } = await platformUnderTest({ settings: asked });
  const given = { email: "Ana+juego@correo.test", idNumber: "RIXA800101", birthday: "1980-01-01" };
  await send(caller(), register, { ...registration("Ana2026"), ...given });
  const store = await testStore();
  const rows = await store.inMerchant(merchant.code, (tx) => tx.select().from(personHashes));
  expect(rows.map(({ kind }) => kind).sort()).toEqual(["document", "email"]);
  const twin = await withFacts();
  await twin.inside((tx) => keepPersonHashes(twin.context, tx, twin.id));
  const known = new Set((await twin.stored()).map(({ hash }) => hash));
  expect(rows.every(({ hash }) => known.has(hash))).toBe(true);
});

test("a changed profile and a bound phone replace what they change", async () => {
  const { id, context, inside, stored } = await withFacts();
  const before = await inside((tx) => keepPersonHashes(context, tx, id));
  const of = (hashes: Hashes, kind: string) => hashes.find((one) => one.kind === kind)?.hash;
  await inside((tx) =>
    tx
      .update(members)
      .set({ unlockedFields: ["payeeName"] })
      .where(eq(members.id, id)),
  );
  await saveProfile(context, { payeeName: "Ana Ríos Paz", fields: {} });
  const named = await stored();
  expect(of(named, "birth")).not.toBe(of(before, "birth"));
  expect(of(named, "document")).toBe(of(before, "document"));
  const target = "+525587654321";
  const to = { purpose: "bind", channel: "mobile", target } as const;
  await inside((tx) => sendCode(context, tx, { ...to, language: "es", memberId: id }));
  const [letter] = await lettersOf(context.merchant.code);
  const code = /\b\d{6}\b/.exec(letter?.text ?? "")?.[0] ?? "";
  await confirmBinding(context, { channel: "mobile", target, verificationCode: code });
  const bound = await stored();
  expect(bound).toHaveLength(4);
  expect(of(bound, "phone")).not.toBe(of(before, "phone"));
});

test("members of before get theirs at a start, once, and a trial account none", async () => {
  await fillPersonHashes(await testContext({ merchant: await freshMerchant() }));
  const { merchant, id, context, inside, stored } = await withFacts();
  const trial = await freshMember(merchant, { type: 4 });
  await inside((tx) =>
    tx.update(members).set({ phone: ANA.phone }).where(eq(members.id, trial.id)),
  );
  expect(await fillPersonHashes(context)).toBe(1);
  const own = await inside((tx) => keepPersonHashes(context, tx, id));
  expect(sorted(await stored())).toEqual(sorted(own));
  expect(await fillPersonHashes(context)).toBe(0);
});

test("a change of the master secret keeps the hashes, and the new one alone makes them", async () => {
  const { id, context, inside } = await withFacts();
  const store = await testStore();
  const under = (secrets: Secrets) => ({ ...context, secrets });
  const key = (secrets: Secrets) => store.db.transaction((tx) => personKey(under(secrets), tx));
  await inside((tx) => tx.update(members).set({ profile: {} }).where(eq(members.id, id)));
  const keepAt = (secrets: Secrets) => inside((tx) => keepPersonHashes(under(secrets), tx, id));
  const kept = await store.db.select().from(operatorKeys);
  const owned = { ...context.secrets, vendors: new Map(), gateways: new Map() };
  const first = await keepAt(owned);
  const changing = { ...STEPS.before, other: owned };
  const staff = { store, clock: testClock(), random, staff: "eva", staffId: "eva" };
  expect(await keepAt(changing)).toEqual(first);
  await resealPeople({ ...staff, secrets: changing });
  expect(await keepAt(STEPS.before)).toEqual(first);
  expect(await keepAt(STEPS.changed)).toEqual(first);
  await expect(key(STEPS.after)).rejects.toThrow("unknown key");
  await resealPeople({ ...staff, secrets: STEPS.changed });
  expect(await keepAt(STEPS.after)).toEqual(first);
  expect(await store.db.select().from(operatorKeys)).not.toEqual(kept);
  // The other tests of this file seal with the first secrets.
  await resealPeople({ ...staff, secrets: { ...owned, other: STEPS.after } });
});

test("two that make the key at once have the same one", async () => {
  const store = await testStore();
  const context = await testContext({ merchant: await freshMerchant() });
  const make = () => store.db.transaction((tx) => personKey(context, tx));
  const [one, two] = await Promise.all([make(), make()]);
  expect(one).toEqual(two);
  await expect(store.db.delete(operatorKeys)).rejects.toThrow();
});
