import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";
import { testFiles } from "./scripts/lib/test-files.ts";
import { brandsPlugin } from "./scripts/lib/vite-brands.ts";

const { pure, database } = testFiles();

/** Files of one worker share their modules: what a test opens, it closes (tests/support/leaves-nothing.ts). */
const shared = {
  isolate: false,
  maxWorkers: 2,
  maxConcurrency: 2,
  setupFiles: ["./tests/support/leaves-nothing.ts"],
  testTimeout: 15_000,
  hookTimeout: 30_000,
};

export default defineConfig({
  plugins: [
    brandsPlugin(undefined, undefined),
    vanillaExtractPlugin({ unstable_mode: "transform" }),
  ],
  test: {
    tags: [{ name: "whole", description: "npm run test:whole runs it, and npm test does not" }],
    projects: [
      { extends: true, test: { ...shared, name: "pure", pool: "threads", include: pure } },
      {
        extends: true,
        test: {
          ...shared,
          name: "database",
          pool: "forks",
          include: database,
          globalSetup: ["./tests/support/global-setup.ts"],
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
