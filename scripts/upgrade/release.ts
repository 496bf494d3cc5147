import { execFile } from "node:child_process";
import { readFile, symlink } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Secrets } from "#platform/core/context.ts";
import type { Player } from "../crash/players.ts";

type Players = typeof import("../crash/players.ts");
type Stores = typeof import("#platform/store/open-store.ts");

const run = promisify(execFile);
const HERE = join(import.meta.dirname, "../..");

export type Release = {
  name: string;
  folder: string;
  /** Migrates a database as its owner, with the release's own command. */
  migrate(ownerUrl: string): Promise<unknown>;
  /** Members with a seat at a game each, made by the release's own code on its own tables. */
  openPlayers(url: string, base: string, secrets: Secrets): Promise<Player[]>;
  remove(): Promise<void>;
};

/** The release in this folder. */
export function thisRelease(): Release {
  const remove = async () => {};
  return { name: "this release", folder: HERE, ...of(HERE), remove };
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
    ...of(folder),
    async remove() {
      await git("worktree", "remove", "--force", folder);
    },
  };
}

function of(folder: string): Pick<Release, "migrate" | "openPlayers"> {
  return {
    migrate: (ownerUrl) =>
      run(process.execPath, ["scripts/migrate.ts"], {
        cwd: folder,
        env: { ...process.env, DATABASE_OWNER_URL: ownerUrl },
      }),
    async openPlayers(url, base, secrets) {
      const { openPlayers } = (await import(join(folder, "scripts/crash/players.ts"))) as Players;
      const { openStore } = (await import(join(folder, "platform/store/open-store.ts"))) as Stores;
      const store = await openStore({ url, poolSize: 2 });
      return openPlayers(store, base, secrets).finally(() => store.close());
    },
  };
}
