import { expect, test } from "vitest";
import { createWorkQueue } from "./work-queue.ts";

function heldWork() {
  const releases: (() => void)[] = [];
  let most = 0;
  let running = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((go) => releases.push(go));
    running -= 1;
  };
  return { work, releases, most: () => most };
}

test("runs two at once, lets three wait, and refuses the sixth", async () => {
  const run = createWorkQueue({ atOnce: 2, waiting: 3 });
  const { work, releases, most } = heldWork();
  const taken = Array.from({ length: 5 }, () => run(work));
  await expect(run(work)).rejects.toMatchObject({ code: "busy", status: 503 });
  while (releases.length > 0) {
    releases.shift()?.();
    await new Promise((done) => setImmediate(done));
  }
  await Promise.all(taken);
  expect(most()).toBe(2);
});

test("failed work frees its place", async () => {
  const run = createWorkQueue({ atOnce: 1, waiting: 1 });
  const failing = run(() => Promise.reject(new Error("no")));
  const after = run(() => Promise.resolve("yes"));
  await expect(failing).rejects.toThrow("no");
  expect(await after).toBe("yes");
  expect(await run(() => Promise.resolve("again"))).toBe("again");
});
