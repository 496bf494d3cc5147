import { spawnSync } from "node:child_process";
import { WrongUse } from "../command.ts";
import { brandCodes } from "./brand-source.ts";

/** Everything besides the brands that ends up in an image: where it changes, every image does. */
const SHARED =
  /^(app|platform|public|server|themes|vendors|scripts\/(lib|merchant))\/|^scripts\/build\.ts$|^[^/]+\.(ts|js|json)$|^(Dockerfile|\.dockerignore|\.npmrc)$/;
/** Lies beside the rest and enters no image. */
const NOT_IN_IMAGES = /\.test\.tsx?$|^(biome|vitest|playwright|drizzle)\b/;

export type ChangedBrands = {
  /** Whose own folder changed, or whose image does because something shared did. */
  changed: string[];
  /** Whose folder is gone. */
  removed: string[];
  /** The first shared file that changed, if one did. */
  shared: string | undefined;
};

/**
 * The brands that differ from a commit, with what is not committed yet. The commit is the one at which
 * this branch left the other, so that what others have done there since does not count.
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
