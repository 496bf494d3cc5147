import { and, eq, isNull } from "drizzle-orm";
import { expect, test } from "vitest";
import { testContext } from "#tests/support/database.ts";
import { lettersOf } from "#tests/support/letters.ts";
import { freshTable, GAME, vendorServer } from "#tests/support/vendor.ts";
import { monthsLater } from "../../../domain/local-time.ts";
import { openRequirement } from "../../../money/wagering/open-requirement.ts";
import { launchGame } from "../../../play/games/launch/launch-game.ts";
import { members } from "../../../store/schema/merchant.ts";
import { messages } from "../../../store/schema/notice.ts";
import { sessions } from "../../../store/schema/session.ts";
import { verifications } from "../../../store/schema/verification.ts";
import { wageringRequirements } from "../../../store/schema/wagering.ts";
import { openSession } from "../../auth/open-session.ts";
import { markProven } from "../../challenge/require-proof.ts";
import { sendCode } from "../../codes/send-code.ts";
import { lackOfIdentity } from "../../person/identity/require-verified.ts";
import { showVerification } from "../../person/identity/show-verification.ts";
import { keepPersonHashes } from "../../person/person-hashes.ts";
import { confirmBinding } from "../../profile/bind-contact.ts";
import { saveProfile } from "../../profile/save-profile.ts";
import { sealProfile } from "../../profile/seal-profile.ts";
import { showProtection } from "../show-protection.ts";
import { startExclusion } from "./start-exclusion.ts";

const DAY_MS = 86_400_000;
const LAUNCH = {
  gameCode: GAME,
  language: "es",
  platform: "html5",
  backUrl: "http://alba.test/",
  cashierUrl: "http://alba.test/member/deposit",
} as const;

/** Facts that no other test of the database has. */
const unique = () => {
  const mark = `${process.pid}${process.hrtime.bigint()}`;
  return {
    idNumber: `D${mark}`,
    payeeName: `Ana ${[...mark].map((digit) => String.fromCharCode(97 + Number(digit))).join("")}`,
    phone: `+52${mark.slice(-10)}`,
  };
};
type Facts = { idNumber?: string; payeeName?: string; birthday?: string };

/** A player with a session, whose profile has these facts. */
async function player(facts: Facts = {}, contact: { phone?: string } = {}) {
  const t = await freshTable();
  const { outside } = vendorServer();
  const context = await testContext({ ...t, actor: t.member.actor, outside });
  const { code } = t.merchant;
  const own = and(eq(members.merchant, code), eq(members.id, t.member.id));
  const inside = <T>(work: Parameters<typeof t.store.inMerchant<T>>[1]) =>
    t.store.inMerchant(code, work);
  const row = () => inside(async (tx) => (await tx.select().from(members).where(own))[0]!);
  await inside(async (tx) => {
    const profile = sealProfile(context, t.member.id, facts as Record<string, string>);
    const proved = contact.phone ? { ...contact, phoneVerifiedAt: t.clock.now() } : {};
    await tx
      .update(members)
      .set({ profile, ...proved })
      .where(own);
    await keepPersonHashes(context, tx, t.member.id);
  });
  const exclude = async (months: 6 | 12, scope: "merchant" | "operator" = "operator") => {
    await inside((tx) => markProven(context, tx, t.member.actor.sessionId));
    return startExclusion(context, { months, scope });
  };
  const login = async () => {
    const known = await row();
    return inside((tx) => openSession({ ...context, actor: null }, tx, known));
  };
  const held = async () => (await showProtection(context)).break;
  const told = async () =>
    (await inside((tx) => tx.select().from(messages))).map(({ kind }) => kind);
  return { ...t, context, inside, row, exclude, login, held, told };
}

test("an account with a shorter exclusion of its own is lengthened, its wagering waived, and the system named", async () => {
  const { idNumber } = unique();
  const [one, two] = [await player({ idNumber }), await player({ idNumber })];
  await two.exclude(6, "merchant");
  await two.inside((tx) =>
    openRequirement(tx, {
      ...{ merchant: two.merchant.code, id: "lot", memberId: two.member.id, amount: 500_000n },
      ...{ source: "deposit", openedAt: two.clock.now() },
    }),
  );
  await one.exclude(12);
  const until = monthsLater(one.clock.now(), 12).getTime();
  expect(await two.held()).toMatchObject({ kind: "exclusion", scope: "operator", until });
  const { events } = await showProtection(two.context);
  expect(events.map(({ kind, by }) => `${kind} by ${by}`).sort()).toEqual([
    "exclusionKnown by platform",
    "exclusionStarted by player",
  ]);
  expect(
    await two.inside((tx) =>
      tx.$count(wageringRequirements, isNull(wageringRequirements.closedAt)),
    ),
  ).toBe(0);
  expect(await two.told()).toEqual(["exclusionKnown"]);
  // A repeat, or a shorter one, changes nothing.
  await one.exclude(6);
  expect(await two.held()).toMatchObject({ until });
  expect(await two.told()).toHaveLength(1);
});

