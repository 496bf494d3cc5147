import { describe, expect, test } from "vitest";
import { HOME } from "#themes/home-sections.ts";
import { besideEachOther, chooseShelves, firstRowIn, lateOnPhones } from "./home-sections.ts";

const categories = ["OCEAN", "FIESTA", "SPACE"];

describe("rows that a brand left open", () => {
  test("become its categories in order, without the kinds that it names itself", () => {
    expect(chooseShelves(["hero", "shelf", { shelf: "OCEAN" }, "shelf"], categories)).toEqual([
      "hero",
      { shelf: "FIESTA" },
      { shelf: "OCEAN" },
      { shelf: "SPACE" },
    ]);
  });

  test("are left out where there are no more kinds", () => {
    expect(chooseShelves(["shelf", "shelf"], ["OCEAN"])).toEqual([{ shelf: "OCEAN" }]);
  });
});

describe("beside each other stand", () => {
  const groups = (kind: keyof typeof HOME) =>
    besideEachOther(chooseShelves(HOME[kind], categories), kind === "promos").filter(
      (group) => group.length > 1,
    );

  test("a row of games and the winners that follow it", () => {
    expect(groups("plate")).toEqual([[{ shelf: "OCEAN" }, "winners"]]);
  });

  test("the banners and the promises, where that is the kind of hero", () => {
    expect(groups("promos")).toEqual([
      ["hero", "promises"],
      [{ shelf: "OCEAN" }, "winners"],
    ]);
    expect(besideEachOther(["hero", "promises"], false)).toHaveLength(2);
  });

  test("never three", () => {
    const pair = [{ shelf: "OCEAN" }, "winners"] as const;
    expect(besideEachOther([...pair, "promises"], true)).toEqual([[...pair], ["promises"]]);
  });
});

describe("on phones", () => {
  test("promises and categories that stand before the first row follow it", () => {
    const home = ["hero", "promises", "categories", "popular", "winners"] as const;
    expect(firstRowIn(home)).toBe(3);
    expect(lateOnPhones(home)).toEqual(["promises", "categories"]);
    expect(lateOnPhones(chooseShelves(HOME.promos, categories))).toEqual(["promises"]);
  });

  test("the day's prize and what follows the first row stay", () => {
    expect(lateOnPhones(["hero", "topPrize", "popular", "categories", "promises"])).toEqual([]);
    expect(firstRowIn(["hero", "winners"])).toBe(1);
  });
});
