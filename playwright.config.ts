import { defineConfig } from "@playwright/test";
import { findTestBrowser } from "./scripts/lib/find-chromium.ts";
import { TEST_BRANDS } from "./scripts/lib/test-brands.ts";

const executablePath = findTestBrowser(process.env.CHROMIUM);
const isSplit = process.env.E2E_SPLIT === "1";
const isQuick = process.env.E2E_QUICK === "1";
const leftOut = isQuick ? [/@whole/] : [];
const SITE = 4310;
const PLATFORM = 4311;

const server = (script: string, port: number, env: Record<string, string> = {}) => ({
  command: `node --import ./server/quick-imports.ts ${script}`,
  url: `http://127.0.0.1:${port}/ready`,
  env: {
    PORT: String(port),
    PLATFORM_PORT: String(port),
    DATA_DIR: ".data/e2e",
    // A test that comes from another network says so as a proxy of ours would.
    TRUSTED_PROXY_HOPS: "1",
    // The browser tests visit these; each further brand costs some seconds.
    DEMO_BRANDS: "alba,noche,mareo,qamar",
    BRANDS_BESIDE: TEST_BRANDS,
    ...env,
  },
  reuseExistingServer: false,
  timeout: 120_000,
  stdout: "ignore" as const,
  gracefulShutdown: { signal: "SIGTERM" as const, timeout: 20_000 },
});

const whole = [server("scripts/start.ts", SITE)];
const split = [
  server("scripts/platform.ts", PLATFORM),
  server("scripts/start.ts", SITE, { PLATFORM_URL: `http://127.0.0.1:${PLATFORM}` }),
];

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results/e2e",
  fullyParallel: true,
  workers: 2,
  // A machine that CI shares can starve a browser; a repeated test is named at the end of the run.
  retries: process.env.CI ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }]],
  use: {
    baseURL: `http://alba.localhost:${SITE}`,
    // A worker would answer for the server; the test of it lets it in.
    serviceWorkers: "block",
    // What moves by itself costs a test its time; the tests of motion ask for it.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // A page lives for seconds, so its optimised code would cost more than it saves.
        "--js-flags=--no-maglev --no-turbofan",
      ],
    },
  },
  // Most players come by phone, so a test runs there. @desktop moves it to a desktop, @both runs it
  // at both widths because width is its subject, and @no-js runs it without JavaScript too. A quick
  // run has each test once, without those marked @whole; a form that takes money or opens an account
  // runs without JavaScript as well, by @no-js-always.
  projects: [
    {
      name: "phone",
      grepInvert: [/@desktop/, ...leftOut],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: "desktop",
      grep: isQuick ? /@desktop/ : /@desktop|@both/,
      grepInvert: leftOut,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: "no-js",
      grep: isQuick ? /@no-js-always/ : /@no-js/,
      grepInvert: leftOut,
      use: { viewport: { width: 1280, height: 800 }, javaScriptEnabled: false },
    },
  ],
  webServer: isSplit ? split : whole,
});
