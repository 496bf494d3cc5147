import { expect, test } from "vitest";
import { cutPage } from "./page-pieces.ts";
import { createPageStore } from "./page-store.ts";

test("the page not asked for longest makes room, and a page larger than all is not kept", () => {
  const page = { pieces: cutPage(Buffer.from("x".repeat(1000)), "#"), headers: [], expiresAt: 1 };
  const store = createPageStore({ maxBytes: page.pieces.bytes * 2, now: () => 0 });
  store.put("a", page);
  store.put("b", page);
  store.get("a");
  store.put("c", page);
  expect(store.get("b")).toBeUndefined();
  expect(store.get("a")).toBeDefined();
  expect(store.get("c")).toBeDefined();
  store.put("large", { ...page, pieces: { ...page.pieces, bytes: 1e9 } });
  expect(store.get("large")).toBeUndefined();
  expect(store.bytes).toBe(page.pieces.bytes * 2);
});
