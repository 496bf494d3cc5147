import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { freshAgents } from "#tests/agents/contracts-under-test.ts";
import { freshMember } from "#tests/support/database.ts";
import { affiliateApplications } from "../../store/schema/application.ts";
import { auditEntries } from "../../store/schema/audit.ts";
import { apply } from "./apply.ts";
import { showApplication } from "./show-application.ts";

const TEXT = "Hablo de juegos de mesa con gente de mi ciudad.";
const INPUT = { text: TEXT, channels: ["https://canal.example"], hasAgreed: true };

async function applicant() {
  const t = await freshAgents();
  const member = await freshMember(t.merchant);
  const mine = and(
    eq(affiliateApplications.merchant, t.code),
    eq(affiliateApplications.member, member.id),
  );
  const rows = () => t.store.inMerchant(t.code, (tx) => tx.$count(affiliateApplications, mine));
  return { ...t, member, rows };
}

test("a member applies once, and the same words again are the same application", async () => {
  const t = await applicant();
  expect(await showApplication(await t.as(t.member))).toEqual({ application: null });
  const sent = await apply(await t.as(t.member), { ...INPUT, text: ` ${TEXT}\n` });
  expect(sent).toMatchObject({ state: "OPEN", text: TEXT, reason: null, decidedAt: null });
  expect(sent.reference).toMatch(/^A-\w{4}-\w{4}$/);
  const again = await Promise.all([1, 2].map(async () => apply(await t.as(t.member), INPUT)));
  expect(again).toEqual([sent, sent]);
  const other = apply(await t.as(t.member), { ...INPUT, channels: ["otro"] });
  await expect(other).rejects.toMatchObject({ code: "application_open", status: 409 });
  expect(await showApplication(await t.as(t.member))).toEqual({ application: sent });
  const entries = await t.store.inMerchant(t.code, (tx) =>
    tx.select().from(auditEntries).where(eq(auditEntries.memberId, t.member.id)),
  );
  expect(entries).toMatchObject([
    { action: "affiliateApply", details: { application: sent.reference } },
  ]);
});

test("two first requests at once make one application", async () => {
  const t = await applicant();
  const contexts = await Promise.all([t.as(t.member), t.as(t.member)]);
  const [one, two] = await Promise.all(contexts.map((context) => apply(context, INPUT)));
  expect(one).toEqual(two);
  expect(await t.rows()).toBe(1);
});

test("what is missing is refused at its field", async () => {
  const t = await applicant();
  const wrong = apply(await t.as(t.member), { text: "Hola", channels: [], hasAgreed: false });
  await expect(wrong).rejects.toMatchObject({
    ...{ code: "input_short", field: "text", details: { count: 16, min: 20 } },
    others: [
      { message: "channel_missing", field: "channels" },
      { message: "terms_required", field: "hasAgreed" },
    ],
  });
  const long = apply(await t.as(t.member), { ...INPUT, text: "🌞".repeat(1_001) });
  await expect(long).rejects.toMatchObject({ code: "input_long", details: { count: 1 } });
  expect(await t.rows()).toBe(0);
});

test("an agent does not apply, and nobody sees another's application", async () => {
  const t = await applicant();
  const agent = await t.agent();
  const asAgent = apply(await t.as(agent), INPUT);
  await expect(asAgent).rejects.toMatchObject({ code: "already_agent", status: 409 });
  await apply(await t.as(t.member), INPUT);
  const other = await freshMember(t.merchant);
  expect(await showApplication(await t.as(other))).toEqual({ application: null });
});
