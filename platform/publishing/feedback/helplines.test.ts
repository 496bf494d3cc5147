import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { freshMerchant, testContext, testStore } from "#tests/support/database.ts";
import { platformUnderTest } from "#tests/under-test/platform-under-test.ts";
import { feedbackSend } from "../../contract/publishing/feedback.ts";
import { send } from "../../contract/wire/send.ts";
import { merchants } from "../../store/schema/merchant.ts";
import { listHelplines } from "./list-helplines.ts";

const WORRY = {
  ...{ type: "RELATIVE" as const, images: [] },
  content: "Mi hermano juega cada noche y debe dinero.",
};

test.each([
  ["MX", null, ["800 911 2000"]],
  ["MX", "GB", ["800 911 2000", "0808 8020 133"]],
  ["GB", "GB", ["0808 8020 133"]],
  ["demo", null, []],
  ["demo", "BR", ["188"]],
  ["demo", "FR", []],
  [null, "MX", ["800 911 2000"]],
  [null, null, []],
])("at a merchant of %s a visitor from %s sees %j", async (jurisdiction, clientCountry, lines) => {
  const merchant = await freshMerchant();
  const store = await testStore();
  const law = { jurisdiction, isDemonstration: jurisdiction === "demo" };
  await store.db.update(merchants).set(law).where(eq(merchants.code, merchant.code));
  const context = await testContext({ merchant, clientCountry });
  expect((await listHelplines(context)).map(({ contact }) => contact)).toEqual(lines);
});

test("a relative need not leave an address, and every answer has the same form", async () => {
  const t = await platformUnderTest();
  await t.newMember("ana2026");
  const about = (content: string) => send(t.caller(), feedbackSend, { ...WORRY, content });
  const known = await about("Me preocupa ana2026, que juega cada noche.");
  const unknown = await about("Me preocupa nadie2026, que juega cada noche.");
  expect(Object.keys(known)).toEqual(Object.keys(unknown));
  expect(known.reference).toMatch(/^C-/);
  await expect(send(t.caller(), feedbackSend, { ...WORRY, type: "OTHER" })).rejects.toMatchObject({
    code: "email_required",
  });
});

test("messages of relatives are limited for each address", async () => {
  const t = await platformUnderTest();
  for (let sent = 0; sent < 10; sent += 1) await send(t.caller(), feedbackSend, WORRY);
  await expect(send(t.caller(), feedbackSend, WORRY)).rejects.toMatchObject({
    code: "too_many_attempts",
  });
});
