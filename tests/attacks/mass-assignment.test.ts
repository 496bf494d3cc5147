import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { z } from "zod";
import { register } from "#platform/contract/members/account.ts";
import { readInput } from "#platform/http/read-input.ts";
import { calls } from "#platform/http/routes.ts";
import { members } from "#platform/store/schema/merchant.ts";
import { testStore } from "#tests/support/database.ts";
import { platformUnderTest, registration } from "#tests/under-test/platform-under-test.ts";

const all = calls;
const WANTED = {
  type: 1,
  rankLevel: 9,
  status: "blocked",
  id: "000000",
  merchant: "somebody-else",
  balance: "1000000.00",
  emailVerifiedAt: "2026-01-01T00:00:00Z",
};

test.each(all.map((call) => [call.name, call] as const))(
  "%s takes the fields that it names and no other",
  (_name, call) => {
    const takesAnything: unknown[] = [];
    z.toJSONSchema(call.input, {
      io: "input",
      unrepresentable: "any",
      override: ({ zodSchema, path }) => {
        const { def } = zodSchema._zod;
        if (def.type === "object" && "catchall" in def && def.catchall) takesAnything.push(path);
      },
    });
    expect(takesAnything).toEqual([]);
  },
);

test("a call passes on no field that it does not name", async () => {
  const body = Buffer.from(JSON.stringify({ ...WANTED, ...registration("codiciosa1") }));
  const request = new Request("http://platform.test/", { method: "POST" });
  const passed = await readInput(register, request, body, [new Uint8Array(16)]);
  expect(Object.keys(WANTED).filter((name) => name in Object(passed))).toEqual([]);
});

test("a registration cannot choose its type, level or merchant", async () => {
  const { platform, merchant } = await platformUnderTest();
  const body = JSON.stringify({ ...WANTED, ...registration("codiciosa1") });
  const answer = await platform.fetch(
    new Request(`http://platform.test/platform${register.path}`, {
      method: register.method,
      headers: { "x-merchant": merchant.code },
      body,
    }),
  );
  expect(answer.status).toBe(200);
  const store = await testStore();
  const rows = await store.inMerchant(merchant.code, (tx) =>
    tx.select().from(members).where(eq(members.merchant, merchant.code)),
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ type: 0, status: "active" });
  expect(rows[0]?.id).not.toBe(WANTED.id);
});
