import { expect, test } from "vitest";
import { ROUTE_GUARDS } from "#app/server/route-guards.ts";
import { sitePaths } from "../support/site-paths.ts";

test("every path of the site map says whom it lets in", () => {
  expect(Object.keys(ROUTE_GUARDS).toSorted()).toEqual(sitePaths.toSorted());
});
