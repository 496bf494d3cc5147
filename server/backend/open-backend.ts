import { eq } from "drizzle-orm";
import type { Env } from "#env";
import { loggedError } from "#platform/contract/wire/logged-error.ts";
import { type Random, type Secrets, systemClock } from "#platform/core/context.ts";
import { createLiveHub } from "#platform/core/live/live-hub.ts";
import type { PlatformParts } from "#platform/core/platform-parts.ts";
import { createPlatform } from "#platform/create-platform.ts";
import type { DemoAccount } from "#platform/demo/demo-accounts.ts";
import { BASE } from "#platform/http/app.ts";
import { gatewayPaths } from "#platform/http/routes.ts";
import { completeMembers } from "#platform/members/person/complete-members.ts";
import { startJobs } from "#platform/start-jobs.ts";
import { listenChanges, type OnChange } from "#platform/store/listen-changes.ts";
import { openStore, type Store, type StoreLog } from "#platform/store/open-store.ts";
import { merchantHosts, merchants } from "#platform/store/schema/merchant.ts";
import { startDemoClerk } from "../demo/demo-clerk.ts";
import { outboxPage } from "../demo/outbox-page.ts";
import { playPast } from "../demo/past/play-past.ts";
import { playDemo } from "../demo/play-demo.ts";
import { type Metrics, watchPlatform } from "../metrics/watch-platform.ts";
import { proxiesOf } from "../serve/proxies-of.ts";
import { type Log, logCall } from "../serve/request-log.ts";
import type { Traces } from "../traces/open-traces.ts";
import {
  findingTargets,
  openCarriers,
  openRegisters,
  openSenders,
  openWatchlists,
} from "./open-senders.ts";
import { type Handler, INTERNAL, openVendors } from "./open-vendors.ts";
import { checkProduction } from "./production/check-production.ts";
import { sealOldRows } from "./seal-old-rows.ts";
import { systemRandom } from "./system-random.ts";
import type { Origins } from "./vendor-origins.ts";

/** The platform and the vendors of this process, by the host they answer on. */
export type Backend = {
  platform: (request: Request, env?: unknown) => Promise<Response>;
  vendors: ReadonlyMap<string, Handler>;
  /** The paths on which payment gateways report. */
  gatewayPaths: ReadonlySet<string>;
  /** The hosts of the merchants in the database. */
  hosts: readonly { name: string; host: string }[];
  /** The accounts a demonstration can log in with. */
  accounts: readonly DemoAccount[];
  /** A page of the messages a demonstration has written to its members. */
  outbox: (() => Promise<Response>) | undefined;
  isReady(): Promise<boolean>;
  /** Resolves once a demonstration's players have played their first rounds. */
  played: Promise<void>;
  /** Ends the open streams, which would otherwise never finish. */
  endStreams(): void;
  close(): Promise<void>;
};

type Options = {
  url: string;
  origins: Origins;
  secrets: Secrets;
  onChange: OnChange;
  log: Log;
  metrics?: Metrics | undefined;
  traces?: Traces | undefined;
  /** The randomness for a demonstration's own players at a merchant; the system's by default. */
  demoRandom?: ((merchant: string) => Random) | undefined;
  /** Tells in one line what takes a while. */
  tell?: ((line: string) => void) | undefined;
};

const DAY_MS = 86_400_000;

