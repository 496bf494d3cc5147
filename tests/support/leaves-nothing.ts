import { afterAll, inject, vi } from "vitest";
import { closeAll } from "./close-at-end.ts";
import { testStore } from "./database.ts";
import { heldNow, keepOpen, watchOpening } from "./held.ts";

// Setup runs for every test file, but these modules live as long as the worker: watch once.
const marked = globalThis as { isOpeningWatched?: boolean };
if (!marked.isOpeningWatched) watchOpening();
marked.isOpeningWatched = true;

// The worker's own database stays open from its first file to its last.
if (inject("serverUrl")) {
  const { pool, counters, readers } = await testStore();
  keepOpen(pool, counters, readers);
}

/** A test file fails when it leaves a timer, pool, connection, server or process behind. */
afterAll(async () => {
  await closeAll();
  await vi.waitFor(expectNothingHeld, { timeout: 5_000 });
});

function expectNothingHeld(): void {
  const open = heldNow();
  if (open.length > 0) throw new Error(`This file leaves open:\n${open.join("\n")}`);
}
