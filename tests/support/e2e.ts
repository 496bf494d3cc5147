import { test as base, expect } from "@playwright/test";

/** The browser tests' own `test`: an error in the console or an uncaught one fails it. */
export const test = base.extend<{ consoleIsQuiet: undefined }>({
  consoleIsQuiet: [
    async ({ context }, use) => {
      const errors: string[] = [];
      context.on("console", (message) => {
        if (message.type() === "error")
          errors.push(`${message.text()} (${message.location().url})`);
      });
      context.on("weberror", (error) => errors.push(String(error.error())));
      await use(undefined);
      expect(errors, "errors in the browser's console").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** The address of a brand's page on the server under test. */
export function brandUrl(baseURL: string | undefined, brand: string, path = "/"): string {
  const url = new URL(path, baseURL);
  url.hostname = `${brand}.localhost`;
  return url.href;
}
