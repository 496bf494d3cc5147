import { expect, test } from "vitest";
import { lettersOf } from "#tests/support/letters.ts";
import { freshWork } from "#tests/support/work.ts";
import type { PlatformParts } from "../../core/platform-parts.ts";
import { KINDS } from "../../jobs/kinds/kinds.ts";
import type { Kind } from "../../jobs/work/kind.ts";
import { findDue } from "../../jobs/work/look.ts";
import { agree, findingReference, noteFinding } from "./findings.ts";

const MINUTE_MS = 60_000;
const EMAIL = { channel: "email", recipient: "ops@casa.example" } as const;
const WEBHOOK = { channel: "webhook", recipient: "" } as const;

type Targets = NonNullable<PlatformParts["findingsTo"]>;

async function watchUnderTest(findingsTo: Targets = [EMAIL, WEBHOOK]) {
  const w = await freshWork();
  const { code, store, clock } = w;
  const tell = KINDS.find(({ name }) => name === "tellFindings")!;
  const kind: Kind = { ...tell, work: (parts, run) => tell.work({ ...parts, findingsTo }, run) };
  const findingOf = (subject: string) =>
    ({ merchant: code, kind: "PURSE_DIFFERS", party: "V1", subject }) as const;
  return {
    ...w,
    kind,
    findingOf,
    find: (...subjects: string[]) =>
      store.inMerchant(code, async (tx) => {
        for (const one of subjects) await noteFinding(tx, findingOf(one), clock.now());
      }),
    close: (subject: string) =>
      store.inMerchant(code, (tx) =>
        agree(tx, { merchant: code, party: "V1", subject }, clock.now()),
      ),
    tell: () => w.perform(kind),
    letters: () => lettersOf(code),
    async isDue() {
      const due = await findDue(w, KINDS);
      return due.some((one) => one.merchant === code && /^(findings|tellF)/.test(one.about));
    },
  };
}

test("a finding is told once to each target, a minute later, by a reference and no account", async () => {
  const t = await watchUnderTest();
  await t.find("member-1");
  expect(await t.tell()).toEqual(new Date(t.clock.now().getTime() + MINUTE_MS));
  expect(await t.letters()).toEqual([]);
  t.clock.advance(MINUTE_MS);
  for (let run = 0; run < 3; run += 1) {
    await t.tell();
    t.clock.advance(MINUTE_MS);
  }
  const letters = await t.letters();
  expect(letters.map(({ channel, recipient }) => [channel, recipient]).sort()).toEqual([
    ["email", "ops@casa.example"],
    ["webhook", ""],
  ]);
  const reference = findingReference(t.findingOf("member-1"));
  expect(letters.find(({ channel }) => channel === "email")).toMatchObject({
    subject: `${t.code}: hallazgos nuevos, 1`,
    text: expect.stringContaining(`PURSE_DIFFERS V1 ${reference}`),
  });
  const body = letters.find(({ channel }) => channel === "webhook")!.text;
  expect(JSON.parse(body)).toEqual({
    ...{ text: `${t.code}: hallazgos nuevos, 1`, merchant: t.code, count: 1 },
    findings: [
      { kind: "PURSE_DIFFERS", party: "V1", reference, foundAt: "2026-11-20T00:00:00.000Z" },
    ],
  });
  expect(JSON.stringify(letters)).not.toContain("member-1");
  expect(reference).toMatch(/^[0-9a-f]{10}$/);
});

test("what was closed meanwhile is not told, and what opens again is told again", async () => {
  const t = await watchUnderTest([EMAIL]);
  await t.find("p1");
  await t.close("p1");
  t.clock.advance(MINUTE_MS);
  await t.tell();
  expect(await t.letters()).toEqual([]);
  await t.find("p1");
  t.clock.advance(MINUTE_MS);
  await t.tell();
  expect(await t.letters()).toHaveLength(1);
});

test("a flood is one message that names twenty and counts the rest", async () => {
  const t = await watchUnderTest();
  await t.find(...Array.from({ length: 23 }, (_, n) => `p${n}`));
  t.clock.advance(MINUTE_MS);
  await t.tell();
  const letters = await t.letters();
  expect(letters).toHaveLength(2);
  const [email, webhook] = ["email", "webhook"].map((one) =>
    letters.find(({ channel }) => channel === one),
  );
  expect(email!.text.match(/PURSE_DIFFERS/g)).toHaveLength(20);
  expect(email!.text).toContain("y 3 más");
  expect(JSON.parse(webhook!.text)).toMatchObject({ count: 23, findings: { length: 20 } });
});

test("the look finds what no hint told of, also when nobody is to be told, and only once", async () => {
  const t = await watchUnderTest([]);
  expect(await t.isDue()).toBe(false);
  await t.find("p1");
  expect(await t.isDue()).toBe(false);
  t.clock.advance(MINUTE_MS);
  expect(await t.isDue()).toBe(true);
  await t.tell();
  t.clock.advance(MINUTE_MS);
  expect(await t.isDue()).toBe(false);
  expect(await t.letters()).toEqual([]);
});

test("a run that dies before its end tells nothing, and the next tells once", async () => {
  for (let statement = 1; ; statement += 1) {
    const t = await watchUnderTest([EMAIL]);
    await t.find("p1");
    t.clock.advance(MINUTE_MS);
    const hadDied = await t.killedAt(t.kind, statement);
    t.clock.advance(2 * MINUTE_MS);
    await t.tell();
    expect(await t.letters()).toHaveLength(1);
    if (!hadDied) break;
  }
});
