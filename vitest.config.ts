import { mergeConfig } from "vite";
import { defineConfig } from "vitest/config";
import viteConfig from "./vite.config.ts";

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      include: ["**/*.test.{ts,tsx}"],
      exclude: ["node_modules/**", "build/**", ".data/**"],
      globalSetup: ["./tests/support/global-setup.ts"],
      pool: "forks",
      testTimeout: 15_000,
      hookTimeout: 30_000,
    },
  }),
);
