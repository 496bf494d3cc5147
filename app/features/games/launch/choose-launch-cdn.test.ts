import { expect, test } from "vitest";
import { chooseLaunchCdn } from "./choose-launch-cdn.ts";

const url = "http://studio.localhost:3000/play/abc?token=1";
const cdns = ["https://g1.example", "https://g2.example:8443", "https://g3.example"];

test("without hosts of its own a game stays where its vendor has it", () =>
  expect(chooseLaunchCdn(url, [], () => 0.5)).toBe(url));

test.each([
  [0, "https://g1.example/play/abc?token=1"],
  [0.5, "https://g2.example:8443/play/abc?token=1"],
  [0.999, "https://g3.example/play/abc?token=1"],
])("chance %d chooses one", (chance, chosen) =>
  expect(chooseLaunchCdn(url, cdns, () => chance)).toBe(chosen),
);

test("what is not an address is not chosen", () =>
  expect(chooseLaunchCdn(url, ["cdn.example"], () => 0)).toBe(url));
