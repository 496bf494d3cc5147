import { setTimeout as delay } from "node:timers/promises";
import { type Browser, chromium, type Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { systemClock } from "#platform/core/context.ts";
import { demoAccounts } from "#platform/demo/demo-accounts.ts";
import { transfer } from "#platform/money/ledger/transfer.ts";
import { openStore, type Store } from "#platform/store/open-store.ts";
import { members } from "#platform/store/schema/merchant.ts";
import { withDatabase } from "../lib/database/with-database.ts";
import { findChromium } from "../lib/find-chromium.ts";
import { startServerProcess } from "../lib/server-process.ts";

/**
 * The time from the commit of a money movement to the new balance on the screen of a real browser,
 * with the site in its own process. The peer is the same page polling by itself: the cost of one
 * query without an event. Needs a build of the site.
 */
const PORT = 4362;
const MERCHANT = "alba";
const MOVEMENTS = 100;
const WARM = 5;
/** Two movements within this time cause one query by the page. */
const APART_MS = 700;
const GOAL_MS = 300;

type Watching = Window & { shownAt?: Map<string, number> };

const at = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
const figures = (values: number[]) =>
  `p50 ${at(values, 0.5).toFixed(0)} ms  p99 ${at(values, 0.99).toFixed(0)} ms`;

await withDatabase(async (url) => {
  const own = { DATABASE_URL: url, PORT: String(PORT), LOG_LEVEL: "error" };
  const env = { ...own, NODE_ENV: "production", DEPLOYMENT: "demo" };
  const ready = `http://127.0.0.1:${PORT}/ready`;
  const site = await startServerProcess({ args: ["server.ts"], url: ready, env });
  const store = await openStore({ url });
  const browser = await launch();
  try {
    const page = await openMember(browser);
    const shown = await moveAndWatch(store, page);
    const asked = await askByItself(page);
    const verdict = at(shown, 0.99) <= GOAL_MS ? "reached" : "NOT reached";
    console.log(`\n${shown.length} movements of ${MOVEMENTS} seen in an open page`);
    console.log(`  commit to balance on screen  ${figures(shown)} (${GOAL_MS} ms ${verdict})`);
    console.log(`  one look at the page         ${figures(asked)}`);
    console.log(`  ratio of p50                 ${(at(shown, 0.5) / at(asked, 0.5)).toFixed(1)}`);
  } finally {
    await browser.close();
    await store.close();
    await site.stop();
  }
});

function launch(): Promise<Browser> {
  const executablePath = findChromium(process.env.CHROMIUM);
  const args = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"];
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...args, "--disable-background-networking"],
  });
}

/** A page of the demonstration's member with an open stream and a watched balance. */
async function openMember(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ reducedMotion: "reduce", locale: "es-MX" });
  // Announcements would open over the form.
  await page.addInitScript(() => {
    for (const audience of ["guest", "member"])
      sessionStorage.setItem(`announced-${audience}`, "1");
  });
  const streaming = page.waitForResponse((response) => response.url().endsWith("/live-events"));
  await page.goto(`http://${MERCHANT}.localhost:${PORT}/login`);
  const { username, password } = demoAccounts(MERCHANT, false)[0]!;
  const form = page.getByRole("dialog");
  await form.getByLabel("Usuario", { exact: true }).fill(username);
  await form.getByLabel("Contraseña", { exact: true }).fill(password);
  await form.getByRole("button", { name: "Entrar" }).click();
  await streaming;
  await page.goto(`http://${MERCHANT}.localhost:${PORT}/vip`);
  await page.waitForResponse((response) => response.url().endsWith("/live-events"));
  await page.getByTestId("balance").evaluate((balance) => {
    const shownAt = new Map<string, number>();
    (window as Watching).shownAt = shownAt;
    const note = () => shownAt.set(balance.textContent ?? "", Date.now());
    const what = { characterData: true, childList: true, subtree: true };
    new MutationObserver(note).observe(balance, what);
  });
  return page;
}

async function moveAndWatch(store: Store, page: Page): Promise<number[]> {
  const { username } = demoAccounts(MERCHANT, false)[0]!;
  const [row] = await store.inMerchant(MERCHANT, (tx) =>
    tx.select({ id: members.id }).from(members).where(eq(members.usernameKey, username)),
  );
  const committedAt: number[] = [];
  for (let n = 0; n < MOVEMENTS + WARM; n += 1) {
    await store.inMerchant(MERCHANT, (tx) =>
      transfer(tx, {
        merchant: MERCHANT,
        key: `screen:${n}`,
        kind: "deposit",
        from: { owner: "house", kind: "clearing" },
        to: { owner: row!.id, kind: "cash" },
        amount: 10_000n,
        at: systemClock.now(),
      }),
    );
    committedAt.push(Date.now());
    await delay(APART_MS);
  }
  const shownAt = await page.evaluate(() => [...((window as Watching).shownAt?.values() ?? [])]);
  // Each movement shows a different balance, so the first sight after a commit is its own.
  return committedAt.slice(WARM).flatMap((from, n) => {
    const until = committedAt[n + WARM + 1] ?? Number.POSITIVE_INFINITY;
    const seen = shownAt.find((time) => time >= from - 50 && time < until);
    return seen === undefined ? [] : [seen - from];
  });
}

function askByItself(page: Page): Promise<number[]> {
  return page.evaluate(async (times) => {
    const took: number[] = [];
    for (let n = 0; n < times; n += 1) {
      const from = performance.now();
      await (await fetch(location.href)).text();
      took.push(performance.now() - from);
    }
    return took;
  }, MOVEMENTS);
}
