import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** One file of an image: its path below /app, and the path from which it is read. */
export type ImageFile = { path: string; place: string };

/** Everything below a folder. */
export function filesBelow(folder: string, path = ""): ImageFile[] {
  if (!existsSync(folder)) return [];
  if (!statSync(folder).isDirectory()) return [{ path, place: folder }];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((place) => ({ path: join(path, place.slice(folder.length + 1)), place }));
}

/**
 * The files that the Dockerfile would copy into an image of this folder, without packages. Files
 * excluded by it or by .dockerignore are left out. For machines without an engine.
 */
export function filesOfImage(root: string, build: string): ImageFile[] {
  const recipe = readFileSync(join(root, "Dockerfile"), "utf8");
  const copied = [...recipe.matchAll(/^COPY --from=build (.+) \S+$/gm)].flatMap(([, paths]) =>
    paths!.split(" ").map((path) => path.replace("/app/", "")),
  );
  const [, left = ""] = /rm -rf (.+)$/m.exec(recipe) ?? [];
  const isLeft = (path: string) => left.split(" ").some((one) => path.startsWith(`${one}/`));
  const ignored = readFileSync(join(root, ".dockerignore"), "utf8")
    .split("\n")
    .filter((line) => line.startsWith("**/*"))
    .map((line) => line.slice("**/*".length));
  return copied
    .filter((path) => path !== "node_modules")
    .flatMap((path) => filesBelow(path === "build" ? build : join(root, path), path))
    .filter(({ path }) => !isLeft(path) && !ignored.some((end) => path.endsWith(end)));
}
