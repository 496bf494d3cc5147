import { setTimeout as delay } from "node:timers/promises";
import type pg from "pg";
import type { Dice } from "../dice.ts";
import type { Connection, Course } from "../outside/connection.ts";

type Runner = {
  state: "thinking" | "asking" | "running" | "blocked" | "done";
  pid: number;
  waiting: { pid: number; isCommit: boolean; go: () => void }[];
  hasYielded: boolean;
};

/** The number of statements that one runs before another may: mostly few, sometimes all. */
const BURSTS = [1, 2, 5, 25] as const;

/** A statement may run this long before the database is asked whether it waits for a lock. */
const PATIENCE_MS = 4;

/**
 * Runs pieces of work at once, each on its own connection, one statement at a time. One leads for a
 * random number of statements, then the next. Work that has only to commit mostly lets the other
 * lead first. Work that waits for a database lock pauses until it gets the lock. The same dice give
 * the same order.
 */
export async function race<T>(
  observer: pg.Pool,
  dice: Dice,
  entries: { connection: Connection; course: Course; work: () => Promise<T> }[],
): Promise<T[]> {
  let wake = () => {};
  const changed = () => wake();
  const runners: Runner[] = entries.map(() => ({
    state: "thinking",
    pid: 0,
    waiting: [],
    hasYielded: false,
  }));
  const runs = entries.map(async ({ connection, course, work }, index) => {
    const runner = runners[index]!;
    const turn = (pid: number, isCommit: boolean) => {
      const freed = new Promise<void>((go) => runner.waiting.push({ pid, isCommit, go }));
      runner.state = "asking";
      changed();
      return freed;
    };
    connection.begin({ ...course, turn, isSlow: true });
    try {
      return await work();
    } finally {
      runner.state = "done";
      changed();
      connection.begin({});
    }
  });
  const all = Promise.allSettled(runs);
  const isSettled = () => runners.every(({ state }) => state !== "thinking" && state !== "running");

  let leader = dice.below(runners.length);
  let burst = dice.between(1, dice.pick(BURSTS));
  const next = () => {
    leader = (leader + 1) % runners.length;
    burst = dice.between(1, dice.pick(BURSTS));
  };
  const choose = (ready: Runner[]): Runner => {
    if (burst <= 0) next();
    const own = runners[leader]!;
    const isReluctant = ready.length > 1 && own.waiting[0]?.isCommit && !own.hasYielded;
    if (isReluctant && dice.percent(70)) {
      own.hasYielded = true;
      next();
    }
    burst -= 1;
    return ready.includes(runners[leader]!) ? runners[leader]! : ready[0]!;
  };

  while (runners.some(({ state }) => state !== "done")) {
    while (!isSettled()) {
      const news = new Promise<"news">((resolve) => {
        wake = () => resolve("news");
      });
      const first = await Promise.race([news, delay(PATIENCE_MS, "late" as const)]);
      if (first === "late") await findBlocked(observer, runners);
    }
    const ready = runners.filter(({ state }) => state === "asking");
    if (ready.length > 0) {
      const runner = choose(ready);
      const { pid, go } = runner.waiting.shift()!;
      runner.pid = pid;
      runner.state = runner.waiting.length > 0 ? "asking" : "running";
      go();
    }
    // Waiting work may have got its lock.
    for (const runner of runners) if (runner.state === "blocked") runner.state = "running";
    if (ready.length === 0) await delay(1);
  }
  return (await all).map((run) => {
    if (run.status === "rejected") throw run.reason;
    return run.value;
  });
}

async function findBlocked(observer: pg.Pool, runners: Runner[]): Promise<void> {
  for (const runner of runners.filter(({ state }) => state === "running")) {
    const { rows } = await observer.query<{ blocked: boolean }>(
      "select cardinality(pg_blocking_pids($1)) > 0 as blocked",
      [runner.pid],
    );
    if (rows[0]?.blocked && runner.state === "running") runner.state = "blocked";
  }
}
