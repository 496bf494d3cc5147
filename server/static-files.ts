import { existsSync, readdirSync } from "node:fs";
import { join, sep } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import type { Context, MiddlewareHandler } from "hono";

const YEAR = "public, max-age=31536000, immutable";
const HOUR = "public, max-age=3600";

/**
 * Serves the files of a folder, precompressed where the build left .br and .gz beside them. The
 * list is read once: a page then costs no look at the disk. Names under /assets carry their hash
 * and never change.
 */
export function staticFiles(root: string): MiddlewareHandler {
  const known = new Set(filesBelow(root));
  const serve = serveStatic({
    root,
    precompressed: true,
    onFound: (_path, context: Context) => {
      const isHashed = context.req.path.startsWith("/assets/");
      context.header("cache-control", isHashed ? YEAR : HOUR);
    },
  });
  return (context, next) => {
    const { method, path } = context.req;
    const isFile = (method === "GET" || method === "HEAD") && known.has(path);
    return isFile ? serve(context, next) : next();
  };
}

function filesBelow(root: string) {
  if (!existsSync(root)) return [];
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .map((path) => path.split(sep).join("/"));
}
