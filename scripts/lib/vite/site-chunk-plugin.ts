import type { Plugin } from "vite";

type ModuleInfo = { importedIds: readonly string[]; isEntry: boolean };
type Graph = {
  getModuleIds(): IterableIterator<string>;
  getModuleInfo(id: string): ModuleInfo | null;
};

/** True for the site's own styles; a brand's stylesheet stays a separate file. */
const isSiteStyle = (id: string) =>
  /\/app\/.*\.css\.ts\.vanilla\.css$|\/node_modules\/swiper\/.*\.css$/.test(id);

/** True for code of a package or of the bundler (whose helpers' names begin with a zero byte). */
const isLibrary = (id: string) => id.includes("/node_modules/") || id.startsWith("\0");

/** From this many pages on, a small shared part joins a file with similar parts. */
const MANY_PAGES = 7;

/**
 * Joins the code of every page (the entry and the root with all their imports) into two scripts:
 * libraries and our own. It joins all styles into one file instead of twenty small ones. A phone
 * waits for each file of a first view about as long as for twenty kilobytes, the size of all
 * styles. The home page's shared code becomes one file too, and so does code that many pages share.
 */
export function siteChunkPlugin(): Plugin {
  let shares: Shares | undefined;
  return {
    name: "site-chunk",
    config: (_config, { isSsrBuild }) => {
      if (isSsrBuild) return;
      const manualChunks = (id: string, graph: Graph) => {
        if (isSiteStyle(id)) return "styles";
        shares ??= sharesOf(graph);
        if (graph.getModuleInfo(id)?.isEntry) return;
        if (shares.everywhere.has(id)) return isLibrary(id) ? "libraries" : "site";
        if (shares.home.has(id)) return "cards";
        if (shares.many.has(id)) return "parts";
      };
      return { build: { rollupOptions: { output: { manualChunks } } } };
    },
  };
}

type Shares = Record<"everywhere" | "home" | "many", Set<string>>;

function sharesOf(graph: Graph): Shares {
  const ids = [...graph.getModuleIds()];
  const isStart = (id: string) => /\/app\/(entry\.client|root)\.tsx(\?|$)/.test(id);
  const everywhere = reachedFrom(graph, ids.filter(isStart), new Set());
  const pages = ids.filter((id) => id.endsWith("?__remix-build-client-route"));
  const parts = pages.map((page) => ({ page, reached: reachedFrom(graph, [page], everywhere) }));
  const isOwn = (id: string) => /\/app\/(?!.*\?)/.test(id) && !isSiteStyle(id);
  const needsLibrary = (id: string) =>
    [...reachedFrom(graph, [id], everywhere)].some((other) => isLibrary(other));
  const users = (id: string) => parts.filter(({ reached }) => reached.has(id)).length;
  const small = [...new Set(parts.flatMap(({ reached }) => [...reached]))].filter(
    (id) => isOwn(id) && users(id) > 1 && !needsLibrary(id),
  );
  const home = parts.filter(({ page }) => page.includes("/features/games/home/"));
  const isOfHome = (id: string) => home.some(({ reached }) => reached.has(id));
  return {
    everywhere,
    home: new Set(small.filter(isOfHome)),
    many: new Set(small.filter((id) => !isOfHome(id) && users(id) >= MANY_PAGES)),
  };
}

function reachedFrom(graph: Graph, starts: string[], known: Set<string>): Set<string> {
  const reached = new Set<string>();
  const waiting = [...starts];
  for (let id = waiting.pop(); id; id = waiting.pop()) {
    if (reached.has(id) || known.has(id)) continue;
    reached.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return reached;
}
