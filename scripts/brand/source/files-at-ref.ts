import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { WrongUse } from "../command.ts";

/**
 * Copies some folders of the project, as of a commit, branch or tag, into a separate folder.
 * Missing paths are left out; an unknown commit is refused.
 */
export function filesAtRef(
  root: string,
  ref: string,
  paths: readonly string[],
): { root: string; remove(): void } {
  const commit = git(root, ["rev-parse", "--verify", "--quiet", `${ref}^{commit}`]);
  if (commit.status !== 0)
    throw new WrongUse(`"${ref}" is neither a commit of this repository nor an address.`);
  const hash = commit.stdout.toString().trim();
  const there = paths.filter(
    (path) => git(root, ["cat-file", "-e", `${hash}:./${path}`]).status === 0,
  );
  const folder = mkdtempSync(join(tmpdir(), "brand-ref-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  if (there.length === 0) return { root: folder, remove };
  const archive = git(root, ["archive", "--format=tar", hash, "--", ...there]);
  const unpacked = spawnSync("tar", ["-x", "-C", folder], { input: archive.stdout });
  if (archive.status === 0 && unpacked.status === 0) return { root: folder, remove };
  remove();
  throw new Error(`The files of ${ref} cannot be read: ${archive.stderr}${unpacked.stderr}`);
}

const git = (cwd: string, args: readonly string[]) =>
  spawnSync("git", args, { cwd, maxBuffer: 1024 ** 3 });
