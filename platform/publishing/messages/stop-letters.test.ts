import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { freshMember, freshMerchant, testClock, testContext } from "#tests/support/database.ts";
import { lettersOf } from "#tests/support/letters.ts";
import { writeClubLetter } from "../../club/news/write-club-letter.ts";
import { tellOfPassword } from "../../core/outbox/tell-member.ts";
import { makeLetterPass } from "../../core/seal/letter-pass.ts";
import { sealText } from "../../core/seal/seal-text.ts";
import { auditEntries } from "../../store/schema/audit.ts";
import { members, merchantHosts } from "../../store/schema/merchant.ts";
import { listMessages } from "./list-messages.ts";
import { setClubLetters } from "./set-club-letters.ts";
import { showLetterStop, stopLetters } from "./stop-letters.ts";

const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => "done",
    ({ code }) => code,
  );

/** A merchant's member with a proved address, and the pass of the letter that came there. */
async function setUp({ type = 1 } = {}) {
  const merchant = await freshMerchant();
  const { code } = merchant;
  const member = await freshMember(merchant, { type });
  const clock = testClock();
  const own = await testContext({ merchant, clock, actor: member.actor });
  const guest = { ...own, actor: null };
  const { store } = own;
  await store.db.insert(merchantHosts).values({ host: `${code}.example`, merchant: code });
  const change = (set: Partial<typeof members.$inferInsert>) =>
    store.inMerchant(code, (tx) =>
      tx
        .update(members)
        .set(set)
        .where(and(eq(members.merchant, code), eq(members.id, member.id))),
    );
  await change({ email: "ana@correo.test", emailKey: code, emailVerifiedAt: clock.now() });
  const write = () =>
    store.inMerchant(code, (tx) =>
      writeClubLetter(own, tx, member.id, { kind: "levelRisen", level: 3 }),
    );
  const pass = makeLetterPass(own, { memberId: member.id, email: "ana@correo.test" });
  const wants = async () => (await listMessages(own, { pageNo: 1 })).wantsLetters;
  const records = () =>
    store.inMerchant(code, (tx) =>
      tx.select().from(auditEntries).where(eq(auditEntries.action, "clubLettersSet")),
    );
  return { merchant, code, member, clock, own, guest, store, change, write, pass, wants, records };
}

test("a letter's own link stops the next one, twice as well as once, and says whose it is", async () => {
  const t = await setUp();
  await t.write();
  const [letter] = await lettersOf(t.code);
  const origin = `https://${t.code}.example`;
  expect(letter?.stop?.startsWith(`${origin}/letters/stop?pass=s1.`)).toBe(true);
  expect(letter?.text).toContain(`No recibir más estos correos: ${letter?.stop}`);
  expect(letter?.html).toContain(`href="${letter?.stop}"`);
  expect(letter?.stop).not.toContain(t.member.id);
  const pass = new URL(letter!.stop!).searchParams.get("pass")!;
  expect(await showLetterStop(t.guest, { pass })).toEqual({ masked: "a•••@correo.test" });
  expect(await t.wants()).toBe(true);
  expect(await stopLetters(t.guest, { pass })).toBeNull();
  expect(await stopLetters(t.guest, { pass })).toBeNull();
  expect(await t.wants()).toBe(false);
  expect(await t.records()).toMatchObject([
    { memberId: t.member.id, details: { isWanted: "false", by: "letter" }, sessionId: null },
  ]);
  await t.write();
  expect(await lettersOf(t.code)).toHaveLength(1);
  // The member may want them again, and the old letter still stops them.
  await setClubLetters(t.own, { isWanted: true });
  await stopLetters(t.guest, { pass });
  expect(await t.wants()).toBe(false);
});

test("no pass stops what is not its own: another merchant's, a changed or a cut one", async () => {
  const t = await setUp();
  const other = await setUp();
  const { pass } = t;
  const place = "letter-pass";
  const flipped = pass.slice(0, -5) + (pass.at(-5) === "A" ? "B" : "A") + pass.slice(-4);
  const wrong = [
    ...[other.pass, pass.slice(0, -1), pass.slice(0, 40), flipped, "", "s1.x", "no", "s1..", "%00"],
    sealText(t.own, "another-place", JSON.stringify([t.member.id, "x"])),
    sealText(t.own, place, JSON.stringify([t.member.id])),
    sealText(t.own, place, "no list"),
    makeLetterPass(t.own, { memberId: "nobody", email: "ana@correo.test" }),
    makeLetterPass(t.own, { memberId: t.member.id, email: "eva@correo.test" }),
  ];
  for (const one of wrong) {
    expect([one, await codeOf(showLetterStop(t.guest, { pass: one }))]).toEqual([
      one,
      "letters_stop_over",
    ]);
  }
  expect(await codeOf(stopLetters(t.guest, { pass: other.pass }))).toBe("letters_stop_over");
  expect([await t.wants(), await other.wants()]).toEqual([true, true]);
  expect(await t.records()).toEqual([]);
});

test("a pass is over once its address is not the member's, and is none of a trial account", async () => {
  const t = await setUp();
  await t.change({ email: "ana.luz@correo.test" });
  expect(await codeOf(stopLetters(t.guest, { pass: t.pass }))).toBe("letters_stop_over");
  await t.change({ email: "ANA@correo.test", emailVerifiedAt: null });
  expect(await codeOf(stopLetters(t.guest, { pass: t.pass }))).toBe("letters_stop_over");
  await t.change({ emailVerifiedAt: t.clock.now() });
  expect(await codeOf(stopLetters(t.guest, { pass: t.pass }))).toBe("done");
  const trial = await setUp({ type: 4 });
  expect(await codeOf(stopLetters(trial.guest, { pass: trial.pass }))).toBe("letters_stop_over");
});

test("an address has thirty wrong passes an hour, and right ones still work there", async () => {
  const t = await setUp();
  const tries = Array.from({ length: 31 }, () => codeOf(stopLetters(t.guest, { pass: "wrong" })));
  const codes = await Promise.all(tries);
  expect(codes.filter((code) => code === "letters_stop_over")).toHaveLength(30);
  expect(codes.filter((code) => code === "too_many_attempts")).toHaveLength(1);
  expect(await codeOf(stopLetters(t.guest, { pass: t.pass }))).toBe("done");
});

test("a letter about the account has no way out", async () => {
  const t = await setUp();

  await t.store.inMerchant(t.code, async (tx) => {
    const [row] = await tx.select().from(members).where(eq(members.id, t.member.id));
    await tellOfPassword(t.own, tx, row!);
  });
  const [letter] = await lettersOf(t.code);
  expect(letter).toMatchObject({ recipient: "ana@correo.test" });
  expect(letter?.stop).toBeUndefined();
  expect(letter?.text).not.toContain("/letters/stop");
});
