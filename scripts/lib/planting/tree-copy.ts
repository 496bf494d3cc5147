import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { type Replacement, replaceSnippet } from "./replace-snippet.ts";

/** A change of one file, as one or two replacements of code. */
export type PlantedChange = Replacement & {
  file: string;
  /** A second replacement in the same file. */
  also?: Replacement;
};

/** The text with the change. Throws where a snippet occurs not exactly once. */
export const changed = (text: string, { from, to, also }: PlantedChange): string =>
  [{ from, to }, ...(also ? [also] : [])].reduce(replaceSnippet, text);

/** Copies this tree's files that match `wanted`, new ones included, into an empty folder. */
export function copyTree(folder: string, wanted: RegExp): string {
  const copy = resolve(folder);
  rmSync(copy, { recursive: true, force: true });
  const { stdout } = spawnSync("git", ["ls-files", "-co", "--exclude-standard"], {
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  });
  for (const path of stdout.split("\n").filter((one) => wanted.test(one) && existsSync(one))) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(path, join(copy, path));
  }
  symlinkSync(resolve("node_modules"), join(copy, "node_modules"));
  return copy;
}

/** Runs `look` while the copy has the change, and takes the change back. */
export function withChange<Seen>(copy: string, change: PlantedChange, look: () => Seen): Seen {
  const path = join(copy, change.file);
  const sound = readFileSync(path, "utf8");
  writeFileSync(path, changed(sound, change));
  try {
    return look();
  } finally {
    writeFileSync(path, sound);
  }
}

/** Every nth of a list: "2/3" is the second third, so that several processes can share it. */
export function shareOf<One>(all: readonly One[], share: string): One[] {
  const [own = 1, shares = 1] = share.split("/").map(Number);
  return all.filter((_, index) => index % shares === own - 1);
}
