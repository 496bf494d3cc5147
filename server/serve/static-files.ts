import { existsSync, readdirSync } from "node:fs";
import { join, sep } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import type { MiddlewareHandler } from "hono";
import { drawingPolicy } from "./security.ts";

const YEAR = "public, max-age=31536000, immutable";
const HOUR = "public, max-age=3600";

/**
 * Serves the files of a folder, precompressed where the build made .br and .gz files. The list is
 * read once, so a page costs no disk access. Names under /assets carry their hash and never change.
 */
export function staticFiles(root: string): MiddlewareHandler {
  const known = new Set(filesBelow(root));
  const serve = serveStatic({ root, precompressed: true });
  return async (context, next) => {
    const { method, path } = context.req;
    const isFile = (method === "GET" || method === "HEAD") && known.has(path);
    if (!isFile) return next();
    const isHashed = path.startsWith("/assets/");
    // An answer takes the headers that exist when it is created; its own hook runs later.
    context.header("cache-control", isHashed ? YEAR : HOUR);
    if (/\.svg$/i.test(path)) context.header("content-security-policy", drawingPolicy(path));
    const answer = await serve(context, next);
    // A file that never changes needs no revalidation by its time.
    if (isHashed && answer) answer.headers.delete("last-modified");
    return answer;
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
