import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { commitOf } from "../../image/commit-of.ts";
import { filesBelow } from "../../image/image-files.ts";
import { runProgram } from "../../lib/run-program.ts";
import { heldBy } from "./held-by.ts";
import { projectWith } from "./project-with.ts";

export type Built = {
  count: number;
  folder: string;
  commit: string;
  seconds: number;
  /** Seconds of processor time, which the machine's other work hardly changes. */
  processor: number;
  /** The peak memory of the build, in bytes. */
  memory: number;
  /**
   * Size of build/, the part of an image that grows. The platform and its packages are the same for
   * all.
   */
  bytes: number;
  files: number;
};

/**
 * Builds the site with `count` brands, or returns the earlier measurements of this commit's build.
 */
export async function buildWith(count: number, base: string): Promise<Built> {
  const folder = join(base, String(count));
  const note = join(folder, "built.json");
  const commit = commitOf(".");
  if (existsSync(note)) {
    const built = JSON.parse(readFileSync(note, "utf8")) as Built;
    if (built.commit === commit) return built;
  }
  projectWith(count, folder);
  let held = { memoryMost: 0, processor: 0 };
  let watch: NodeJS.Timeout | undefined;
  const began = performance.now();
  const status = await runProgram("remix", ["vite:build"], {
    cwd: folder,
    isQuiet: true,
    env: { NODE_ENV: "production", NODE_OPTIONS: "--max-old-space-size=12288" },
    onStart: ({ pid }) => {
      watch = setInterval(() => {
        held = heldBy(pid) ?? held;
      }, 250);
    },
  });
  clearInterval(watch);
  if (status !== 0) throw new Error(`The build of ${count} brands failed.`);
  const seconds = (performance.now() - began) / 1000;
  const files = filesBelow(join(folder, "build"));
  const bytes = files.reduce((sum, { place }) => sum + statSync(place).size, 0);
  const { memoryMost: memory, processor } = held;
  const built = { count, folder, commit, seconds, processor, memory, bytes, files: files.length };
  writeFileSync(note, JSON.stringify(built));
  return built;
}
