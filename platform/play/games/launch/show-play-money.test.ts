import { expect, test } from "vitest";
import { freshMember, freshMerchant, testContext } from "#tests/support/database.ts";
import { freshVendor } from "#tests/support/vendor.ts";
import { freshPlayer } from "#tests/under-test/studio-under-test.ts";
import { ACCOUNT_TYPE } from "../../../contract/members/account-type.ts";
import { launchGame } from "./launch-game.ts";
import { showPlayMoney } from "./show-play-money.ts";

const DAY = 24 * 3_600_000;

async function trialPlayer() {
  const player = await freshPlayer();
  const { actor } = await freshMember(player.merchant, { type: ACCOUNT_TYPE.trial });
  const context = { ...player.context, actor };
  const open = async () => {
    const input = { gameCode: "tres-cerezas", language: "es", platform: "html5" } as const;
    const back = { backUrl: "http://alba.test/", cashierUrl: "http://alba.test/deposit" };
    const { url } = await launchGame(context, { ...input, ...back });
    await player.get(url);
    return url;
  };
  return { ...player, context, open };
}

test("a trial account's play money is what its vendor keeps, full again each day", async () => {
  const { context, clock, open, random, spin } = await trialPlayer();
  expect(await showPlayMoney(context)).toEqual({ balance: 100_000_000n, currency: "FUN" });
  random.rig([29, 24, 29, 9, 2]);
  await spin(await open());
  expect(await showPlayMoney(context)).toEqual({ balance: 99_990_000n, currency: "FUN" });
  clock.advance(DAY);
  expect(await showPlayMoney(context)).toMatchObject({ balance: 100_000_000n });
});

test("a vendor that does not answer has no balance, and no vendor neither", async () => {
  const { context } = await trialPlayer();
  const silent = { ...context, outside: () => Promise.reject(new Error("the vendor is away")) };
  expect(await showPlayMoney(silent)).toEqual({ balance: null, currency: "FUN" });
  const merchant = await freshMerchant();
  await freshVendor(merchant, { hasDemo: false });
  const { actor } = await freshMember(merchant, { type: ACCOUNT_TYPE.trial });
  const alone = await testContext({ merchant, actor });
  expect(await showPlayMoney(alone)).toMatchObject({ balance: null });
});

test("the vendor of the game opened last is asked", async () => {
  const { context, merchant, open } = await trialPlayer();
  await freshVendor(merchant, { game: "OTHER", hasDemo: true, popularity: 1_000 });
  const asked: string[] = [];
  const vendors = new Map([...context.secrets.vendors, ["V1", ["secret"]] as const]);
  const watched = {
    ...context,
    secrets: { ...context.secrets, vendors },
    outside: (request: Request) => {
      asked.push(request.headers.get("x-vendor-id") ?? "");
      return context.outside(request);
    },
  };
  await showPlayMoney(watched);
  await open();
  await showPlayMoney(watched);
  expect(asked).toEqual(["V1", "LUCIERNA"]);
});

test("a guest has none", async () => {
  const context = await testContext({ merchant: await freshMerchant() });
  await expect(showPlayMoney(context)).rejects.toMatchObject({ code: "not_logged_in" });
});
