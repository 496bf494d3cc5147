import { expect, test } from "vitest";
import { loggedPath } from "./request-log.ts";

test("a log line has a path of bounded length, and of a game only its first part", () => {
  expect(loggedPath("/games/one", false)).toBe("/games/one");
  expect(loggedPath("/play/a-handle-of-a-session", true)).toBe("/play");
  expect(loggedPath(`/${"a".repeat(900)}`, false)).toHaveLength(200);
});
