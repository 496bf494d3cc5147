import { expect, test } from "vitest";
import { readView } from "./read-view.ts";

test.each([
  ["", "sittings"],
  ["from=2026-11-01&to=2026-11-02", "sittings"],
  ["view=one", "one"],
  ["view=other", "sittings"],
  ["kinds=deposit", "one"],
  ["kinds=gold", "sittings"],
  ["q=D-7", "one"],
  ["q=+", "sittings"],
  ["page=2", "one"],
])("%j shows %s", (search, view) => expect(readView(new URLSearchParams(search))).toBe(view));
