import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { DEMO_CAMPAIGNS } from "./demo-campaigns.ts";

const brands = readdirSync("brands", { withFileTypes: true }).filter((one) => one.isDirectory());

test.each(brands.map(({ name }) => name))("no two promotions of %s have one cover", (brand) => {
  const file = JSON.parse(readFileSync(`brands/${brand}/merchant.json`, "utf8")) as {
    promotions: { picture: string }[];
  };
  const covers = [...file.promotions, ...DEMO_CAMPAIGNS].map(({ picture }) => picture);
  expect(covers.filter((one, at) => covers.indexOf(one) !== at)).toEqual([]);
  const drawn = readdirSync(`brands/${brand}/assets`);
  const isDrawn = (one: string) =>
    ["", "-scene"].some((form) => drawn.includes(`${one}${form}.webp`));
  expect(covers.filter((one) => !isDrawn(one))).toEqual([]);
});
