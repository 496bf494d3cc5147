import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { Call } from "#platform/contract/wire/call.ts";
import { ownAddress, ownAddressesOf } from "#platform/contract/wire/own-address.ts";
import { demoWhitelabel } from "#platform/demo/whitelabel.ts";
import { calls } from "#platform/http/routes.ts";
import { merchantHosts, merchants } from "#platform/store/schema/merchant.ts";
import { freshMerchant, testContext, testStore } from "#tests/support/database.ts";
import { freshVendor } from "#tests/support/vendor.ts";
import { markedInput } from "#tests/under-test/marked/marked-input.ts";
import { markedPerson } from "#tests/under-test/marked/marked-person.ts";
import { platformUnderTest, SECRETS } from "#tests/under-test/platform-under-test.ts";
import { NASTY_TARGETS } from "./nasty-targets.ts";

const store = await testStore();
const { platform, merchant, clock } = await platformUnderTest();
const other = await freshMerchant();
const own = `${merchant.code}.localhost`;
const domain = `casa-${merchant.code}.example`;
const theirs = `${other.code}.localhost`;
await store.db.insert(merchantHosts).values([
  { host: own, merchant: merchant.code },
  { host: domain, merchant: merchant.code },
  { host: theirs, merchant: other.code },
]);
await store.db
  .update(merchants)
  .set({ whitelabel: demoWhitelabel() })
  .where(eq(merchants.code, merchant.code));
await freshVendor(merchant, { hasDemo: true });
const context = await testContext({ merchant, clock, secrets: SECRETS });

const OWN = [`http://${own}/member`, `http://${own}:3000/`, `https://${domain}/a?b=c#d`];
const FOREIGN = [
  // An input with a zero byte is refused before its fields are looked at.
  ...NASTY_TARGETS.filter((target) => !target.includes("\0")),
  `http://${theirs}/`,
  `http://${domain}/`,
  `https://${domain}.evil.example/`,
  `https://${domain}@evil.example/`,
  `https://evil.example/?${domain}`,
  `https://www.${domain}/`,
  `https://ana:clave@${domain}/`,
  `ftp://${own}/`,
  `blob:http://${own}/x`,
  `javascript://${own}/%0aalert(1)`,
  "http://127.0.0.1/",
  "/member",
  "",
];

async function ask(call: Call, field: string, address: string) {
  const person = await markedPerson(context);
  const input = { ...markedInput(call, person, merchant.code), [field]: address };
  const headers = new Headers({ "x-merchant": merchant.code, "idempotency-key": person.mark });
  if (call.access !== "guest") headers.set("authorization", `Bearer ${person.token}`);
  const url = `http://platform.test/platform${call.path}`;
  const body = JSON.stringify(input);
  const answer = await platform.fetch(new Request(url, { method: call.method, headers, body }));
  return (await answer.json()) as { success: boolean; message: string | null; field?: string };
}

const leading = calls.flatMap((call) =>
  ownAddressesOf(call).map((field) => [call.name, field, call] as const),
);

test("every field that leads a player back is held to the brand's own hosts", () => {
  const named = calls.flatMap((call) => {
    const { shape = {} } = call.input as { shape?: Record<string, unknown> };
    const fields = Object.keys(shape).filter((name) => /^(back|cashier|return)\w*$/i.test(name));
    return fields.map((name) => [call.name, name, shape[name] === ownAddress] as const);
  });
  expect(named).toEqual(leading.map(([name, field]) => [name, field, true]));
  expect(named.map(([name, field]) => `${name} ${field}`)).toEqual([
    "depositCreate returnUrl",
    "gameLaunch backUrl",
    "gameLaunch cashierUrl",
    "gameDemo backUrl",
  ]);
});

describe.each(leading)("%s %s", (_name, field, call) => {
  test.each(OWN)("may be %s", async (address) => {
    const { message, field: refused } = await ask(call, field, address);
    expect([message, refused]).not.toEqual(["invalid_input", field]);
  });

  test.each(FOREIGN)("is refused as %j", async (address) => {
    expect(await ask(call, field, address)).toMatchObject({
      success: false,
      message: "invalid_input",
      field,
    });
  });
});
