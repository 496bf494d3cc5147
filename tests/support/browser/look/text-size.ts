import type { Frame, Page } from "@playwright/test";

/** Sets the browser's usual text size, 16 px by default, in a page and in each of its frames. */
export async function setTextSize(page: Page, standard: number): Promise<void> {
  for (const target of [page, ...page.frames().filter((one) => one.parentFrame())]) {
    const session = await sessionOf(page, target);
    await session?.send("Page.setFontSizes", { fontSizes: { standard } });
  }
}

/** A frame in the page's own process has no session; the page's speaks for it. */
const sessionOf = (page: Page, target: Page | Frame) =>
  page
    .context()
    .newCDPSession(target)
    .catch((error: Error) => {
      if (error.message.includes("does not have a separate CDP session")) return null;
      throw error;
    });
