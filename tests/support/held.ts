import { ChildProcess } from "node:child_process";
import { Server } from "node:net";
import pg from "pg";

type Held = { what: string; isOpen: () => boolean; opened: Error };

/** The opened things, each with a check that it is still open. */
const held = new Map<object, Held>();
const kept = new WeakSet<object>();

function hold(thing: object, what: string, isOpen = () => true): void {
  // An error's stack costs little until it is read.
  if (!kept.has(thing) && !held.has(thing)) held.set(thing, { what, isOpen, opened: new Error() });
}

/** Timers this short end before the check. */
const SHORT_MS = 1_000;

const TIMERS = ["a timer", "an interval"];

const watchedPools = new WeakSet<object>();

/**
 * Describes everything open: pools, connections, servers, processes and the project's own timers.
 */
export function heldNow(): string[] {
  for (const [thing, { isOpen }] of held) if (!isOpen()) held.delete(thing);
  return [...held.values()].flatMap(({ what, opened }) => {
    const stack = callers(opened);
    const isLibrarys = TIMERS.includes(what) && stack[0]?.includes("node_modules");
    return isLibrarys ? [] : `${what} opened ${opener(stack)}`;
  });
}

/** Excludes things that are meant to stay open. */
export function keepOpen(...things: object[]): void {
  for (const thing of things) kept.add(thing);
  held.clear();
}

/** Records what this process or thread opens from now on. Call it once for each. */
export function watchOpening(): void {
  before(pg.Pool.prototype, "connect", (pool) => {
    if (!watchedPools.has(pool)) pool.on("connect", (client) => held.delete(client));
    watchedPools.add(pool);
    hold(pool, "a pool", () => !pool.ended);
  });
  before(pg.Client.prototype, "connect", (client) => {
    // A library may take our listener off before it ends its connection.
    hold(client, "a connection", () => !(client as { _ended?: boolean })._ended);
    client.once("end", () => held.delete(client));
  });
  before(Server.prototype, "listen", (server) => {
    hold(server, "a server", () => server.listening);
  });
  before(ChildProcess.prototype as ChildProcess & { spawn: () => void }, "spawn", (child) => {
    hold(child, "a process", () => child.exitCode === null && child.signalCode === null);
  });
  watchTimers();
}

/** Calls `look` before each call of a method. */
function before<Thing, Name extends keyof Thing>(
  prototype: Thing,
  name: Name,
  look: (thing: Thing) => void,
): void {
  const method = prototype[name] as (...given: unknown[]) => unknown;
  prototype[name] = function (this: Thing, ...given: unknown[]) {
    look(this);
    return method.apply(this, given);
  } as Thing[Name];
}

function watchTimers(): void {
  const { setInterval, setTimeout, clearInterval, clearTimeout } = globalThis;
  globalThis.setInterval = ((...given: Parameters<typeof setInterval>) => {
    const timer = setInterval(...given);
    hold(timer, "an interval");
    return timer;
  }) as typeof setInterval;
  globalThis.setTimeout = Object.assign(
    (work: (...rest: unknown[]) => void, ms = 0, ...rest: unknown[]) => {
      const timer = setTimeout(
        (...given: unknown[]) => {
          held.delete(timer);
          work(...given);
        },
        ms,
        ...rest,
      );
      // A timer that may be cut off by the end of the process belongs to whatever stays open.
      if (ms >= SHORT_MS) hold(timer, "a timer", () => timer.hasRef());
      return timer;
    },
    setTimeout,
  ) as typeof setTimeout;
  const clear = (end: (timer: NodeJS.Timeout) => void) => (timer?: NodeJS.Timeout) => {
    if (timer === undefined) return;
    held.delete(timer);
    end(timer);
  };
  globalThis.clearInterval = clear(clearInterval) as typeof clearInterval;
  globalThis.clearTimeout = clear(clearTimeout) as typeof clearTimeout;
}

/** The stack outside this file, nearest first. */
function callers({ stack = "" }: Error): string[] {
  const lines = stack.split("\n").slice(1);
  return lines.map((line) => line.trim()).filter((line) => !line.includes("support/held.ts"));
}

function opener(stack: string[]): string {
  return stack.find((line) => !/node_modules|node:internal/.test(line)) ?? "by a library";
}
