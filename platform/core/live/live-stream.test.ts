import { expect, test } from "vitest";
import { createLiveHub } from "./live-hub.ts";
import { liveStream } from "./live-stream.ts";

const owner = { merchant: "m", member: "ana" };
const words = (kinds: "balance"[]) => [{ ...owner, kinds }];

function streamUnderTest(isAlive = async () => true) {
  const hub = createLiveHub();
  const body = liveStream({ hub, owner, isAlive, heartbeatMs: 5 })!;
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  let isOver = false;
  const read = async () => {
    for (let part = await reader.read(); !part.done; part = await reader.read()) text += part.value;
    isOver = true;
  };
  void read();
  return { hub, text: () => text, isOver: () => isOver, reader };
}

test("comments fill the silence, and events stand between them", async () => {
  const { hub, text } = streamUnderTest();
  await expect.poll(text).toMatch(/^retry: 2000\n\n(:\n\n)+$/);
  hub.tell(words(["balance"]));
  await expect.poll(text).toContain('data: {"kinds":["balance"]}\n\n');
  hub.close();
});

test("a session that ended without an event ends the stream at the next check", async () => {
  const { text, isOver } = streamUnderTest(async () => false);
  await expect.poll(isOver).toBe(true);
  expect(text()).toContain('data: {"kinds":["session"]}\n\n');
});

test("the stream goes on while the session cannot be checked", async () => {
  const { hub, text, isOver } = streamUnderTest(() => Promise.reject(new Error("no database")));
  await expect.poll(() => text().split(":\n\n").length).toBeGreaterThan(20);
  expect(isOver()).toBe(false);
  hub.close();
});

test("a lost connection to the database reports every kind as changed", async () => {
  const { hub, text } = streamUnderTest();
  hub.tell();
  await expect.poll(text).toContain('{"kinds":["balance","message","deposit","withdrawal"]}');
  hub.close();
});

test("an ending process closes its streams and opens no other", async () => {
  const { hub, isOver } = streamUnderTest();
  hub.close();
  await expect.poll(isOver).toBe(true);
  expect(liveStream({ hub, owner, isAlive: async () => true })).toBeNull();
});
