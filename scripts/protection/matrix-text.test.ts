import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { matrixText } from "./matrix-text.ts";

test("the page of the matrix is what the policies say", () => {
  const page = new URL("../../docs/protection-matrix.md", import.meta.url);
  expect(readFileSync(page, "utf8")).toBe(matrixText());
});
