import { expect, test } from "vitest";
import { compositionOf, HOUSES, sceneCast } from "./draw-scene.ts";
import { SCENE_PICTURES } from "./scene-plan.ts";

const promotions = SCENE_PICTURES.slice(0, SCENE_PICTURES.indexOf("p_blog-1"));
/** Houses without a promotion of their level picture show it on the club's page alone. */
const WITH_LEVEL = ["alba", "noche", "mareo"];

const shownBy = (house: (typeof HOUSES)[number]) =>
  promotions.filter((picture) => picture !== "p_vip-1" || WITH_LEVEL.includes(house));

test.each(HOUSES)("%s draws its promotions in four compositions or more", (house) => {
  const used = new Set(shownBy(house).map((picture) => compositionOf(house, picture)));
  expect(used.size).toBeGreaterThanOrEqual(4);
});

/** The columns of the house's list on a desktop; the first card takes two of several. */
const COLUMNS = { alba: 3, noche: 2, mareo: 1, grada: 3, velada: 1, chispa: 2 };

test.each(HOUSES)("%s shows no composition beside or below itself", (house) => {
  const columns = COLUMNS[house];
  const shown = shownBy(house);
  const cells = columns > 1 ? [shown[0]!, ...shown] : shown;
  const neighbours = cells.flatMap((picture, at) => {
    const beside = columns > 1 && (at + 1) % columns === 0 ? [] : [cells[at + 1]];
    return [...beside, cells[at + columns]].map((other) => [picture, other] as const);
  });
  const alike = neighbours.filter(
    ([one, other]) =>
      other && one !== other && compositionOf(house, one) === compositionOf(house, other),
  );
  expect(alike).toEqual([]);
});

test.each(HOUSES)("%s gives every picture a subject and other company", (house) => {
  for (const picture of SCENE_PICTURES) {
    const { subject, around } = sceneCast(house, picture);
    expect(around.length).toBeGreaterThanOrEqual(2);
    expect(around).not.toContain(subject);
  }
});

test("a composition that returns has another turn", () => {
  expect(sceneCast("alba", "p_season-1").turn).toBe(0);
  expect(sceneCast("alba", "p_season-2").turn).toBe(1);
});
