import { expect, test } from "vitest";
import { maskPlayer } from "./mask-player.ts";

test.each([
  ["mario77", "mar•••7"],
  ["lucia", "lu•••a"],
  ["anna", "an•••"],
  ["x", "•••"],
  ["", "•••"],
  ["5512345678", "•••78"],
])("%s is shown as %s", (name, masked) => expect(maskPlayer(name)).toBe(masked));
