import { expect, test } from "vitest";
import type { Brand } from "#themes/define-brand.ts";
import { reference } from "#themes/reference.ts";
import type { Atmosphere, Palette } from "#themes/tokens.ts";
import { checkContrast } from "./check-contrast.ts";

/** The findings for the plain theme with other colours and grounds in its light mode. */
function found(
  palette: Partial<Palette>,
  atmosphere: Partial<Atmosphere> = {},
  phoneHero: Brand["layout"]["phoneHero"] = "above",
) {
  const light = {
    palette: { ...reference.light.palette, ...palette },
    atmosphere: { ...reference.light.atmosphere, ...atmosphere },
  };
  return checkContrast({
    code: "luma",
    tokens: { path: "brands/luma/tokens.ts", text: "", literals: undefined },
    looks: { ...reference, light },
    data: { layout: { hero: "plate", phoneHero } },
  });
}
const messages = (...given: Parameters<typeof found>) =>
  found(...given).map(({ message }) => message);

/** A brand with a deep hero and pale text on it. */
const deep = {
  ...{ heroBase: "#3a0912", heroInk: "#ffffff", heroMuted: "#ffffff", heroKicker: "#ffffff" },
  ...{ heroAction: "#ffffff", onHeroAction: "#111111" },
};

test("the plain theme and a deep hero have nothing said against them", () => {
  expect(found({})).toEqual([]);
  expect(found(deep, { heroGround: "#3a0912" })).toEqual([]);
});

test.each([
  ["of one colour", "#ffffff"],
  ["that lets the page through", "transparent"],
  ["that becomes pale below its words", "linear-gradient(#3a0912 0, #ffffff 30%)"],
  ["with a pale layer over it", "linear-gradient(90deg, #fffffff0 60%, #ffffff00 60%), #3a0912"],
  [
    "with a pale ray across the words",
    "linear-gradient(90deg, #fff0 10%, #fff 11%, #fff 14%, #fff0 15%), #3a0912",
  ],
  [
    "with a pale light behind them",
    "radial-gradient(400px 300px at 20% 50%, rgba(255,255,255,.9), rgba(255,255,255,0)), #3a0912",
  ],
])("the words of a hero are held against its ground %s", (_how, heroGround) => {
  const said = messages(deep, { heroGround }).join("\n");
  expect(said).toMatch(/light: hero\w+ #ffffff on #\w{6}, which heroGround has below these words/);
});

test("a light next to the text does not lower its contrast", () => {
  const heroGround = "radial-gradient(400px 300px at 85% 90%, #ffffff, #ffffff00), #3a0912";
  expect(found(deep, { heroGround })).toEqual([]);
});

test("on a phone the words are held against the ground, unless their form covers it", () => {
  const heroGround = "linear-gradient(90deg, #3a0912 50%, #ffffff 51%)";
  for (const form of ["above", "beside"] as const)
    expect(found(deep, { heroGround }, form), form).not.toEqual([]);
  for (const form of ["arch", "street", "bay", "ticket"] as const)
    expect(found(deep, { heroGround }, form), form).toEqual([]);
});

test.each([
  ["heroActionGround", "linear-gradient(#333333, #222222)", "onHeroAction"],
  ["warmGround", "linear-gradient(#ffe9bf, #555555)", "ink"],
  ["pageGround", "radial-gradient(circle 400px at 8% 700px, #333333 99%, transparent)", "ink"],
])("the words on %s are held against it", (ground, css, ink) => {
  const given = {
    onHeroAction: "#111111",
    heroAction: "#eeeeee",
    heroBase: "#111111",
    heroInk: "#ffffff",
    heroMuted: "#ffffff",
    heroKicker: "#ffffff",
  };
  const said = messages(given, { heroGround: "#111111", [ground]: css });
  expect(said.length).toBeGreaterThan(0);
  expect(said[0]).toContain(`light: ${ink} `);
  expect(said[0]).toContain(`which ${ground} has below`);
});

test.each([
  "white",
  "conic-gradient(#000, #fff)",
  "linear-gradient(to top left, #000, #fff)",
  "linear-gradient(#000 2em, #fff)",
  "hsl(0 0% 0%)",
])("a ground that cannot be read is refused: %s", (heroGround) => {
  const [one] = found({}, { heroGround });
  expect(one!.message).toContain("cannot be read");
  expect(one!.fix).toContain("#rrggbb");
});

test("a button that is lost on its ground is refused, with the nearest that is seen", () => {
  expect(found({ action: "#f7f7f7", onAction: "#111111" })).toMatchObject([
    {
      message: expect.stringContaining("action #f7f7f7 is lost on page #ffffff"),
      fix: expect.stringMatching(/Write action: "#[0-9a-f]{6}"/),
    },
  ]);
  expect(messages({ heroAction: "#e4e4e4", onHeroAction: "#111111" })[0]).toContain(
    "heroAction #e4e4e4 is lost on heroBase",
  );
  expect(found({ action: "#c8f52a", onAction: "#12160a" })).toEqual([]);
});
