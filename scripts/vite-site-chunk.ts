import type { Plugin } from "vite";

type ModuleInfo = { importedIds: readonly string[]; isEntry: boolean };
type Graph = {
  getModuleIds(): IterableIterator<string>;
  getModuleInfo(id: string): ModuleInfo | null;
};

/** The site's own styles; a brand's stylesheet stays a file of its own. */
const isSiteStyle = (id: string) =>
  /\/app\/.*\.css\.ts\.vanilla\.css$|\/node_modules\/swiper\/.*\.css$/.test(id);

/** What a package or the bundler itself brought (its helpers' names begin with a zero byte). */
const isLibrary = (id: string) => id.includes("/node_modules/") || id.startsWith("\0");

/**
 * Puts what every page needs, the entry and the root with all that they import, into two scripts (the
 * libraries, and ours) and all styles into one file instead of twenty small ones: a phone waits for
 * each file of a first view about as long as for twenty kilobytes, which is what all styles weigh.
 */
export function siteChunkPlugin(): Plugin {
  let needed: Set<string> | undefined;
  return {
    name: "site-chunk",
    config: (_config, { isSsrBuild }) => {
      if (isSsrBuild) return;
      const manualChunks = (id: string, graph: Graph) => {
        if (isSiteStyle(id)) return "styles";
        needed ??= neededByEveryPage(graph);
        if (!needed.has(id) || graph.getModuleInfo(id)?.isEntry) return;
        return isLibrary(id) ? "libraries" : "site";
      };
      return { build: { rollupOptions: { output: { manualChunks } } } };
    },
  };
}

function neededByEveryPage(graph: Graph): Set<string> {
  const isStart = (id: string) => /\/app\/(entry\.client|root)\.tsx(\?|$)/.test(id);
  const needed = new Set<string>();
  const waiting = [...graph.getModuleIds()].filter(isStart);
  for (let id = waiting.pop(); id; id = waiting.pop()) {
    if (needed.has(id)) continue;
    needed.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return needed;
}
