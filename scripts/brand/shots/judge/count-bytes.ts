import type { Page } from "@playwright/test";

/**
 * Counts what a window loads over the wire, compressed and with its headers, as if every page were
 * its first: nothing comes out of the browser's cache.
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
    /** The bytes since the last time. */
    take() {
      const taken = bytes;
      bytes = 0;
      return taken;
    },
  };
}
