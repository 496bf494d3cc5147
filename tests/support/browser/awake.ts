import { type BrowserContext, expect, type Page } from "@playwright/test";

/** Waits for hydration: earlier key presses and clicks have no handler. A page without React is awake. */
export async function untilAwake(page: Page) {
  const isAwake = () =>
    !("__remixContext" in window) ||
    Object.keys(document.querySelector("main") ?? document.documentElement).some((key) =>
      key.startsWith("__reactProps"),
    );
  await expect.poll(() => page.evaluate(isAwake), { intervals: [20, 50, 100, 250] }).toBe(true);
}

/** Lets `goto` and `reload` in the context last until hydration, unless they say what they wait for. */
export function wakeAfterVisits(context: BrowserContext) {
  context.on("page", (page) => {
    const { goto, reload } = page;
    page.goto = async (url, options) => {
      const answer = await goto.call(page, url, options);
      if (!options?.waitUntil) await untilAwake(page);
      return answer;
    };
    page.reload = async (options) => {
      const answer = await reload.call(page, options);
      if (!options?.waitUntil) await untilAwake(page);
      return answer;
    };
  });
}
