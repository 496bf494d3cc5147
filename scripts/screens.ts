import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { checkData } from "./brand/check/checks/check-data.ts";
import { brandCodes, readBrand } from "./brand/source/brand-source.ts";
import { buildSite } from "./lib/build-site.ts";
import { isBuilt } from "./lib/build-state.ts";
import { findChromium } from "./lib/find-chromium.ts";
import { startServerProcess } from "./lib/server-process.ts";
import { everyLook, lookName } from "./screens/look.ts";
import { looksOfBrand } from "./screens/looks-of-brand.ts";
import { AGENT_SCREENS, MEMBER_SCREENS, SCREENS } from "./screens/paths.ts";
import { contactSheet, faultLine, type Shot } from "./screens/sheet.ts";
import { logIn, openWindow, visit } from "./screens/visit.ts";

/**
 * Takes every public page of every brand in both languages, both themes and two widths, and shows
 * the pictures on one HTML page. `--brand alba` and `--path /help` (repeatable) narrow the pages.
 * `--look phone-dark` (repeatable) takes only looks whose name contains the words. `--member` takes
 * the demonstration member's pages instead, `--agent` its agent's.
 */
const { values } = parseArgs({
  options: {
    brand: { type: "string", multiple: true, default: brandCodes(".") },
    path: { type: "string", multiple: true },
    look: { type: "string", multiple: true, default: [""] },
    member: { type: "boolean", default: false },
    agent: { type: "boolean", default: false },
    out: { type: "string", default: ".data/screens" },
  },
});
const screens = values.agent ? AGENT_SCREENS : values.member ? MEMBER_SCREENS : SCREENS;
const paths = values.path ?? [...screens];
const PORT = 4360;
const looks = values.brand.flatMap((brand) => {
  const { known } = checkData(readBrand(".", brand));
  return known ? looksOfBrand(known) : everyLook([brand]);
});
const origin = (brand: string) => `http://${brand}.localhost:${PORT}`;
const pictures = join(values.out, "pictures");

if (!isBuilt() && (await buildSite()) !== 0) process.exit(1);
rmSync(pictures, { recursive: true, force: true });
mkdirSync(pictures, { recursive: true });
const server = await startServerProcess({
  args: ["scripts/start.ts"],
  url: `http://127.0.0.1:${PORT}/ready`,
  env: { DATA_DIR: join(values.out, "data"), PORT: String(PORT), LOG_LEVEL: "warn" },
});
const executablePath = findChromium(process.env.CHROMIUM);
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"],
});
const shots: Shot[] = [];
try {
  for (const look of looks) {
    if (!values.look.some((words) => lookName(look).includes(words))) continue;
    const page = await openWindow(browser, origin, look);
    if (values.member || values.agent) await logIn(page, values.agent ? "agente" : "demo");
    for (const path of paths) {
      const { picture, faults } = await visit(page, path);
      const file = `${lookName(look)}${path.replace(/\W+/g, "-")}.webp`;
      writeFileSync(join(pictures, file), picture);
      shots.push({ path, look, file: `pictures/${file}`, faults });
    }
    await page.context().close();
    console.log(`${lookName(look)}: ${paths.length} pages`);
  }
} finally {
  await browser.close();
  await server.stop();
}
const sheet = join(values.out, "index.html");
writeFileSync(sheet, contactSheet(shots));
for (const shot of shots) if (shot.faults.length > 0) console.log(faultLine(shot));
console.log(`${shots.length} screens: ${sheet}`);
