import { writeSession } from "#app/request/cookies/cookies.server.ts";
import type { SiteContext } from "#app/request/load-context.ts";
import type { MerchantFile } from "#platform/contract/staff/merchant/merchant-file.ts";
import { newId, newToken, tokenHash } from "#platform/core/access/token.ts";
import { type Context, systemClock } from "#platform/core/context.ts";
import type { LogEntry } from "#platform/core/log-entry.ts";
import { createPlatform } from "#platform/create-platform.ts";
import { seedDemo } from "#platform/demo/seed-demo.ts";
import { sessions } from "#platform/store/schema/session.ts";
import { demoMerchants } from "#tests/under-test/demo-brands.ts";
import { random, SECRETS } from "#tests/under-test/platform-under-test.ts";
import { freshMember, testStore } from "./database.ts";
import { keptReads } from "./kept-reads.ts";
import { siteBuild, siteHandler, withoutPages } from "./whole-site.ts";

export type Asked = {
  brand?: string;
  cookie?: string;
  form?: Record<string, string> | FormData;
  method?: string;
  headers?: Record<string, string>;
  /** Skips the page itself; status and headers are enough. */
  isBare?: boolean;
} & Partial<Pick<SiteContext, "clientAddress" | "clientCountry" | "changes" | "platform">>;

/**
 * The whole site over a platform with the demonstration's brands, called like a server. It has no
 * port, build or browser, but every route, guard, cookie and page. `keepsReads` caches the
 * platform's answers until the test calls `forget`. Few tests need
 * all brands.
 */
export async function runningSite({
  keepsReads = false,
  merchants = demoMerchants,
}: {
  keepsReads?: boolean;
  merchants?: readonly MerchantFile[];
} = {}) {
  const store = await testStore();
  const clock = systemClock;
  await seedDemo(store, { clock, random, merchants });
  const logged: LogEntry[] = [];
  const log = (entry: LogEntry) => logged.push(entry);
  const platform = createPlatform({ store, clock, random, secrets: SECRETS, outside: nobody, log });
  const reads = keptReads(platform.fetch);
  const errors: unknown[] = [];
  const build = await siteBuild();
  const context = {
    platform: {
      base: "http://platform.test/platform",
      fetch: keepsReads ? reads.fetch : platform.fetch,
      siteKey: SECRETS.siteKey,
    },
    frameOrigins: [],
    payOrigins: [],
    changes: { lastOf: () => 0 },
    requestId: "TEST-0001",
    clientAddress: "192.0.2.1",
    clientCountry: "MX",
    isProduction: false,
    log: (line: { level: string }) => line.level === "error" && errors.push(line),
  };
  const [whole, bare] = [siteHandler(build, context), siteHandler(withoutPages(build), context)];
  return {
    build,
    store,
    platform,
    context,
    /** The site's log; a page that failed leaves its reason here. */
    errors,
    /** The platform's log, a line for each call. */
    logged,
    forget: reads.forget,
    ask(path: string, asked: Asked = {}): Promise<Response> {
      const { brand = "alba", cookie, form, method, headers = {}, isBare, ...more } = asked;
      const origin = originOf(brand);
      const init = {
        method: method ?? (form ? "POST" : "GET"),
        headers: {
          accept: "text/html",
          host: new URL(origin).host,
          ...(form && { origin, "sec-fetch-site": "same-origin" }),
          ...(cookie && { cookie }),
          ...headers,
        },
        ...(form && { body: form instanceof FormData ? form : new URLSearchParams(form) }),
      };
      return (isBare ? bare : whole)(new Request(new URL(path, origin), init), more);
    },
    /** Makes an account of that type at the brand and returns a session cookie. */
    async enter(brand: string, type = 0) {
      const member = await freshMember(
        { code: brand, currency: "MXN", currencySymbol: "$", country: "MX", ageMin: 18 },
        { type },
      );
      const token = newToken(random);
      const now = clock.now();
      const expiresAt = new Date(now.getTime() + 3_600_000);
      const session = { id: newId(random), tokenHash: tokenHash(token), expiresAt };
      await store.inMerchant(brand, (tx) =>
        tx.insert(sessions).values({
          merchant: brand,
          memberId: member.id,
          createdAt: now,
          lastSeenAt: now,
          ...session,
        }),
      );
      const cookie = await writeSession(token, expiresAt.getTime());
      return { ...member, token, cookie: cookie.split(";")[0]! };
    },
    close: () => platform.close(),
  };
}
export type RunningSite = Awaited<ReturnType<typeof runningSite>>;

export const originOf = (brand: string) => `http://${brand}.localhost:3000`;

const nobody: Context["outside"] = ({ url }) => Promise.reject(new Error(`nobody at ${url}`));
