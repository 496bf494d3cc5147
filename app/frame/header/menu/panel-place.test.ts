import { expect, test } from "vitest";
import { panelPlace } from "./panel-place.ts";

const room = { width: 1280, height: 800 };
const panel = { width: 500, height: 240 };
const item = (left: number, top: number) => ({ left, right: left + 80, top, bottom: top + 44 });

test.each([
  ["below its item", item(200, 80), false, { left: 194, top: 130 }],
  ["not beyond the right edge", item(1150, 80), false, { left: 768, top: 130 }],
  ["beside the rail", item(8, 120), true, { left: 94, top: 114 }],
  ["not beyond the bottom", item(8, 760), true, { left: 94, top: 548 }],
])("a panel opens %s", (_name, anchor, isRail, place) =>
  expect(panelPlace(anchor, panel, room, isRail)).toEqual(place),
);
