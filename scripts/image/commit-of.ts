import { spawnSync } from "node:child_process";
import { changedBrands } from "../brand/source/changed-brands.ts";

/**
 * The commit that lies in a folder, shortened; "-changed" where files differ from it, or where a brand's
 * image, or any without a code, is built from some that no commit has. "unknown" without a commit.
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
