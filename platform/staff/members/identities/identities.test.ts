import { and, eq } from "drizzle-orm";
import sharp from "sharp";
import { expect, test } from "vitest";
import { freshMember, testContext } from "#tests/support/database.ts";
import { officeUnderTest } from "../../../../tests/under-test/staff/office-under-test.ts";
import { approvalDecide, approvalList } from "../../../contract/staff/approvals.ts";
import {
  staffIdentityDecide,
  staffIdentityList,
  staffIdentityShow,
} from "../../../contract/staff/members/identities.ts";
import { type Caller, send } from "../../../contract/wire/send.ts";
import { askVerification } from "../../../members/person/identity/ask-verification.ts";
import { sendPicture } from "../../../members/person/identity/send-picture.ts";
import { showVerification } from "../../../members/person/identity/show-verification.ts";
import { auditEntries } from "../../../store/schema/audit.ts";
import { messages } from "../../../store/schema/notice.ts";
import { staffActions } from "../../../store/schema/staff.ts";
import { verificationPictures, verifications } from "../../../store/schema/verification.ts";

const ASKED = {
  ...{ payeeName: "Ana Ríos", birthday: "1990-05-04", documentNumber: "RIXA800100" },
  documentKind: "national",
} as const;
const picture = (
  await sharp({ create: { width: 30, height: 20, channels: 3, background: "#c8102e" } })
    .withExif({ IFD0: { Artist: "la camara de ana" } })
    .jpeg()
    .toBuffer()
).toString("base64");

/** An office, and a member whose verification waits for staff, because there is no provider. */
async function setUp() {
  const office = await officeUnderTest();
  const { merchant, clock, store } = office;
  const member = await freshMember(merchant);
  const context = await testContext({ merchant, clock, actor: member.actor });
  await askVerification(context, ASKED);
  const inside = <T>(work: Parameters<typeof store.inMerchant<T>>[1]) =>
    store.inMerchant(merchant.code, work);
  const rows = () => inside((tx) => tx.select().from(verifications).orderBy(verifications.askedAt));
  /** As if the provider had refused it. */
  const refuse = () =>
    inside((tx) =>
      tx.update(verifications).set({
        ...{ state: "REFUSED", provider: "mockid", reason: "document", decidedAt: clock.now() },
      }),
    );
  const reference = (await rows())[0]!.id;
  const decide = (as: Caller, decision: "verify" | "refuse", of = reference) =>
    send(as, staffIdentityDecide, {
      ...{ decision, reference: of, note: "seen by video", reason: "document" },
    });
  const show = () => showVerification(context);
  return { ...office, member, context, inside, rows, refuse, reference, decide, show };
}

test("staff see what waits for them, and decide it with a note that stays", async () => {
  const t = await setUp();
  const { as } = await t.hired("risk");
  const list = await send(as, staffIdentityList, { all: "no" });
  expect(list).toMatchObject([
    { reference: t.reference, account: t.member.username, state: "PENDING", pictures: 0 },
  ]);
  expect(await t.decide(as, "refuse")).toMatchObject({ outcome: "done" });
  expect(await t.show()).toMatchObject({ state: "refused", reason: "document" });
  expect(await send(as, staffIdentityList, { all: "no" })).toEqual([]);
  expect(await send(as, staffIdentityList, { all: "yes" })).toHaveLength(1);
  // It was staff's own refusal, so one person may change it. Both decisions stay.
  expect(await t.decide(as, "verify")).toMatchObject({ outcome: "done" });
  expect(await t.show()).toMatchObject({ state: "verified", mayAsk: false });
  expect(await t.rows()).toMatchObject([
    { state: "REFUSED", decidedBy: "risk", note: "seen by video" },
    { state: "VERIFIED", decidedBy: "risk", reason: null },
  ]);
  await expect(t.decide(as, "refuse")).rejects.toThrow("verification_replaced");
  const told = await t.inside((tx) => tx.select().from(messages));
  expect(told.map(({ kind }) => kind).sort()).toEqual(["identityRefused", "identityVerified"]);
});

test("what the provider refused is verified by two people, and not by one twice", async () => {
  const t = await setUp();
  await t.refuse();
  const [one, two] = [
    await t.hired("risk", { name: "eva" }),
    await t.hired("risk", { name: "leo" }),
  ];
  expect(await t.decide(one.as, "verify")).toMatchObject({ outcome: "waiting" });
  expect(await t.show()).toMatchObject({ state: "refused" });
  await expect(t.decide(one.as, "verify")).rejects.toThrow("second_pair_of_eyes");
  const [asked] = await send(two.as, approvalList, { all: "no" });
  expect(asked).toMatchObject({ verb: "decideIdentity", subject: t.reference });
  await send(two.as, approvalDecide, { id: asked!.id, answer: "yes" });
  expect(await t.show()).toMatchObject({ state: "verified" });
  expect((await t.rows()).map(({ state }) => state)).toEqual(["REFUSED", "VERIFIED"]);
});

