import { expect, test } from "vitest";
import { maskPlayer } from "./mask-player.ts";

test.each([
  ["mario77", "mar•••7"],
  ["lucia", "lu•••a"],
  ["anna", "an•••"],
  ["x", "•••"],
  ["", "•••"],
])("%s is shown as %s", (name, masked) => expect(maskPlayer(name)).toBe(masked));
