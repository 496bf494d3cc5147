import { randomInt } from "node:crypto";
import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
} from "@playwright/test";
import { wakeAfterVisits } from "./awake.ts";

/** The refusal statuses that a test may expect. */
type Refusal = 400 | 401 | 404 | 409 | 422 | 451 | 503;
type Options = {
  expectedStatuses: Refusal[];
  /** The test ends its server, so requests stay without an answer. */
  hasOutage: boolean;
  /** Announcements open by themselves after the first page; off unless a test asks for them. */
  hasAnnouncements: boolean;
};

type Fixtures = {
  /** Opens a page in another, new browser on another network. */
  elsewhere: () => Promise<Page>;
  consoleIsQuiet: undefined;
  announcementsWait: undefined;
};

/** The browser tests' own `test`: it fails on a console error or an uncaught error. */
export const test = base.extend<Options & Fixtures>({
  expectedStatuses: [[], { option: true }],
  hasOutage: [false, { option: true }],
  hasAnnouncements: [false, { option: true }],
  announcementsWait: [
    async ({ context, hasAnnouncements, javaScriptEnabled }, use) => {
      if (javaScriptEnabled !== false) wakeAfterVisits(context);
      if (!hasAnnouncements) await context.addInitScript(markAnnounced);
      await context.addInitScript(moveAtOnce);
      await use(undefined);
    },
    { auto: true },
  ],
  consoleIsQuiet: [
    async ({ context, expectedStatuses, hasOutage }, use) => {
      const errors = await listenTo(context);
      await use(undefined);
      const heard = errors(expectedStatuses).filter((text) => !(hasOutage && NO_ANSWER.test(text)));
      expect(heard, "errors in the browser's console").toEqual([]);
    },
    { auto: true },
  ],
  elsewhere: async ({ browser, expectedStatuses }, use) => {
    const opened: { context: BrowserContext; errors: Errors }[] = [];
    await use(async () => {
      const address = `2001:db8:${randomInt(65_536).toString(16)}:${opened.length}::1`;
      const extraHTTPHeaders = { "x-forwarded-for": address };
      const context = await browser.newContext({ extraHTTPHeaders, reducedMotion: "reduce" });
      wakeAfterVisits(context);
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

/** A server that starts again answers 503 until it is ready. */
const NO_ANSWER = /^Failed to load resource: (net::ERR_|.* a status of 503 )/;

type Errors = (expectedStatuses: Refusal[]) => string[];

/** Collects a context's errors, without the console's messages about expected answers. */
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

/** Runs in the browser: announcements count as seen in this session, so they do not open. */
function markAnnounced() {
  try {
    for (const audience of ["guest", "member"])
      sessionStorage.setItem(`announced-${audience}`, "1");
  } catch {
    // A game's frame has no storage.
  }
}

/** Runs in the browser: reports policy violations, because the violating script may hide them. */
function sayRefusals() {
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile }) =>
    console.error(`Refused by ${violatedDirective}: ${blockedURI}, in ${sourceFile}`),
  );
}

/** Remix logs an error when a newer page aborts an answer; the router requests it anew. */
const isCalledOff = (message: ConsoleMessage) =>
  message.text().startsWith("AbortError: signal is aborted without reason");

/** Runs in the browser: scripts start at a visitor's first move, and a test should not wait. */
function moveAtOnce() {
  addEventListener("DOMContentLoaded", () =>
    dispatchEvent(new PointerEvent("pointermove", { movementX: 1 })),
  );
}

/** The console shows an address without its hash. */
const refusalKey = (url: string, status: number) => `${status} ${url.split("#", 1)[0]}`;

/** The address of a brand's page on the server under test. */
export function brandUrl(baseURL: string | undefined, brand: string, path = "/"): string {
  const url = new URL(path, baseURL);
  url.hostname = `${brand}.localhost`;
  return url.href;
}
