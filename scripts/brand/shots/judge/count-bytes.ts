import type { Page } from "@playwright/test";

/**
 * Counts the bytes that a window loads, compressed and with headers. The browser's cache is off, so
 * every page counts like a first visit.
 */
export async function countBytes(page: Page): Promise<{ take(): number }> {
  const session = await page.context().newCDPSession(page);
  let bytes = 0;
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  return {
    /** The bytes since the last call. */
    take() {
      const taken = bytes;
      bytes = 0;
      return taken;
    },
  };
}
