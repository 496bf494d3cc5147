import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { useOwnDatabase } from "#tests/support/database.ts";
import { type RunningSite, runningSite } from "#tests/support/running-site.ts";
import { alba, brandFiles } from "#tests/under-test/demo-brands.ts";
import { copyOf } from "#tests/wording/copy-of.ts";

useOwnDatabase();

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

let site: RunningSite;
beforeAll(async () => {
  const mareo = brandFiles.find(({ code }) => code === "mareo")!;
  site = await runningSite({ merchants: [alba, mareo] });
});
afterAll(() => site.close());

const textOf = (html: string) => html.replaceAll(/<!--.*?-->|<[^>]*>/g, "");
const missionsOf = async (brand: string) =>
  textOf(await (await site.ask("/missions", { brand })).text());

test("the rules speak of free spins only in a house where a mission gives some", async () => {
  const spins = "Los giros gratis solo valen en el juego indicado.";
  expect(await missionsOf("alba")).toContain(spins);
  expect(await missionsOf("mareo")).not.toContain(spins);
});

test("each house opens the rules in its own words", async () => {
  for (const brand of ["alba", "mareo"] as const)
    expect(await missionsOf(brand)).toContain(copyOf[brand].es.missions.rules.opening);
});
