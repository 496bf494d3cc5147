import { expect, test } from "vitest";
import { keepOnScreen } from "./keep-on-screen.ts";

const screen = { width: 1280, height: 800 };
const home = { left: 340, top: 250, right: 940, bottom: 550 };

test.each([
  ["inside, it goes where it is led", { x: 20, y: -30 }, { x: 20, y: -30 }],
  ["at the left and the top it stops at the margin", { x: -999, y: -999 }, { x: -332, y: -242 }],
  ["at the right and the bottom too", { x: 999, y: 999 }, { x: 332, y: 242 }],
])("%s", (_name, wanted, kept) => expect(keepOnScreen(wanted, home, screen)).toEqual(kept));

test("what is larger than the screen does not move along that side", () => {
  const tall = { ...home, top: 0, bottom: 900 };
  expect(keepOnScreen({ x: 10, y: 50 }, tall, screen)).toEqual({ x: 10, y: 0 });
});
