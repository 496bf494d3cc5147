import { test as base, type ConsoleMessage, expect } from "@playwright/test";

/** The statuses by which the site refuses; a test says which of them it brings about. */
type Refusal = 400 | 401 | 404 | 409 | 422 | 451 | 503;
type Options = {
  expectedStatuses: Refusal[];
  /** The announcements open by themselves a moment after the first page; off unless a test asks. */
  hasAnnouncements: boolean;
};

/** The browser tests' own `test`: an error in the console or an uncaught one fails it. */
export const test = base.extend<
  Options & { consoleIsQuiet: undefined; announcementsWait: undefined }
>({
  expectedStatuses: [[], { option: true }],
  hasAnnouncements: [false, { option: true }],
  announcementsWait: [
    async ({ context, hasAnnouncements }, use) => {
      if (!hasAnnouncements) await context.addInitScript(markAnnounced);
      await context.addInitScript(moveAtOnce);
      await use(undefined);
    },
    { auto: true },
  ],
  consoleIsQuiet: [
    async ({ context, expectedStatuses }, use) => {
      const heard: ConsoleMessage[] = [];
      const errors: string[] = [];
      const refused = new Set<string>();
      context.on("console", (message) => {
        if (message.type() === "error" && !isCalledOff(message)) heard.push(message);
      });
      context.on("weberror", (error) => errors.push(String(error.error())));
      context.on("response", (response) => {
        const isAsked = ["document", "fetch"].includes(response.request().resourceType());
        if (isAsked) refused.add(refusalKey(response.url(), response.status()));
      });
      await use(undefined);
      for (const message of heard) {
        const { url } = message.location();
        const status = Number(/^Failed to load .* a status of (\d+) /.exec(message.text())?.[1]);
        const isExpected = expectedStatuses.some((expected) => expected === status);
        if (!isExpected || !refused.has(refusalKey(url, status))) {
          errors.push(`${message.text()} (${url})`);
        }
      }
      expect(errors, "errors in the browser's console").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Runs in the browser: what a visitor has seen in this session does not open again. */
function markAnnounced() {
  try {
    for (const audience of ["guest", "member"])
      sessionStorage.setItem(`announced-${audience}`, "1");
  } catch {
    // A game's frame keeps nothing.
  }
}

/** Remix writes down the answer that a newer page ended in its middle; the router asks anew. */
const isCalledOff = (message: ConsoleMessage) =>
  message.text().startsWith("AbortError: signal is aborted without reason");

/** Runs in the browser: scripts start at a visitor's first move, and a test's visitor is quick. */
function moveAtOnce() {
  addEventListener("DOMContentLoaded", () => dispatchEvent(new Event("pointermove")));
}

/** The console names an address without what stands behind its hash. */
const refusalKey = (url: string, status: number) => `${status} ${url.split("#", 1)[0]}`;

/** The address of a brand's page on the server under test. */
export function brandUrl(baseURL: string | undefined, brand: string, path = "/"): string {
  const url = new URL(path, baseURL);
  url.hostname = `${brand}.localhost`;
  return url.href;
}
