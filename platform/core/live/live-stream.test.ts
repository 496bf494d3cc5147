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

test("silence is broken by comments, and what is told stands between them", async () => {
  const { hub, text } = streamUnderTest();
  await expect.poll(text).toMatch(/^retry: 2000\n\n(:\n\n)+$/);
  hub.tell(words(["balance"]));
  await expect.poll(text).toContain('data: {"kinds":["balance"]}\n\n');
  hub.close();
});

test("a session that ended without a word ends the stream at the next look", async () => {
  const { text, isOver } = streamUnderTest(async () => false);
  await expect.poll(isOver).toBe(true);
  expect(text()).toContain('data: {"kinds":["session"]}\n\n');
});

test("while nobody can say whether the session lives, the stream goes on", async () => {
  const { hub, text, isOver } = streamUnderTest(() => Promise.reject(new Error("no database")));
  await expect.poll(() => text().split(":\n\n").length).toBeGreaterThan(20);
  expect(isOver()).toBe(false);
  hub.close();
});

test("after a lost connection to the database everything may be new", async () => {
  const { hub, text } = streamUnderTest();
  hub.tell();
  await expect.poll(text).toContain('{"kinds":["balance","message","deposit","withdrawal"]}');
  hub.close();
});

test("a process that ends lets go of its streams and takes no other", async () => {
  const { hub, isOver } = streamUnderTest();
  hub.close();
  await expect.poll(isOver).toBe(true);
  expect(liveStream({ hub, owner, isAlive: async () => true })).toBeNull();
});