test("while the provider works on it staff do not decide, and after four questions they do", async () => {
  const t = await setUp();
  const { as } = await t.hired("risk");
  const asked = (times: number) =>
    t.inside((tx) => tx.update(verifications).set({ provider: "mockid", asked: times }));
  await asked(4);
  await expect(t.decide(as, "verify")).rejects.toThrow("verification_state");
  expect(await send(as, staffIdentityList, { all: "no" })).toEqual([]);
  await asked(5);
  expect(await send(as, staffIdentityList, { all: "no" })).toHaveLength(1);
  expect(await t.decide(as, "verify")).toMatchObject({ outcome: "done" });
  await expect(t.decide(as, "verify")).rejects.toThrow("verification_state");
});

test("a picture is redrawn and sealed, staff of the role see it, and the look is written down", async () => {
  const t = await setUp();
  expect(await sendPicture(t.context, { side: "front", picture })).toMatchObject({
    pictures: [{ side: "front" }],
  });
  const [row] = await t.inside((tx) => tx.select().from(verificationPictures));
  expect(row?.sealed).toMatch(/^s1\./);
  expect(row?.expiresAt).toEqual(new Date("2032-11-20T00:00:00.000Z"));
  const { as } = await t.hired("risk");
  const seen = await send(as, staffIdentityShow, { account: t.member.username });
  expect(seen).toMatchObject({
    ...{ state: "pending", name: "Ana Ríos", birthday: "1990-05-04", documentNumber: "RIXA800100" },
    ...{ sides: ["front"], pictures: [{ contentType: "image/jpeg" }] },
  });
  const content = Buffer.from(seen.pictures[0]!.content, "base64");
  expect((await sharp(content).metadata()).width).toBe(30);
  expect(content.toString("latin1")).not.toContain("la camara de ana");
  const look = and(eq(auditEntries.memberId, t.member.id), eq(auditEntries.action, "identityLook"));
  const own = await t.inside((tx) => tx.select().from(auditEntries).where(look));
  expect(own).toMatchObject([{ details: { staff: "risk" } }]);
  const acts = await t.inside((tx) => tx.select().from(staffActions));
  expect(acts.filter(({ action }) => action === "identityLook")).toHaveLength(1);
});

test.each(["support", "cashier", "auditor", "content"] as const)(
  "the role %s sees no document",
  async (role) => {
    const t = await setUp();
    const { as } = await t.hired(role);
    const seen = send(as, staffIdentityShow, { account: t.member.username });
    await expect(seen).rejects.toThrow("no_permission");
    await expect(t.decide(as, "verify")).rejects.toThrow("no_permission");
  },
);

test("a refused member's new pictures bring the case back to staff", async () => {
  const t = await setUp();
  await t.refuse();
  const { as } = await t.hired("risk");
  expect(await send(as, staffIdentityList, { all: "no" })).toEqual([]);
  t.clock.advance(1);
  await sendPicture(t.context, { side: "back", picture });
  expect(await send(as, staffIdentityList, { all: "no" })).toMatchObject([
    { reference: t.reference, state: "REFUSED", pictures: 1 },
  ]);
});

test("pictures are taken only while they help, six a day, also at once", async () => {
  const t = await setUp();
  const front = () => sendPicture(t.context, { side: "front", picture });
  const sent = await Promise.allSettled(Array.from({ length: 8 }, front));
  expect(sent.filter(({ status }) => status === "fulfilled")).toHaveLength(6);
  await expect(front()).rejects.toMatchObject({ code: "pictures_many", details: { max: 6 } });
  t.clock.advance(86_400_000);
  await front();
  const { as } = await t.hired("risk");
  await t.decide(as, "verify");
  await expect(front()).rejects.toThrow("picture_not_needed");
  const fresh = await freshMember(t.merchant);
  const nobody = { ...t.context, actor: fresh.actor };
  const early = sendPicture(nobody, { side: "front", picture });
  await expect(early).rejects.toThrow("picture_not_needed");
  const trial = { ...t.context, actor: { ...fresh.actor, type: 4 } };
  const free = sendPicture(trial, { side: "front", picture });
  await expect(free).rejects.toThrow("in_need_true_account");
});
