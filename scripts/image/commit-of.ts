import { spawnSync } from "node:child_process";

/** The commit that lies in a folder, shortened; "-changed" where files differ from it. */
export function commitOf(root: string): string {
  const git = (...args: string[]) => spawnSync("git", args, { cwd: root }).stdout.toString().trim();
  const commit = git("rev-parse", "--short=10", "HEAD") || "unknown";
  return git("status", "--porcelain", "--untracked-files=no") ? `${commit}-changed` : commit;
}
