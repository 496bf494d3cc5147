import { spawnSync } from "node:child_process";
import { changedBrands } from "../brand/source/changed-brands.ts";

/**
 * A folder's commit, shortened. "-changed" when files differ from it, or when the brand (any brand
 * without a code) has files that no commit has. "unknown" without a commit.
 */
export function commitOf(root: string, code?: string): string {
  const git = (...args: string[]) => spawnSync("git", args, { cwd: root }).stdout.toString().trim();
  const commit = git("rev-parse", "--short=10", "HEAD");
  if (!commit) return "unknown";
  const isChanged =
    git("status", "--porcelain", "--untracked-files=no") !== "" ||
    changedBrands(root, "HEAD").changed.some((one) => !code || one === code);
  return isChanged ? `${commit}-changed` : commit;
}