/** Seeds a demonstration and assembles the back end on a database of this version. */
export async function openBackend(env: Env, options: Options): Promise<Backend> {
  const { url, origins, secrets, onChange, log, metrics, traces, demoRandom } = options;
  const { tell = () => {} } = options;
  const storeLog: StoreLog = ({ event, error }) => log.warn({ event, err: error }, "store");
  const store = await openStore({ url, poolSize: 20, log: storeLog });
  if (env.DEPLOYMENT === "production") await checkProduction(env, store, log);
  const watch = watchPlatform(metrics, { store, url });
  const live = createLiveHub();
  const listening = await listenChanges({ url, onChange, onLive: live.tell, log: storeLog });
  const parts = { clock: systemClock, random: systemRandom, secrets };
  const origin = { studioOrigin: origins.studio, mockpayOrigin: origins.mockpay };
  const isDemo = env.DEPLOYMENT === "demo";
  await sealOldRows({ store, ...parts });
  const wanted = {
    only: env.DEMO_BRANDS,
    beside: env.BRANDS_BESIDE,
    leftOut: env.BRANDS_LEFT_OUT,
  };
  if (isDemo) tell("Preparing the demonstration's brands.");
  const accounts = isDemo
    ? await (await import("../demo/seed-brands.ts")).seedBrands(store, {
        ...parts,
        ...origin,
        ...wanted,
        openedAt: new Date(parts.clock.now().getTime() - env.DEMO_DAYS * DAY_MS),
      })
    : [];
  await completeMembers({ store, ...parts });

  const byHost = new Map<string, Handler>();
  const outside = async (request: Request) =>
    (byHost.get(new URL(request.url).hostname) ?? fetch)(request);
  const platformParts: PlatformParts = {
    store,
    ...parts,
    live,
    officeOrigin: origins.office,
    proxies: proxiesOf(env),
    isDocumented: env.OPENAPI_PUBLIC,
    senders: openSenders(env),
    carriers: openCarriers(env),
    findingsTo: findingTargets(env),
    outside: traces ? traces.ofOutside(outside) : outside,
    registers: openRegisters(env),
    watchlists: openWatchlists(env),
    log: (entry) => {
      logCall(log, entry);
      watch.noteCall(entry);
    },
  };
  const platform = createPlatform(platformParts);
  const answer = traces ? traces.ofCalls(platform.fetch) : platform.fetch;
  const toPlatform: Handler = async (request) => answer(request);
  const hosts = await hostsOf(store);
  const opened = await openVendors({
    env,
    url,
    origins,
    platform: toPlatform,
    log,
    brandHosts: hosts.map(({ host }) => host),
    ...parts,
  });
  for (const vendor of opened.vendors) byHost.set(vendor.hostname, vendor.fetch);
  const { keepRound, pool } = opened;
  const players = {
    ...{ store, ...parts, platform: toPlatform, base: INTERNAL, keepRound },
    randomOf: demoRandom ?? (() => systemRandom),
  };
  if (isDemo) await playPast({ ...players, pool, studioOrigin: origins.studio, tell });
  const jobs = await startJobs({
    ...platformParts,
    ...(traces && { aroundRun: traces.ofRun }),
    log: (entry) => {
      logCall(log, entry);
      watch.noteJobFailure(entry);
    },
  });
  const demo = isDemo ? playDemo(players) : null;
  const played = demo?.ended.catch((error: unknown) =>
    log.error({ err: loggedError(error) }, "demonstration rounds"),
  );
  const clerk = isDemo
    ? startDemoClerk({ store, ...parts }, (error) =>
        log.error({ err: loggedError(error) }, "demonstration clerk"),
      )
    : null;

  return {
    platform: answer,
    vendors: byHost,
    gatewayPaths: new Set([...gatewayPaths].map((path) => BASE + path)),
    accounts,
    outbox: isDemo ? () => outboxPage({ store, secrets }) : undefined,
    hosts,
    played: played ?? Promise.resolve(),
    isReady: async () => {
      const answer = await store.pool.query("select 1").catch(() => null);
      return answer !== null;
    },
    endStreams: live.close,
    async close() {
      await demo?.stop();
      await clerk?.stop();
      await platform.close();
      await jobs.stop();
      await opened.close();
      await listening.stop();
      await watch.close();
      await store.close();
    },
  };
}

function hostsOf({ db }: Store) {
  return db
    .select({ name: merchants.name, host: merchantHosts.host })
    .from(merchantHosts)
    .innerJoin(merchants, eq(merchants.code, merchantHosts.merchant))
    .orderBy(merchantHosts.host);
}
