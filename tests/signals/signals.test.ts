// @module-tag whole
import { rm } from "node:fs/promises";
import { afterAll, beforeAll, describe, test, vi } from "vitest";
import {
  type Command,
  ENDINGS,
  expectNothingLeft,
  KILLED,
  MORE_ENDINGS,
  seededFolder,
} from "./leaves-no-process.ts";

vi.setConfig({ testTimeout: 180_000 });

const QUICK = ["node", "--import", "./server/quick-imports.ts"];
const HISTORIES = ["--histories", "100000", "--data", "<folder>"];
/** A process that starts another one through one of our helpers. */
const parent = (code: string) => [...QUICK, "--input-type=module", "-e", code];

/** Commands that run a PostgreSQL of their own: through npm, by node, and below another process. */
const COMMANDS: Record<string, Omit<Command, "port">> = {
  "npm run dev": { words: ["npm", "run", "dev"], listens: true },
  "npm run seed": { words: ["npm", "run", "seed"] },
  "a program below runProgram": {
    listens: true,
    words: parent(`const { runProgram } = await import("./scripts/lib/run-program.ts");
      await runProgram("node", ["scripts/platform.ts"]);`),
  },
};
/** These leave nothing even when they are killed outright. */
const KILLABLE: Record<string, Omit<Command, "port">> = {
  "scripts/platform.ts": { words: [...QUICK, "scripts/platform.ts"], listens: true },
  "a server below startServerProcess": {
    listens: true,
    words: parent(`const { startServerProcess } = await import("./scripts/lib/server-process.ts");
      const url = "http://127.0.0.1:" + process.env.PLATFORM_PORT + "/ready";
      await startServerProcess({ args: ["scripts/platform.ts"], url, env: {} });`),
  },
};
/** Begins with empty data, which the first start makes, and ends in every way. */
const PLATFORM: Command = { words: ["npm", "run", "platform"], listens: true, port: 4610 };
const SIMULATOR: Command = { words: ["npm", "run", "sim", "--", ...HISTORIES], port: 4611 };

const rows = (commands: typeof COMMANDS, firstPort: number) =>
  Object.entries(commands).map(([name, row], index) => ({ name, ...row, port: firstPort + index }));

let seeded: string;
beforeAll(async () => {
  seeded = await seededFolder();
}, 120_000);
afterAll(() => rm(seeded, { recursive: true, force: true }));

/** The processes are found in /proc. */
describe.runIf(process.platform === "linux").concurrent("nothing is left of", () => {
  test("npm run platform, from nothing", () =>
    expectNothingLeft(PLATFORM, { ...ENDINGS, ...MORE_ENDINGS }));
  test("npm run sim", () => expectNothingLeft(SIMULATOR, ENDINGS));
  test.for(rows(COMMANDS, 4620))("$name", (command) => expectNothingLeft(command, ENDINGS, seeded));
  test.for(rows(KILLABLE, 4630))("$name", (command) =>
    expectNothingLeft(command, { ...ENDINGS, ...KILLED }, seeded),
  );
});
