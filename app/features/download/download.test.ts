import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { qrPath } from "#app/respond/qr-path.server.ts";
import { merchants } from "#platform/store/schema/merchant.ts";
import { testStore, useOwnDatabase } from "#tests/support/database.ts";
import { siteUnderTest } from "#tests/under-test/site-under-test.ts";
import { loader } from "./route.tsx";

useOwnDatabase();

let site: Awaited<ReturnType<typeof siteUnderTest>>;
beforeAll(async () => {
  site = await siteUnderTest();
});
afterAll(() => site.close());

test("without resources the code leads to this page", async () => {
  const { address, qr, stores } = await loader(site.visit({ path: "/down" }));
  expect(address).toBe("http://alba.localhost:3000/down");
  expect(qr).toEqual(qrPath(address));
  expect(stores).toEqual({ ios: null, android: null });
});

test("resources of the merchant fill the code and the stores", async () => {
  const resources = [
    { resourceType: "WEB", url: "/down?from=code", qrCodeUrl: "" },
    { resourceType: "IOS", url: "https://apps.example/alba", qrCodeUrl: "" },
  ];
  const { db } = await testStore();
  await db.update(merchants).set({ settings: { resources } }).where(eq(merchants.code, "alba"));
  const changes = { lastOf: () => 1 };
  const visit = site.visit({ path: "/down" });
  const data = await loader({ ...visit, context: { ...visit.context, changes } });
  expect(data.shownAddress).toBe("alba.localhost:3000/down");
  expect(data.qr).toEqual(qrPath("http://alba.localhost:3000/down?from=code"));
  expect(data.stores).toEqual({ ios: "https://apps.example/alba", android: null });
});
