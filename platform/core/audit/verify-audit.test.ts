import pg from "pg";
import { expect, test } from "vitest";
import { freshMember, ownerUrl, testContext } from "#tests/support/database.ts";
import { staffUnderTest } from "../../../tests/under-test/staff/staff-under-test.ts";
import { setSiteStatus } from "../../staff/merchant/set-site-status.ts";
import { auditHeads } from "../../store/schema/audit.ts";
import { record } from "./record.ts";
import { verifyAudit } from "./verify-audit.ts";

/** Three acts of staff and three of a member, and a writer that bypasses the platform. */
async function logs() {
  const { staff, merchant, store } = await staffUnderTest();
  const { id: memberId, actor } = await freshMember(merchant);
  const context = await testContext({ merchant, actor });
  const { code } = merchant;
  const act = async () => {
    await setSiteStatus(staff, { merchant: code, status: "maintenance" });
    const details = { name: "Ñandú \\ud800", count: 3, isOn: true };
    await store.inMerchant(code, (tx) =>
      record(context, tx, { action: "test", memberId, details }),
    );
  };
  for (let turn = 0; turn < 3; turn += 1) await act();
  const tamper = async (statement: string) => {
    const owner = new pg.Client({ connectionString: ownerUrl() });
    await owner.connect();
    const { rowCount } = await owner.query(statement, [code]);
    await owner.end();
    return rowCount;
  };
  return { act, code, store, tamper, verify: () => verifyAudit(store.db, code) };
}

test("every act is chained, and nothing is found while nobody changes them", async () => {
  const { act, code, store, verify } = await logs();
  await Promise.all(Array.from({ length: 20 }, act));
  expect(await verify()).toEqual([]);
  const heads = await store.inMerchant(code, (tx) => tx.select().from(auditHeads));
  const written = (log: string) =>
    heads.filter((head) => head.log === log).reduce((sum, { number }) => sum + number, 0n);
  expect([written("staff"), written("member")]).toEqual([23n, 23n]);
});

const OLDEST = "where merchant = $1 and number = 1";

test.each([
  ["update staff_actions set staff = 'leo'", "AUDIT_CHANGED", /^staff \d+\/1$/],
  ["update staff_actions set details = '{}'", "AUDIT_CHANGED", /^staff \d+\/1$/],
  ["update staff_actions set at = at + interval '1 second'", "AUDIT_CHANGED", /^staff \d+\/1$/],
  ["update audit_entries set address = '192.0.2.1'", "AUDIT_CHANGED", /^member \d+\/1$/],
  ["update audit_entries set action = 'other'", "AUDIT_CHANGED", /^member \d+\/1$/],
])("one changed row is found: %s", async (statement, problem, subject) => {
  const { tamper, verify } = await logs();
  expect(await tamper(`${statement} ${OLDEST}`)).toBeGreaterThan(0);
  expect(await verify()).toContainEqual({ problem, subject: expect.stringMatching(subject) });
});

test.each([
  `delete from staff_actions ${OLDEST}`,
  "delete from audit_entries a using audit_heads h where a.merchant = $1 and h.merchant = $1 and h.log = 'member' and (a.shard, a.number) = (h.shard, h.number)",
  "delete from staff_actions where merchant = $1",
  "delete from audit_heads where merchant = $1",
])("a missing row is found: %s", async (statement) => {
  const { tamper, verify } = await logs();
  expect(await tamper(statement)).toBeGreaterThan(0);
  expect(await verify()).toContainEqual(expect.objectContaining({ problem: "AUDIT_MISSING" }));
});
