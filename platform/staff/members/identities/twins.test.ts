import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { freshMember, testContext } from "#tests/support/database.ts";
import { officeUnderTest } from "../../../../tests/under-test/staff/office-under-test.ts";
import { staffIdentityTwins } from "../../../contract/staff/members/identities.ts";
import { send } from "../../../contract/wire/send.ts";
import type { Context } from "../../../core/context.ts";
import { knowDevice } from "../../../members/challenge/device.ts";
import { markProven } from "../../../members/challenge/require-proof.ts";
import { keepPersonHashes } from "../../../members/person/person-hashes.ts";
import { sealProfile } from "../../../members/profile/seal-profile.ts";
import { addPayoutAccount } from "../../../money/payout/add-payout-account.ts";
import { members } from "../../../store/schema/merchant.ts";

type Facts = { profile?: Record<string, string>; phone?: string; email?: string };

async function setUp() {
  const office = await officeUnderTest();
  const { merchant, clock, store } = office;
  const inside = <T>(work: Parameters<typeof store.inMerchant<T>>[1]) =>
    store.inMerchant(merchant.code, work);
  let made = 0;
  /** Members in the order of their registration. */
  const person = async ({ profile = {}, ...facts }: Facts = {}) => {
    const member = await freshMember(merchant);
    const context = await testContext({ merchant, clock, actor: member.actor });
    made += 1;
    const createdAt = new Date(clock.now().getTime() + made);
    await inside(async (tx) => {
      const sealed = sealProfile(context, member.id, profile);
      const change = { ...facts, createdAt, profile: sealed };
      await tx.update(members).set(change).where(eq(members.id, member.id));
      await keepPersonHashes(context, tx, member.id);
      await markProven(context, tx, member.actor.sessionId);
    });
    return { ...member, context };
  };
  const { as } = await office.hired("risk");
  const twins = async (account?: string) => {
    const found = await send(as, staffIdentityTwins, { ...(account && { account }) });
    return found.map(({ older, younger, shared }) => [older.account, younger.account, shared]);
  };
  return { ...office, inside, person, twins, as };
}

test("accounts of one person are told with what they share, the strongest first", async () => {
  const t = await setUp();
  const born = { payeeName: "Ana Ríos", birthday: "1980-01-01" };
  const one = await t.person({ profile: { ...born, idNumber: "RIXA800101" } });
  const two = await t.person({ profile: { ...born, idNumber: "rixa-800101" } });
  const three = await t.person({ profile: born, phone: "+525512345678" });
  const four = await t.person({ phone: "+525512345678", email: "ana@correo.test" });
  const five = await t.person({ email: "Ana+dos@correo.test" });
  await t.person({ email: "eva@correo.test" });
  const u = (member: { username: string }) => member.username;
  expect(await t.twins()).toEqual([
    [u(one), u(two), ["document", "birth"]],
    [u(two), u(three), ["birth"]],
    [u(one), u(three), ["birth"]],
    [u(three), u(four), ["phone"]],
    [u(four), u(five), ["email"]],
  ]);
  expect(await t.twins(u(five).toUpperCase())).toEqual([[u(four), u(five), ["email"]]]);
  expect(await t.twins("nobody")).toEqual([]);
});

test("one payout account and one browser are signs too, and nobody is blocked", async () => {
  const t = await setUp();
  const [one, two] = [
    await t.person({ profile: { payeeName: "Ana Ríos" } }),
    await t.person({ profile: { payeeName: "Eva Paz" } }),
  ];
  const bank = { kind: "clabe", number: "032180000118359719", label: "Mi banco" } as const;
  for (const { context } of [one, two]) await addPayoutAccount(context, bank);
  let deviceToken: string | null = null;
  for (const { id, context } of [one, two]) {
    const from: Context = { ...context, deviceToken };
    deviceToken = await t.inside((tx) => knowDevice(from, tx, id));
  }
  expect(await t.twins()).toEqual([[one.username, two.username, ["payout", "device"]]]);
  const rows = await t.inside((tx) => tx.select().from(members));
  expect(rows.every(({ status }) => status === "active")).toBe(true);
});

test("what more than ten accounts share is no sign, and another merchant's members are none", async () => {
  const t = await setUp();
  const shop = { email: "tienda@correo.test" };
  for (let turn = 0; turn < 10; turn += 1) await t.person(shop);
  expect(await t.twins()).toHaveLength(45);
  await t.person(shop);
  expect(await t.twins()).toEqual([]);
  const far = await setUp();
  await far.person(shop);
  expect(await far.twins()).toEqual([]);
});
