import { expect, test } from "vitest";
import { createChanges } from "./changes.ts";
import { cutPage } from "./page-pieces.ts";
import { createPageStore } from "./page-store.ts";

const pieces = await cutPage(Buffer.from("x".repeat(1000)), "#");
const somePage = () => ({
  pieces,
  headers: [],
  expiresAt: 1,
  merchant: "alba",
  madeAt: 0,
});

test("a page is gone when its merchant changed after its rendering began, and no other's is", () => {
  const changes = createChanges();
  const store = createPageStore({ maxBytes: 1e6, now: () => 0, changes });
  store.put("alba", somePage());
  store.put("noche", { ...somePage(), merchant: "noche" });
  changes.note("alba");
  expect([store.get("alba"), store.get("noche")]).toEqual([undefined, expect.anything()]);
  store.put("alba", { ...somePage(), madeAt: changes.count() });
  expect(store.get("alba")).toBeDefined();
  changes.note();
  expect([store.get("alba"), store.get("noche")]).toEqual([undefined, undefined]);
});

test("the page not asked for longest makes room, and a page larger than all is not kept", () => {
  const page = somePage();
  const changes = createChanges();
  const store = createPageStore({ maxBytes: page.pieces.bytes * 2, now: () => 0, changes });
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
