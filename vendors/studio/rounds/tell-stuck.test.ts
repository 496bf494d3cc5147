import { expect, test } from "vitest";
import { noteStuckCalls } from "#platform/play/reconciliation/note-stuck-calls.ts";
import { findings } from "#platform/store/schema/reconciliation.ts";
import { testContext } from "#tests/support/database.ts";
import { freshSeat, GAME, SECRET } from "#tests/under-test/studio-under-test.ts";

const HOUR_MS = 3_600_000;

test("a spin that stayed unknown for two days is a finding until it is settled", async () => {
  const seat = await freshSeat();
  const context = await testContext({
    merchant: seat.merchant,
    clock: seat.clock,
    outside: (request) => seat.studio.fetch(request),
  });
  const secrets = { ...context.secrets, vendors: new Map([[GAME.vendor, [SECRET]]]) };
  const look = async () => {
    await noteStuckCalls({ ...context, secrets });
    const rows = await context.store.inMerchant(seat.merchant.code, (tx) =>
      tx.select().from(findings),
    );
    return rows.map(({ kind, party, closedBy }) => [kind, party, closedBy]);
  };
  const url = await seat.open();
  seat.failures.set("*", "lost");
  await seat.spin(url);
  expect(await look()).toEqual([]);
  seat.clock.advance(49 * HOUR_MS);
  await seat.studio.settleDue();
  expect(await look()).toEqual([["VENDOR_GAVE_UP", GAME.vendor, null]]);
  await seat.pool.query("delete from studio.outgoing");
  expect(await look()).toEqual([["VENDOR_GAVE_UP", GAME.vendor, "agreed"]]);
});
