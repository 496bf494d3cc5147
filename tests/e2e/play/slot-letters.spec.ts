import type { Frame } from "@playwright/test";
import { brandUrl, expect, test } from "../../support/browser/e2e.ts";

/** One slot for each face. */
const SLOTS = ["gran-elefante", "cometa-azul", "granja-alegre", "oso-panzon"];

test("no letter on the reels is cut off by its symbol's box", async ({ page, baseURL }) => {
  const faces = new Set<string>();
  for (const slot of SLOTS) {
    await page.goto(brandUrl(baseURL, "noche", `/game?gameCode=${slot}&mode=demo`));
    await expect(page.locator("iframe").contentFrame().locator(".reel").first()).toBeVisible();
    const game = page.frames().find((frame) => frame.parentFrame() !== null)!;
    const { face, letters } = await measured(game);
    faces.add(face);
    expect(letters).toHaveLength(12);
    for (const { letter, top, foot, start, end } of letters) {
      const name = `${letter} of ${slot}`;
      expect(Math.min(top, start), name).toBeGreaterThanOrEqual(0);
      expect(Math.max(foot, end), name).toBeLessThanOrEqual(100);
    }
  }
  expect(faces.size).toBe(4);
});

/** The ink of each layer of the letters with its stroke, in units of its symbol's box. */
const measured = (game: Frame) =>
  game.evaluate(async () => {
    await document.fonts.ready;
    const style = document.querySelector("style")?.textContent ?? "";
    const pen = document.createElement("canvas").getContext("2d")!;
    const letters = [...document.querySelectorAll("symbol[id^=symbol-L] text")].map((text) => {
      const of = (name: string) => Number(text.getAttribute(name));
      pen.font = `${of("font-size")}px Game`;
      pen.textAlign = "center";
      const letter = text.textContent ?? "";
      const ink = pen.measureText(letter);
      const edge = of("stroke-width") / 2;
      return {
        letter,
        top: of("y") - ink.actualBoundingBoxAscent - edge,
        foot: of("y") + ink.actualBoundingBoxDescent + edge,
        start: of("x") - ink.actualBoundingBoxLeft - edge,
        end: of("x") + ink.actualBoundingBoxRight + edge,
      };
    });
    return { face: /fonts\/([\w-]+)[.]woff2/.exec(style)?.[1] ?? "", letters };
  });
