import { setTimeout as delay } from "node:timers/promises";
import type pg from "pg";
import type { Dice } from "../dice.ts";
import type { Connection, Course } from "../outside/connection.ts";

type Seat = {
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
  const seats: Seat[] = entries.map(() => ({
    state: "thinking",
    pid: 0,
    waiting: [],
    hasYielded: false,
  }));
  const runs = entries.map(async ({ connection, course, work }, index) => {
    const seat = seats[index]!;
    const turn = (pid: number, isCommit: boolean) => {
      const freed = new Promise<void>((go) => seat.waiting.push({ pid, isCommit, go }));
      seat.state = "asking";
      changed();
      return freed;
    };
    connection.begin({ ...course, turn, isSlow: true });
    try {
      return await work();
    } finally {
      seat.state = "done";
      changed();
      connection.begin({});
    }
  });
  const all = Promise.allSettled(runs);
  const isSettled = () => seats.every(({ state }) => state !== "thinking" && state !== "running");

  let leader = dice.below(seats.length);
  let burst = dice.between(1, dice.pick(BURSTS));
  const next = () => {
    leader = (leader + 1) % seats.length;
    burst = dice.between(1, dice.pick(BURSTS));
  };
  const choose = (ready: Seat[]): Seat => {
    if (burst <= 0) next();
    const own = seats[leader]!;
    const isReluctant = ready.length > 1 && own.waiting[0]?.isCommit && !own.hasYielded;
    if (isReluctant && dice.percent(70)) {
      own.hasYielded = true;
      next();
    }
    burst -= 1;
    return ready.includes(seats[leader]!) ? seats[leader]! : ready[0]!;
  };

  while (seats.some(({ state }) => state !== "done")) {
    while (!isSettled()) {
      const news = new Promise<"news">((resolve) => {
        wake = () => resolve("news");
      });
      const first = await Promise.race([news, delay(PATIENCE_MS, "late" as const)]);
      if (first === "late") await findBlocked(observer, seats);
    }
    const ready = seats.filter(({ state }) => state === "asking");
    if (ready.length > 0) {
      const seat = choose(ready);
      const { pid, go } = seat.waiting.shift()!;
      seat.pid = pid;
      seat.state = seat.waiting.length > 0 ? "asking" : "running";
      go();
    }
    // Waiting work may have got its lock.
    for (const seat of seats) if (seat.state === "blocked") seat.state = "running";
    if (ready.length === 0) await delay(1);
  }
  return (await all).map((run) => {
    if (run.status === "rejected") throw run.reason;
    return run.value;
  });
}

async function findBlocked(observer: pg.Pool, seats: Seat[]): Promise<void> {
  for (const seat of seats.filter(({ state }) => state === "running")) {
    const { rows } = await observer.query<{ blocked: boolean }>(
      "select cardinality(pg_blocking_pids($1)) > 0 as blocked",
      [seat.pid],
    );
    if (rows[0]?.blocked && seat.state === "running") seat.state = "blocked";
  }
}
