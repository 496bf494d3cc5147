import sharp from "sharp";
import { expect, test } from "vitest";
import { depositOne, depositSlip } from "#platform/contract/money/cashier.ts";
import { send } from "#platform/contract/wire/send.ts";
import { testStore } from "#tests/support/database.ts";
import { cashierUnderTest } from "#tests/under-test/cashier-under-test.ts";
import { random, SECRETS } from "#tests/under-test/platform-under-test.ts";
import { serveDeposits } from "./serve-deposits.ts";

test("looks at a slip after eight seconds, and credits it six seconds later", async () => {
  const { under, member, deposit } = await cashierUnderTest();
  const { depositId } = (await deposit(5_000_000n, "key-clerk-1", "SPEI")).deposit;
  const picture = sharp({ create: { width: 4, height: 4, channels: 3, background: "#fff" } });
  const slip = (await picture.png().toBuffer()).toString("base64");
  const store = await testStore();
  const after = async (seconds: number) => {
    under.clock.advance(seconds * 1_000);
    await serveDeposits(
      { store, clock: under.clock, random, secrets: SECRETS },
      under.merchant.code,
    );
    return (await send(member, depositOne, { depositId })).status;
  };
  expect(await after(60)).toBe("WAITING_PAYMENT");
  await send(member, depositSlip, { depositId, slip });
  expect(await after(7)).toBe("SLIP_SUBMITTED");
  expect(await after(1)).toBe("REVIEW");
  expect(await after(5)).toBe("REVIEW");
  expect(await after(1)).toBe("CREDITED");
});
