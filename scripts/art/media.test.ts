import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { catalogueGames } from "#vendors/catalogue/games.ts";
import { catalogueVendors } from "#vendors/catalogue/vendors.ts";
import { bannerGroups, bannerPlan } from "./banners/plan.ts";
import { HOUSES } from "./banners/scenes/draw-scene.ts";
import { SCENE_PICTURES } from "./banners/scenes/scene-plan.ts";
import { brandAssets, mediaFolder } from "./media.ts";

const missing = (files: string[]): string[] => files.filter((file) => !existsSync(file));

test("every game has its cover in three sizes, every reel icon and every vendor logo is there", () => {
  const sizes = ["-480.avif", "-240.avif", "-360.webp"];
  const covers = catalogueGames.flatMap(({ code }) =>
    sizes.map((size) => `${mediaFolder}games/${code}${size}`),
  );
  const icons = catalogueGames.flatMap(({ symbols }) =>
    symbols ? [symbols.wild, symbols.scatter, ...symbols.high] : [],
  );
  const logos = catalogueVendors.map(({ code }) => `vendors/${code.toLowerCase()}.svg`);
  const others = [...icons.map((name) => `icons/${name}.webp`), ...logos];
  expect(missing([...covers, ...others.map((file) => mediaFolder + file)])).toEqual([]);
});

test("every house has its scenes, and no drawing that a scene replaces", () => {
  const files = HOUSES.flatMap((house) =>
    SCENE_PICTURES.flatMap((picture) => [
      `${brandAssets(house)}${picture}-scene.avif`,
      `${brandAssets(house)}${picture}-scene.webp`,
    ]),
  );
  expect(missing(files)).toEqual([]);
  expect(
    files.map((file) => file.replace("-scene", "")).filter((file) => existsSync(file)),
  ).toEqual([]);
});

test("every brand drawn here has its signs and the pictures that are planned for it", () => {
  const signs = ["logo.svg", "logo-dark.svg", "icon.svg", "favicon.svg", "apple-touch-icon.png"];
  const scenes: readonly string[] = SCENE_PICTURES;
  for (const code of ["alba", "noche", "mareo"]) {
    const pictures = bannerGroups.flatMap((group) =>
      ([1, 2, 3] as const)
        .filter((number) => bannerPlan(group, number, code))
        .filter((number) => !scenes.includes(`${group}-${number}`))
        .flatMap((number) => [`${group}-${number}.avif`, `${group}-${number}.webp`]),
    );
    expect(pictures.length).toBeGreaterThan(50);
    const files = [...signs, "og.png", ...pictures].map((file) => brandAssets(code) + file);
    expect(missing(files)).toEqual([]);
  }
});
