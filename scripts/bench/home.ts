import { chromium } from "@playwright/test";
import { findChromium } from "../lib/find-chromium.ts";
import { startServerProcess } from "../lib/server-process.ts";

/**
 * The cost of each brand's home page on a phone at its first view, as bytes on the wire and the
 * time of its largest picture. The targets: 110 kB of JavaScript, 400 kB in all,
 * 1.5 s, no shift.
 */
const PORT = 4353;
const env = { DATA_DIR: ".data/bench", PORT: String(PORT), LOG_LEVEL: "warn" };
const BRANDS = ["alba", "noche", "mareo"];
const BUDGET = { script: 110, all: 400 };

type Vitals = { largestMs: number; shift: number };

async function measure(url: string) {
  const executablePath = findChromium(process.env.CHROMIUM);
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const protocol = await page.context().newCDPSession(page);
    const kinds = new Map<string, string>();
    const bytes = new Map<string, number>();
    let scriptBodies = 0;
    protocol.on("Network.responseReceived", ({ requestId, type, response }) => {
      kinds.set(requestId, type);
      if (type === "Script") scriptBodies += Number(response.headers["content-length"]);
    });
    protocol.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId) ?? "Other";
      bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength);
    });
    await protocol.send("Network.enable");
    await page.goto(url, { waitUntil: "networkidle" });
    return { bytes, scriptBodies, vitals: await page.evaluate(readVitals) };
  } finally {
    await browser.close();
  }
}

function readVitals(): Promise<Vitals> {
  const vitals: Vitals = { largestMs: 0, shift: 0 };
  const watch = (type: string, read: (entry: PerformanceEntry & { value?: number }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({
      type,
      buffered: true,
    });
  watch("largest-contentful-paint", (entry) => {
    vitals.largestMs = entry.startTime;
  });
  watch("layout-shift", (entry) => {
    vitals.shift += entry.value ?? 0;
  });
  return new Promise((done) => setTimeout(() => done(vitals), 300));
}

const server = await startServerProcess({
  args: ["scripts/start.ts"],
  url: `http://127.0.0.1:${PORT}/ready`,
  env,
});
try {
  for (const brand of BRANDS) {
    const { bytes, scriptBodies, vitals } = await measure(`http://${brand}.localhost:${PORT}/`);
    const kB = (kind: string) => (bytes.get(kind) ?? 0) / 1000;
    const all = [...bytes.values()].reduce((sum, size) => sum + size, 0) / 1000;
    console.log(
      `${brand.padEnd(6)} JavaScript ${(scriptBodies / 1000).toFixed(1)} kB (of ${BUDGET.script}; ` +
        `with headers ${kB("Script").toFixed(1)}), ` +
        `all ${all.toFixed(0)} kB (of ${BUDGET.all}), ` +
        `largest ${vitals.largestMs.toFixed(0)} ms, shift ${vitals.shift.toFixed(3)}`,
    );
  }
} finally {
  await server.stop();
}
