import { PgBoss } from "pg-boss";
import { z } from "zod";
import { newId } from "../../core/access/token.ts";
import { readMerchant } from "../../core/merchant/find-merchant.ts";
import { secretsOf } from "../../core/merchant/secrets-of.ts";
import type { PlatformParts } from "../../core/platform-parts.ts";
import { QUIET, WORK_QUEUE } from "../../store/work/queue.ts";
import { noteWork, type WorkNote } from "../../store/work/work-notes.ts";
import type { Kind } from "./kind.ts";
import { createLanes } from "./lanes.ts";
import { logFailure } from "./log-failure.ts";
import { findDue, isAbout } from "./look.ts";
import { perform } from "./perform.ts";

const LOOK_EVERY_MS = 60_000;
/** A nearer time is kept in this process; the look finds the others. */
const TIMER_MOST_MS = LOOK_EVERY_MS + 5_000;
const BATCH = 20;
const STOP_MS = 5_000;
const JOB = "work";

const hint = z.object({ merchant: z.string(), about: z.string() });

/**
 * Works on what is due of these kinds until stopped: after a hint from the queue, at its time, and
 * once a minute by a look at all merchants, the first after `firstLookMs`. `stop` waits for the runs
 * under way.
 */
export async function startWork(
  parts: PlatformParts,
  kinds: readonly Kind[],
  { firstLookMs = 0 } = {},
): Promise<{ stop: () => Promise<void> }> {
  const owner = newId(parts.random);
  const timers = new Map<string, NodeJS.Timeout>();
  const lanes = createLanes((note) => follow(note).catch((error) => fail(note.merchant, error)));
  const fail = (merchant: string, error: unknown) => logFailure(parts, JOB, merchant, error);

  async function follow({ merchant: code, about }: WorkNote): Promise<void> {
    const due = kinds.filter((kind) => isAbout(kind, about));
    if (due.length === 0) return;
    const merchant = await readMerchant(parts.store, code);
    const secrets = await secretsOf(parts, code);
    await Promise.all(
      due.map(async (kind) => {
        const again = await perform({ ...parts, secrets, merchant, owner }, kind);
        if (again) wakeAt({ merchant: code, about: kind.name }, again);
      }),
    );
  }

  function wakeAt(note: WorkNote, at: Date): void {
    const waitMs = Math.max(0, at.getTime() - parts.clock.now().getTime());
    const key = JSON.stringify(note);
    if (waitMs > TIMER_MOST_MS || lanes.isClosed()) return;
    clearTimeout(timers.get(key));
    const timer = setTimeout(() => {
      timers.delete(key);
      noteWork(parts.store.db, note);
    }, waitMs);
    timers.set(key, timer.unref());
  }

  async function look(): Promise<void> {
    const due = await findDue(parts, kinds).catch((error: unknown) => fail("", error));
    for (const note of due ?? []) noteWork(parts.store.db, note);
  }

  const boss = await openQueue(parts, fail);
  await boss.work(
    WORK_QUEUE,
    { batchSize: BATCH, burstWhenBatchFull: true, pollingIntervalSeconds: 2 },
    async (jobs) => {
      for (const { data } of jobs) await lanes.add(hint.parse(data));
    },
  );
  let looking = Promise.resolve();
  const lookAgain = () => {
    looking = looking.then(look);
  };
  const first = setTimeout(lookAgain, firstLookMs).unref();
  const clock = setInterval(lookAgain, LOOK_EVERY_MS).unref();

  return {
    async stop() {
      clearTimeout(first);
      clearInterval(clock);
      const left = lanes.close();
      for (const timer of timers.values()) clearTimeout(timer);
      await looking;
      await boss.stop({ timeout: STOP_MS });
      // Another server takes what this one has not begun.
      for (const note of left) noteWork(parts.store.db, note);
      await lanes.drain();
    },
  };
}

async function openQueue(
  { store }: PlatformParts,
  fail: (merchant: string, error: unknown) => void,
): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString: store.pool.options.connectionString!,
    ...{ max: 2, migrate: false, createSchema: false, useListenNotify: true },
    ...QUIET,
  });
  boss.on("error", (error) => fail("", error));
  await boss.start();
  return boss;
}
