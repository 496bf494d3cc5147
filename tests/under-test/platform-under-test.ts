import { randomBytes, randomInt } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Registers } from "#platform/core/access/registers.ts";
import { freshMerchant, type TestClock, testClock, testStore } from "#tests/support/database.ts";
import { register } from "../../platform/contract/members/account.ts";
import { login } from "../../platform/contract/members/auth.ts";
import type { InputOf } from "../../platform/contract/wire/call.ts";
import { type Caller, send } from "../../platform/contract/wire/send.ts";
import type { Context, Merchant, Random, Secrets } from "../../platform/core/context.ts";
import type { LogEntry } from "../../platform/core/log-entry.ts";
import type { Proxies } from "../../platform/core/platform-parts.ts";
import { createPlatform, type Platform } from "../../platform/create-platform.ts";
import { demoWhitelabel } from "../../platform/demo/whitelabel.ts";
import type { Session } from "../../platform/members/auth/open-session.ts";
import { merchants } from "../../platform/store/schema/merchant.ts";

export type PlatformUnderTest = {
  platform: Platform;
  merchant: Merchant;
  clock: TestClock;
  /** The platform's log entries so far. */
  entries: LogEntry[];
  caller: (options?: Partial<Caller>) => Caller;
  /** Registers a new member and returns their session. */
  newMember: (username?: string) => Promise<Session>;
};

export const SECRETS: Secrets = {
  vendors: new Map(),
  gateways: new Map([["mockpay", ["gateway-secret"]]]),
  sealKey: new Uint8Array(16).fill(7),
  dataKey: new Uint8Array(32).fill(3),
  siteKey: "the-site-key",
};

export const PASSWORD = "tres-soles-9";
export const random: Random = { bytes: randomBytes, below: (bound) => randomInt(bound) };

/** A whole platform with one merchant of its own, called through its HTTP API without a port. */
export async function platformUnderTest(
  options: {
    outside?: Context["outside"];
    settings?: Record<string, unknown>;
    proxies?: Proxies;
    registers?: Registers;
  } = {},
): Promise<PlatformUnderTest> {
  const store = await testStore();
  const merchant = await freshMerchant();
  const { settings = {}, proxies, registers } = options;
  await store.db
    .update(merchants)
    .set({ whitelabel: demoWhitelabel(), settings })
    .where(eq(merchants.code, merchant.code));
  const clock = testClock();
  const entries: LogEntry[] = [];
  const outside = options.outside ?? (() => Promise.reject(new Error("nobody there")));
  const log = (entry: LogEntry) => entries.push(entry);
  const parts = { store, clock, random, secrets: SECRETS, outside, log };
  const platform = createPlatform({
    ...parts,
    ...(proxies && { proxies }),
    ...(registers && { registers }),
  });
  const caller = (more: Partial<Caller> = {}): Caller => ({
    base: "http://platform.test/platform",
    fetch: platform.fetch,
    merchant: merchant.code,
    language: "es",
    ...more,
  });
  const newMember = (username = "ana2026") => send(caller(), register, registration(username));
  return { platform, merchant, clock, entries, caller, newMember };
}

/** Logs in when no further factor is required. */
export async function logIn(caller: Caller, input: InputOf<typeof login>): Promise<Session> {
  const outcome = await send(caller, login, input);
  if ("challenge" in outcome) throw new Error("a challenge was asked");
  return outcome;
}

/** A registration that every default rule accepts. */
export function registration(username: string) {
  return {
    username,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    isAdult: true,
    hasAgreed: true,
    registerUrl: "http://alba.localhost/register",
    registerMethod: "WEB" as const,
  };
}
