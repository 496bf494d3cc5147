import { expect, test } from "vitest";
import { staffUnderTest } from "../../../tests/under-test/staff/staff-under-test.ts";
import { noteFinding } from "../../play/reconciliation/findings.ts";
import { closeFinding, listOpenFindings } from "./close-finding.ts";

test("a finding is closed once with its reason, and stays closed when found again", async () => {
  const { staff, merchant, store, audit } = await staffUnderTest();
  const { code } = merchant;
  const finding = { merchant: code, kind: "ROUND_MISSING", party: "V1", subject: "r1" } as const;
  const note = () => store.inMerchant(code, (tx) => noteFinding(tx, finding, staff.clock.now()));
  await note();
  expect(await listOpenFindings(staff, code)).toMatchObject([
    { finding: { subject: "r1", party: "V1" }, account: null },
  ]);
  const close = () =>
    closeFinding(staff, { merchant: code, subject: "r1", reason: "a test round" });
  await close();
  await note();
  expect(await listOpenFindings(staff, code)).toEqual([]);
  expect(await audit()).toEqual([{ action: "closeFinding", staff: "eva" }]);
  await expect(close()).rejects.toMatchObject({ code: "unknown_finding" });
});
