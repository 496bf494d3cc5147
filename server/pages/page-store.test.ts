import { expect, test } from "vitest";
import { createChanges } from "./changes.ts";
import { createPageStore } from "./page-store.ts";

const somePage = () => ({
  body: Buffer.alloc(1000),
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
  const store = createPageStore({ maxBytes: page.body.length * 2, now: () => 0, changes });
  store.put("a", page);
  store.put("b", page);
  store.get("a");
  store.put("c", page);
  expect(store.get("b")).toBeUndefined();
  expect(store.get("a")).toBeDefined();
  expect(store.get("c")).toBeDefined();
  store.put("large", { ...page, body: Buffer.alloc(page.body.length * 2 + 1) });
  expect(store.get("large")).toBeUndefined();
  expect(store.bytes).toBe(page.body.length * 2);
});
