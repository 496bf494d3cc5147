import { randomInt } from "node:crypto";
import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
} from "@playwright/test";

/** The statuses by which the site refuses; a test says which of them it brings about. */
type Refusal = 400 | 401 | 404 | 409 | 422 | 451 | 503;
type Options = {
  expectedStatuses: Refusal[];
  /** The announcements open by themselves a moment after the first page; off unless a test asks. */
  hasAnnouncements: boolean;
};

type Fixtures = {
  /** Opens a page in another browser, which was never here before and is in another network. */
  elsewhere: () => Promise<Page>;
  consoleIsQuiet: undefined;
  announcementsWait: undefined;
};

/** The browser tests' own `test`: an error in the console or an uncaught one fails it. */
export const test = base.extend<Options & Fixtures>({
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
      const errors = await listenTo(context);
      await use(undefined);
      expect(errors(expectedStatuses), "errors in the browser's console").toEqual([]);
    },
    { auto: true },
  ],
  elsewhere: async ({ browser, expectedStatuses }, use) => {
    const opened: { context: BrowserContext; errors: Errors }[] = [];
    await use(async () => {
      const address = `2001:db8:${randomInt(65_536).toString(16)}:${opened.length}::1`;
      const extraHTTPHeaders = { "x-forwarded-for": address };
      const context = await browser.newContext({ extraHTTPHeaders, reducedMotion: "reduce" });
      await context.addInitScript(markAnnounced);
      opened.push({ context, errors: await listenTo(context) });
      return context.newPage();
    });
    for (const { context, errors } of opened) {
      await context.close();
      expect(errors(expectedStatuses), "errors in the other browser's console").toEqual([]);
    }
  },
});

type Errors = (expectedStatuses: Refusal[]) => string[];

/** Hears a context's errors; those are left out that the console says for an expected answer. */
async function listenTo(context: BrowserContext): Promise<Errors> {
  await context.addInitScript(sayRefusals);
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
  return (expectedStatuses) => {
    const unexpected = heard.filter((message) => {
      const { url } = message.location();
      const status = Number(/^Failed to load .* a status of (\d+) /.exec(message.text())?.[1]);
      const isExpected = expectedStatuses.some((expected) => expected === status);
      return !isExpected || !refused.has(refusalKey(url, status));
    });
    return [
      ...errors,
      ...unexpected.map((message) => `${message.text()} (${message.location().url})`),
    ];
  };
}

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

/** Runs in the browser: a script that tries what the policy forbids may keep silent about it. */
function sayRefusals() {
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile }) =>
    console.error(`Refused by ${violatedDirective}: ${blockedURI}, in ${sourceFile}`),
  );
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
