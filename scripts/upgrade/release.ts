import { execFile } from "node:child_process";
import { readFile, symlink } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const HERE = join(import.meta.dirname, "../..");

export type Release = {
  name: string;
  folder: string;
  /** Migrates a database as its owner, with the release's own command. */
  migrate(ownerUrl: string): Promise<unknown>;
  remove(): Promise<void>;
};

/** The release in this folder. */
export function thisRelease(): Release {
  return { name: "this release", folder: HERE, migrate: migration(HERE), remove: async () => {} };
}

/** An earlier release, by its commit, in a folder of its own. */
export async function releaseAt(commit: string, folder: string): Promise<Release> {
  const git = (...args: string[]) => run("git", args, { cwd: HERE });
  await git("worktree", "add", "--detach", folder, commit);
  const lock = (of: string) => readFile(join(of, "package-lock.json"), "utf8");
  if ((await lock(folder)) === (await lock(HERE))) {
    await symlink(join(HERE, "node_modules"), join(folder, "node_modules"));
  } else {
    await run("npm", ["ci"], { cwd: folder });
  }
  const { stdout } = await git("rev-parse", "--short", commit);
  return {
    name: stdout.trim(),
    folder,
    migrate: migration(folder),
    async remove() {
      await git("worktree", "remove", "--force", folder);
    },
  };
}

function migration(folder: string) {
  return (ownerUrl: string) =>
    run(process.execPath, ["scripts/migrate.ts"], {
      cwd: folder,
      env: { ...process.env, DATABASE_OWNER_URL: ownerUrl },
    });
}
