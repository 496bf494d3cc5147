import { expect, test } from "vitest";
import type { legalTold } from "#platform/contract/core/legal.ts";
import type { InputOf } from "#platform/contract/wire/call.ts";
import { legalPieces } from "#platform/core/merchant/legal/legal-pieces.ts";
import { testStore } from "#tests/support/database.ts";
import { platformUnderTest, SECRETS } from "#tests/under-test/platform-under-test.ts";
import { ownPieces } from "#tests/under-test/staff/legal-under-test.ts";
import { tellLegalPieces } from "./tell-legal-pieces.ts";

type Pieces = InputOf<typeof legalTold>["pieces"];
const casa = (pieces: Pieces = ownPieces()) => [{ brand: "casa", pieces }];

async function site() {
  const { platform, merchant } = await platformUnderTest();
  const store = await testStore();
  const ending = new AbortController();
  const asked: string[] = [];
  const failures = { left: 0 };
  const fetch = (request: Request) => {
    asked.push(request.headers.get("x-merchant") ?? "");
    if (failures.left > 0) {
      failures.left -= 1;
      throw new Error("the platform is away");
    }
    return platform.fetch(request);
  };
  const base = "http://platform.test/platform";
  return {
    ...{ code: merchant.code, asked, ending, failures },
    tell: (pieces: [string, InputOf<typeof legalTold>[]][]) =>
      tellLegalPieces(
        new Map(pieces),
        { base, fetch, ...SECRETS },
        { ending: ending.signal, waitMs: 1 },
      ),
    kept: () => store.inMerchant(merchant.code, (tx) => legalPieces(tx, merchant.code)),
  };
}

test("the platform learns what the site shows, also when it answers later", async () => {
  const t = await site();
  t.failures.left = 2;
  await t.tell([[t.code, casa()]]);
  expect(t.asked).toEqual([t.code, t.code, t.code]);
  expect(await t.kept()).toContainEqual(
    expect.objectContaining({ piece: "terms", text: "terms of Casa", state: "unconfirmed" }),
  );
});

test("a merchant that is not there is tried until the server stops", async () => {
  const t = await site();
  const telling = t.tell([
    ["nobody", casa()],
    [t.code, casa()],
  ]);
  await expect.poll(() => t.asked.filter((code) => code === "nobody").length).toBeGreaterThan(2);
  t.ending.abort();
  await telling;
  expect(t.asked.filter((code) => code === t.code)).toEqual([t.code]);
});
