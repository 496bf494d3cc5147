import { readFileSync } from "node:fs";
import { readRoutes } from "../plan/read-routes.ts";

const routes = readRoutes(
  readFileSync(new URL("../../../app/routes.ts", import.meta.url), "utf8"),
).filter((route) => route !== "*");

/** The paths of the site without a parameter, such as the name of a game or an article. */
export const sitePaths = routes.filter((route) => !route.includes(":")).map((route) => `/${route}`);

const patterns = routes.map(
  (route) =>
    new RegExp(
      `^${`/${route}`
        .replaceAll(".", "\\.")
        .replaceAll(/\/:\w+\?/g, "(?:/[^/]+)?")
        .replaceAll(/:\w+/g, "[^/]+")}/?$`,
      "i",
    ),
);

/** True when the site answers a path, whatever follows "?" or "#". */
export function isSitePath(to: string): boolean {
  const [path = ""] = to.split(/[?#]/);
  return patterns.some((pattern) => pattern.test(path));
}
