import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";
import { testFiles } from "./scripts/lib/test-files.ts";
import { brandsPlugin } from "./scripts/lib/vite/brands-plugin.ts";

const { pure, database, bundledPure, bundledDatabase } = testFiles();

/** Files of one worker share their modules: what a test opens, it closes (tests/support/leaves-nothing.ts). */
const shared = {
  isolate: false,
  maxWorkers: 2,
  maxConcurrency: 2,
  setupFiles: ["./tests/support/leaves-nothing.ts"],
  // A busy machine is slow, which is no fault of what is tested.
  testTimeout: 30_000,
  hookTimeout: 60_000,
};

/** Node imports these files itself. */
const plain = { experimental: { viteModuleRunner: false, nodeLoader: false } };
const onDatabase = {
  pool: "forks" as const,
  globalSetup: ["./tests/support/global-setup.ts"],
  sequence: { groupOrder: 1 },
  // Tests leave much garbage that dies young.
  execArgv: ["--max-semi-space-size=32"],
};

const project = (name: string, include: string[], ...options: object[]) => ({
  extends: true as const,
  test: Object.assign({ ...shared, pool: "threads" as const, name, include }, ...options),
});

export default defineConfig({
  plugins: [brandsPlugin(), vanillaExtractPlugin({ unstable_mode: "transform" })],
  test: {
    tags: [{ name: "whole", description: "npm run test:whole runs it, and npm test does not" }],
    projects: [
      project("pure", pure, plain),
      project("database", database, plain, onDatabase),
      project("bundled", bundledPure),
      project("bundled on a database", bundledDatabase, onDatabase),
    ],
  },
});
