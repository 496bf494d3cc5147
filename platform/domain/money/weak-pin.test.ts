import { expect, test } from "vitest";
import { isWeakPin } from "./weak-pin.ts";

test.each(["000000", "121212", "123123", "123456", "654321", "456789"])(
  "%s is guessed first",
  (pin) => expect(isWeakPin(pin)).toBe(true),
);
test.each(["482915", "120304", "112233", "987650"])("%s is not", (pin) =>
  expect(isWeakPin(pin)).toBe(false),
);
