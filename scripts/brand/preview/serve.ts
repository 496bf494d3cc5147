import { setMaxListeners } from "node:events";
import { join } from "node:path";
import { readEnv } from "#env";
import type { StaffContext } from "#platform/staff/staff-context.ts";
import { openStore } from "#platform/store/open-store.ts";
import { devSite } from "#scripts/lib/dev-site.ts";
import { INTERNAL } from "../../../server/backend/open-vendors.ts";
import { secretsFor } from "../../../server/backend/secrets-for.ts";
import { systemRandom } from "../../../server/backend/system-random.ts";
import { run } from "../../../server/run.ts";
import type { SiteHandler } from "../../../server/site.ts";
import { startServer } from "../../../server.ts";
import { createFrame } from "./frame/create-frame.ts";
import { previewBrands } from "./preview-brands.ts";
import { installClock } from "./preview-clock.ts";
import { withAlias } from "./with-alias.ts";

/** The server of a preview: the site from its sources, with the frame around it. */
const root = join(import.meta.dirname, "../../..");
const clock = installClock();

await run(async () => {
  const started = performance.now();
  const env = readEnv();
  const running = await startServer({
    env,
    logFile: join(env.DATA_DIR, "server.log"),
    async openSite(siteParts, server): Promise<SiteHandler> {
      const { platform, changes } = siteParts;
      const { site, vite } = await devSite(siteParts, server);
      const store = await openStore({ url: env.DATABASE_URL ?? "", poolSize: 2 });
      const ending = new AbortController();
      setMaxListeners(0, ending.signal);
      const random = systemRandom;
      const staff: StaffContext = {
        store,
        clock,
        random,
        secrets: secretsFor(env),
        staff: "preview",
        staffId: "preview",
      };
      const toPlatform = async (request: Request) => platform.fetch(request);
      const brands = previewBrands(root);
      const frame = createFrame({
        ...{ brands, platform, changes, staff, clock },
        ending: ending.signal,
        vip: {
          ...{ store, clock, random, secrets: secretsFor(env) },
          ...{ platform: toPlatform, base: INTERNAL },
        },
        onEdit(listener, signal) {
          const heard = (_kind: string, path: string) => {
            if (path.startsWith(join(root, "brands"))) listener();
          };
          vite.watcher.on("all", heard);
          signal.addEventListener("abort", () => vite.watcher.off("all", heard), { once: true });
        },
      });
      const asBrand = withAlias(brands);
      return {
        ...site,
        page: async (request, visit) =>
          (await frame(request, visit)) ?? site.page(asBrand(request), visit),
        live: (request, visit) => site.live!(asBrand(request), visit),
        async close() {
          ending.abort();
          await site.close?.();
          await store.close();
        },
      };
    },
  });
  console.log(`Ready after ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  return running;
});
