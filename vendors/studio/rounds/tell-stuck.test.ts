import { expect, test } from "vitest";
import { noteStuckCalls } from "#platform/play/reconciliation/note-stuck-calls.ts";
import { findings } from "#platform/store/schema/reconciliation.ts";
import { testContext } from "#tests/support/database.ts";
import { freshPlayer, GAME, SECRET } from "#tests/under-test/studio-under-test.ts";

const HOUR_MS = 3_600_000;

test("a spin that stayed unknown for two days is a finding until it is settled", async () => {
  const player = await freshPlayer();
  const context = await testContext({
    merchant: player.merchant,
    clock: player.clock,
    outside: (request) => player.studio.fetch(request),
  });
  const secrets = { ...context.secrets, vendors: new Map([[GAME.vendor, [SECRET]]]) };
  const look = async () => {
    await noteStuckCalls({ ...context, secrets });
    const rows = await context.store.inMerchant(player.merchant.code, (tx) =>
      tx.select().from(findings),
    );
    return rows.map(({ kind, party, closedBy }) => [kind, party, closedBy]);
  };
  const url = await player.open();
  player.failures.set("*", "lost");
  await player.spin(url);
  expect(await look()).toEqual([]);
  player.clock.advance(49 * HOUR_MS);
  await player.studio.settleDue();
  expect(await look()).toEqual([["VENDOR_GAVE_UP", GAME.vendor, null]]);
  await player.pool.query("delete from studio.outgoing");
  expect(await look()).toEqual([["VENDOR_GAVE_UP", GAME.vendor, "agreed"]]);
});
