import { randomBytes } from "node:crypto";
import type { AppLoadContext } from "@remix-run/node";
import { writeSession } from "#app/request/cookies/cookies.server.ts";
import { register } from "#platform/contract/members/account.ts";
import { send } from "#platform/contract/wire/send.ts";
import type { PlatformParts } from "#platform/core/platform-parts.ts";
import { createPlatform } from "#platform/create-platform.ts";
import { merchantHosts, merchants } from "#platform/store/schema/merchant.ts";
import { testClock, testContext, testStore } from "#tests/support/database.ts";
import { layMethods } from "#tests/under-test/demo-brands.ts";

const BRAND = "alba";
const PASSWORD = "un rato libre y calmo";
const ORIGIN = `http://${BRAND}.localhost:3000`;

type Visit = {
  path: string;
  form?: Record<string, string> | FormData;
  cookie?: string | undefined;
  accept?: string;
};

/** A brand's site over a real platform and database: the arguments of loaders and actions. */
export async function siteUnderTest(parts: { outside?: PlatformParts["outside"] } = {}) {
  const store = await testStore();
  const flags = ["DIRECTREG3", "USERNAMEREG3"];
  const whitelabel = flags.map((modId) => ({ modId, enabled: "1" as const, childrenNodes: [] }));
  const settings = { gateways: { mockpay: "http://mockpay.localhost" }, country: "MX" };
  await store.db
    .insert(merchants)
    .values({
      code: BRAND,
      name: BRAND,
      currency: "MXN",
      currencySymbol: "$",
      whitelabel,
      settings,
      jurisdiction: "demo",
      isDemonstration: true,
    })
    .onConflictDoNothing();
  const host = { host: new URL(ORIGIN).hostname, merchant: BRAND };
  await store.db.insert(merchantHosts).values(host).onConflictDoNothing();
  await store.inMerchant(BRAND, (tx) => layMethods(tx, BRAND));
  const money = { currency: "MXN", currencySymbol: "$", country: "MX" };
  const merchant = { code: BRAND, ...money, ageMin: 18 };
  const clock = testClock();
  const { secrets, random, outside } = await testContext({ merchant, ...parts });
  const platform = createPlatform({ store, secrets, clock, random, outside });
  const base = `${ORIGIN}/platform`;
  const { siteKey } = secrets;
  /** The newer session cookie after a proof, by the earlier one. */
  const renewed = new Map<string, string>();
  const latest = (cookie: string): string => {
    const newer = renewed.get(cookie);
    return newer ? latest(newer) : cookie;
  };
  return {
    close: platform.close,
    clock,
    /** Registers a member and returns their session cookie. */
    async newMember(): Promise<string> {
      const caller = { base, fetch: platform.fetch, merchant: BRAND, language: "es", siteKey };
      const session = await send(caller, register, {
        username: `m${randomBytes(5).toString("hex")}`,
        password: PASSWORD,
        confirmPassword: PASSWORD,
        isAdult: true,
        hasAgreed: true,
        registerUrl: ORIGIN,
        registerMethod: "WEB",
      });
      const cookie = await writeSession(session.token, session.expiresAt);
      return cookie.split(";")[0] ?? "";
    },
    /** The arguments of one request, with a separate context; like a browser it keeps a new cookie. */
    visit({ path, form, cookie: given, accept = "text/html" }: Visit) {
      const cookie = given && latest(given);
      const headers = new Headers({ accept, origin: ORIGIN, ...(cookie && { cookie }) });
      const body = form instanceof FormData ? form : form && new URLSearchParams(form);
      const request = new Request(ORIGIN + path, {
        headers,
        ...(body && { method: "POST", body }),
      });
      const context: AppLoadContext = {
        platform: { base, fetch: platform.fetch, siteKey },
        frameOrigins: [],
        payOrigins: ["http://mockpay.localhost"],
        changes: { lastOf: () => 0 },
        requestId: "TEST-0001",
        clientAddress: "127.0.0.1",
        clientCountry: null,
        isProduction: false,
        addCookie: (line) => {
          if (cookie) renewed.set(cookie, line.split(";")[0] ?? "");
        },
        log: () => undefined,
      };
      return { request, context, params: {} };
    },
  };
}

/** The answer or thrown response of a loader or action, with its data. */
export async function answerOf(work: Promise<unknown>) {
  const answer: unknown = await work.catch((thrown: unknown) => {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  });
  if (answer instanceof Response) {
    const cookies = answer.headers.getSetCookie();
    return { status: answer.status, to: answer.headers.get("location"), cookies, data: null };
  }
  const given = answer as { data?: unknown; init?: { status?: number } | null; type?: string };
  const isWrapped = given?.type === "DataWithResponseInit";
  return {
    status: (isWrapped && given.init?.status) || 200,
    to: null,
    cookies: [],
    data: isWrapped ? given.data : answer,
  };
}
