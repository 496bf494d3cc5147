import { expect, test } from "vitest";
import { isolationOf, isolationText, type TestRun } from "./isolation-table.ts";

const said = (pair: string, title: string, why?: string) => ({
  ...{ ancestorTitles: [pair], title },
  status: why ? "failed" : "passed",
  failureMessages: why ? [`${why}\n  at somewhere`] : [],
});
const run = (...assertionResults: ReturnType<typeof said>[]): TestRun => ({
  testResults: [{ assertionResults }],
});

test("a passed run is a table of pairs and things", () => {
  const found = isolationOf(run(said("'sol' → 'mar'", "token"), said("'mar' → 'sol'", "token")));
  expect(found).toEqual({
    pairs: ["sol → mar", "mar → sol"],
    rows: [{ what: "token", holds: [true, true] }],
    failures: [],
  });
  expect(isolationText(found)).toContain("token  apart      apart");
  expect(isolationText(found)).toContain("1 things, 2 pairs");
});

test("a failure is reported with its reason", () => {
  const found = isolationOf(run(said("'sol' → 'mar'", "e-mail", "expected [ 'sol.test' ]")));
  expect(found.rows).toEqual([{ what: "e-mail", holds: [false] }]);
  expect(isolationText(found)).toContain("sol → mar, e-mail: expected [ 'sol.test' ]");
});