test("a login finds an exclusion that began after the account, and says so", async () => {
  const { idNumber } = unique();
  const one = await player({ idNumber });
  await one.exclude(6);
  // Its hashes came after the exclusion, as those of an older account at a start do.
  const two = await player({ idNumber });
  expect(await two.held()).toBeNull();
  await two.login();
  const until = monthsLater(one.clock.now(), 6).getTime();
  expect(await two.held()).toMatchObject({ kind: "exclusion", until });
  expect(await two.told()).toEqual(["exclusionKnown"]);
  expect((await two.bet({ txId: "a" })).code).toMatch(/TOKEN_EXPIRED|PLAYER_BLOCKED/);
  await two.login();
  expect(await two.told()).toHaveLength(1);
});

test("an exclusion of one merchant is none at another, and one whose time is over begins none", async () => {
  const { idNumber } = unique();
  const one = await player({ idNumber });
  await one.exclude(6, "merchant");
  const two = await player({ idNumber });
  await two.login();
  expect(await two.held()).toBeNull();
  await one.exclude(6, "operator");
  const three = await player({ idNumber });
  three.clock.advance(monthsLater(one.clock.now(), 6).getTime() - three.clock.now().getTime() - 1);
  const early = await player({ idNumber });
  early.clock.advance(three.clock.now().getTime() - early.clock.now().getTime());
  await early.login();
  expect(await early.held()).toMatchObject({ kind: "exclusion" });
  three.clock.advance(1);
  await three.login();
  expect(await three.held()).toBeNull();
});

test("a phone that is bound later excludes at once", async () => {
  const { phone } = unique();
  const one = await player({}, { phone });
  await one.exclude(6);
  const two = await player();
  const to = { purpose: "bind", channel: "mobile", target: phone } as const;
  await two.inside((tx) =>
    sendCode(two.context, tx, { ...to, language: "es", memberId: two.member.id }),
  );
  const [letter] = await lettersOf(two.merchant.code);
  const code = /\b\d{6}\b/.exec(letter?.text ?? "")?.[0] ?? "";
  await confirmBinding(two.context, { channel: "mobile", target: phone, verificationCode: code });
  expect(await two.held()).toMatchObject({ kind: "exclusion" });
  await expect(launchGame(two.context, LAUNCH)).rejects.toMatchObject({ code: "on_break" });
});

test("a phone that nobody proved excludes nobody", async () => {
  const { phone } = unique();
  const one = await player({}, { phone });
  await one.exclude(6);
  const two = await player();
  await two.inside(async (tx) => {
    await tx.update(members).set({ phone }).where(eq(members.id, two.member.id));
    await keepPersonHashes(two.context, tx, two.member.id);
  });
  await two.login();
  expect(await two.held()).toBeNull();
});

test("a namesake born on the same day waits with play and deposits for a verification, never with withdrawals", async () => {
  const { payeeName } = unique();
  const birthday = "1990-05-04";
  const one = await player({ payeeName, birthday });
  const two = await player({ payeeName, birthday });
  await two.bet({ txId: "a" });
  await one.exclude(6);
  expect(await two.held()).toBeNull();
  expect((await two.bet({ txId: "b" })).code).toMatch(/TOKEN_EXPIRED|PLAYER_BLOCKED/);
  expect(await two.told()).toEqual(["identityAsked"]);
  const lacks = () =>
    Promise.all(
      (["deposit", "play", "withdrawal"] as const).map((step) => lackOfIdentity(two.context, step)),
    );
  expect(await lacks()).toEqual(["none", "none", null]);
  await expect(launchGame(two.context, LAUNCH)).rejects.toMatchObject({
    code: "identity_required",
  });
  expect(await showVerification(two.context)).toMatchObject({
    isAsked: true,
    verifyBefore: "deposit",
  });
  await two.inside((tx) =>
    tx.insert(verifications).values({
      ...{ merchant: two.merchant.code, id: "v1", member: two.member.id, state: "VERIFIED" },
      ...{ documentKind: "national", askedAt: two.clock.now() },
    }),
  );
  expect(await lacks()).toEqual([null, null, null]);
  await launchGame(two.context, LAUNCH);
});

test("a name that is saved later asks too", async () => {
  const { payeeName } = unique();
  const birthday = "1990-05-04";
  await (await player({ payeeName, birthday })).exclude(6);
  const two = await player();
  await saveProfile(two.context, { payeeName, birthday, fields: {} });
  expect(await lackOfIdentity(two.context, "play")).toBe("none");
  two.clock.advance(DAY_MS);
  await two.inside((tx) => tx.delete(sessions));
  await two.login();
  expect(await two.told()).toEqual(["identityAsked"]);
});
