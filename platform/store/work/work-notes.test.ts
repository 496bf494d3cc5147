import { afterEach, expect, test, vi } from "vitest";
import { createWorkNotes, type WorkNote } from "./work-notes.ts";

afterEach(() => vi.useRealTimers());

const ROUNDS = { merchant: "alba", about: "rounds" };

function notes() {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setImmediate"] });
  const sent: WorkNote[][] = [];
  const failures: unknown[] = [];
  const ours = createWorkNotes({
    send: async (some) => {
      sent.push(some);
      if (some[0]!.about === "broken") throw new Error("no line");
    },
    onError: (error) => failures.push(error),
  });
  return { ...ours, sent, failures };
}

test("of a thousand bets a second one hint leaves at once and one at the second's end", async () => {
  const { add, sent } = notes();
  for (let bet = 0; bet < 1_000; bet += 1) add(ROUNDS);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual([[ROUNDS]]);
  await vi.advanceTimersByTimeAsync(998);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2);
  expect(sent).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sent).toHaveLength(2);
  add(ROUNDS);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toHaveLength(3);
});

test("merchants and topics do not wait for each other, and travel together", async () => {
  const { add, sent } = notes();
  const three = [ROUNDS, { ...ROUNDS, merchant: "boreal" }, { ...ROUNDS, about: "outbox" }];
  for (const note of three) add(note);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual([three]);
});

test("closing sends what waits, and a failure is told and ends nothing", async () => {
  const { add, close, sent, failures } = notes();
  add({ merchant: "alba", about: "broken" });
  await vi.advanceTimersByTimeAsync(1);
  expect(failures).toEqual([new Error("no line")]);
  for (const note of [ROUNDS, ROUNDS]) add(note);
  await vi.advanceTimersByTimeAsync(1);
  await close();
  expect(sent.slice(1)).toEqual([[ROUNDS], [ROUNDS]]);
  add(ROUNDS);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(sent).toHaveLength(3);
});
