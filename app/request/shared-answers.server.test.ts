import { expect, test, vi } from "vitest";
import { sharedAnswer } from "./shared-answers.server.ts";

const platform = {};

test("one question in five seconds is asked once", async () => {
  const ask = vi.fn(async () => "answer");
  expect(await sharedAnswer(platform, "once", ask, 0)).toBe("answer");
  expect(await sharedAnswer(platform, "once", ask, 4_999)).toBe("answer");
  expect(ask).toHaveBeenCalledTimes(1);
  await sharedAnswer(platform, "once", ask, 5_001);
  expect(ask).toHaveBeenCalledTimes(2);
});

test("another question is asked for itself", async () => {
  expect(await sharedAnswer(platform, "a", async () => 1, 0)).toBe(1);
  expect(await sharedAnswer(platform, "b", async () => 2, 0)).toBe(2);
});

test("another platform is asked for itself", async () => {
  await sharedAnswer(platform, "same", async () => "here", 0);
  expect(await sharedAnswer({}, "same", async () => "there", 0)).toBe("there");
});

test("a failure is not kept", async () => {
  const fail = async () => {
    throw new Error("down");
  };
  await expect(sharedAnswer(platform, "broken", fail, 0)).rejects.toThrow("down");
  expect(await sharedAnswer(platform, "broken", async () => "up", 1)).toBe("up");
});
