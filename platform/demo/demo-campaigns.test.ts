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

/** The numbers of a text, as they are said: without separators of thousands. */
const numbersIn = (text: string) =>
  (text.match(/\d[\d,.]*/g) ?? []).map((one) => Number(one.replace(/,|\.$/g, "")));

type Welcome = { percent: number; depositMin: string; amountMax: string; wagering: number };

test.each(brands.map(({ name }) => name))("%s advertises its welcome by its terms", (brand) => {
  const file = JSON.parse(readFileSync(`brands/${brand}/merchant.json`, "utf8")) as {
    bonuses: { welcome: Welcome };
    campaignWords: { bienvenida: Record<string, { summary: string }> };
    banners: { link: { target: string } | null; words: Record<string, { text: string }> }[];
  };
  const { percent, depositMin, amountMax, wagering } = file.bonuses.welcome;
  const [least, most] = [Number(depositMin), Number(amountMax)];
  for (const { summary } of Object.values(file.campaignWords.bienvenida)) {
    const said = numbersIn(summary);
    expect(said).toEqual(expect.arrayContaining([least, most, wagering]));
    expect(said.filter((one) => ![least, most, wagering, percent].includes(one))).toEqual([]);
  }
  const leading = file.banners.filter(({ link }) => link?.target === "campaign.bienvenida");
  for (const { text } of leading.flatMap(({ words }) => Object.values(words))) {
    const said = numbersIn(text);
    expect(said).toEqual(expect.arrayContaining([most, wagering]));
    expect(said.filter((one) => ![most, wagering, percent].includes(one))).toEqual([]);
  }
});
