import { spawnSync } from "node:child_process";
import { WrongUse } from "../command.ts";
import { brandCodes } from "./brand-source.ts";

/** Files that are part of every image: a change there changes all images. */
const SHARED =
  /^(app|platform|public|server|themes|vendors|scripts\/(lib|merchant))\/|^scripts\/build\.ts$|^[^/]+\.(ts|js|json)$|^(Dockerfile|\.dockerignore|\.npmrc)$/;
/** Files in those folders that no image contains. */
const NOT_IN_IMAGES = /\.test\.tsx?$|^(biome|vitest|playwright|drizzle)\b/;

export type ChangedBrands = {
  /** Brands whose folder changed, or all brands when a shared file changed. */
  changed: string[];
  /** Brands without a folder now. */
  removed: string[];
  /** The first changed shared file, if there is one. */
  shared: string | undefined;
};

/**
 * The brands that differ from a commit, including uncommitted changes. The comparison starts at the
 * branch point, so later commits of the other branch do not count.
 */
export function changedBrands(root: string, against: string): ChangedBrands {
  const git = (...args: string[]) => {
    const { status, stdout } = spawnSync("git", args, { cwd: root, maxBuffer: 1024 ** 3 });
    if (status !== 0) throw new WrongUse(`"${against}" is no commit of this repository.`);
    return stdout.toString().split("\0").filter(Boolean);
  };
  const [base = ""] = git("merge-base", against, "HEAD").map((line) => line.trim());
  const files = [
    ...git("diff", "--name-only", "--no-renames", "--relative", "-z", base),
    ...git("ls-files", "--others", "--exclude-standard", "-z"),
  ];
  const codes = brandCodes(root);
  const touched = new Set(files.flatMap((path) => /^brands\/([^/]+)\//.exec(path)?.[1] ?? []));
  const shared = files.find((path) => SHARED.test(path) && !NOT_IN_IMAGES.test(path));
  return {
    changed: shared ? codes : codes.filter((code) => touched.has(code)),
    removed: [...touched].filter((code) => !codes.includes(code)).toSorted(),
    shared,
  };
}
