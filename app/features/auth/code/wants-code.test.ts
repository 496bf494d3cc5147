import { expect, test } from "vitest";
import { wantsCode } from "./wants-code.server.ts";

test.each([
  ["its own button asks, whatever was typed", { intent: "send", verificationCode: "123456" }, true],
  ["Enter asks while there is no code", { intent: "enter", verificationCode: "" }, true],
  ["Enter sends the code that was typed", { intent: "enter", verificationCode: "123456" }, false],
  ["Enter after a code was sent, or the form's button", { verificationCode: "" }, false],
])("%s", (_name, typed, isWanted) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(typed)) form.set(name, value);
  expect(wantsCode(form)).toBe(isWanted);
});
