import { createHash, randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import type { Actor, Clock, Context, Merchant, Random } from "#platform/core/context.ts";
import { joinTree } from "#platform/members/tree/join-tree.ts";
import { transfer } from "#platform/money/ledger/transfer.ts";
import { appUrl } from "#platform/store/app-role.ts";
import { openStore, type Store } from "#platform/store/open-store.ts";
import { members, merchants } from "#platform/store/schema/merchant.ts";
import { closeAtEnd } from "./close-at-end.ts";
import { databaseUrl, TEMPLATE } from "./global-setup.ts";

/** The instant at which every test clock starts: 2026-11-20 00:00 UTC. */
export const TEST_START = Date.UTC(2026, 10, 20);

let worker: Promise<Store> | undefined;
let own: { url: string; store: Promise<Store> } | undefined;

/**
 * The database of this worker, shared by its test files: every test has its own merchant. After
 * `useOwnDatabase` it is the file's own.
 */
export function testStore(): Promise<Store> {
  worker ??= openCopy(workerDatabase());
  return own?.store ?? worker;
}

/** The url of the database of `testStore`, for other programs and further stores. */
export const testUrl = (): string => appUrl(ownerUrl());
/** The same database as its owner, who may write what only the functions write. */
export const ownerUrl = (): string => own?.url ?? urlOf(workerDatabase());

/**
 * Gives this test file a database of its own, and drops it after the last test. For files that seed
 * fixed brands, count whole tables or run a job over every merchant. Call it before anything else.
 */
export function useOwnDatabase(): void {
  const database = `own_${randomBytes(6).toString("hex")}`;
  const store = openCopy(database);
  own = { url: urlOf(database), store };
  closeAtEnd(async () => {
    own = undefined;
    await (await store).close();
    await asAdmin((admin) => admin.query(`drop database ${database} with (force)`));
  });
}

/** An empty database, for a vendor or a gateway that keeps its own books. */
export async function emptyDatabase(): Promise<pg.Pool> {
  const database = `empty_${randomBytes(6).toString("hex")}`;
  await asAdmin((admin) => admin.query(`create database ${database}`));
  const pool = new pg.Pool({
    connectionString: urlOf(database),
    max: 4,
    allowExitOnIdle: true,
    // A file's many pools together would come near the most connections that a server takes.
    idleTimeoutMillis: 500,
  });
  closeAtEnd(() => pool.end());
  return pool;
}

/** Another migrated database without rows, as its owner, dropped after the file's last test. */
export async function secondDatabase(): Promise<string> {
  const database = `second_${randomBytes(6).toString("hex")}`;
  await asAdmin((admin) => admin.query(`create database ${database} template ${TEMPLATE}`));
  closeAtEnd(() => asAdmin((admin) => admin.query(`drop database ${database} with (force)`)));
  return urlOf(database);
}

const workerDatabase = () => `worker_${process.pid}`;
const urlOf = (database: string) => databaseUrl(inject("serverUrl"), database);

async function openCopy(database: string): Promise<Store> {
  await asAdmin((admin) => admin.query(`create database ${database} template ${TEMPLATE}`));
  return openStore({ url: appUrl(urlOf(database)), poolSize: 20 });
}

async function asAdmin(work: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client({ connectionString: inject("serverUrl") });
  await admin.connect();
  await work(admin).finally(() => admin.end());
}

/**
 * A merchant for one test: nothing needs cleaning up, and tests do not affect each other. It is a
 * demonstration's, whose policy allows everything, or one of real players in Mexico.
 */
export async function freshMerchant(
  options: Partial<Merchant> = {},
  { isReal = false } = {},
): Promise<Merchant> {
  const merchant = {
    code: `t${randomBytes(6).toString("hex")}`,
    currency: "MXN",
    currencySymbol: "P",
    country: "",
    ageMin: 18,
    ...options,
  };
  const store = await testStore();
  const law = { jurisdiction: isReal ? "MX" : "demo", isDemonstration: !isReal };
  await store.db.insert(merchants).values({ ...merchant, ...law, name: merchant.code });
  return merchant;
}

export type TestMember = {
  id: string;
  username: string;
  actor: Actor;
};

/** A member with an unusable password; `balance` is in ledger units and comes from the house. */
export async function freshMember(
  merchant: Merchant,
  options: {
    balance?: bigint;
    type?: number;
    status?: "active" | "blocked";
    parentId?: string;
  } = {},
): Promise<TestMember> {
  const store = await testStore();
  const id = `m${randomBytes(8).toString("hex")}`;
  const username = `user${id.slice(1, 9)}`;
  const type = options.type ?? 0;
  const at = new Date(TEST_START);
  await store.inMerchant(merchant.code, async (tx) => {
    await tx.insert(members).values({
      merchant: merchant.code,
      id,
      username,
      usernameKey: username,
      passwordHash: "",
      nickname: username,
      type,
      status: options.status ?? "active",
      createdAt: at,
      parentId: options.parentId ?? null,
    });
    await joinTree(tx, merchant.code, id);
  });
  if (options.balance) {
    await transfer(store.db, {
      merchant: merchant.code,
      key: `test:${id}`,
      kind: "deposit",
      from: { owner: "house", kind: "clearing" },
      to: { owner: id, kind: "cash" },
      amount: options.balance,
      at,
    });
  }
  return { id, username, actor: { memberId: id, type, sessionId: `s${id}` } };
}

export type TestClock = Clock & { advance(milliseconds: number): void };

/** A clock that stands still until a test advances it. */
export function testClock(start = TEST_START): TestClock {
  let now = start;
  return {
    now: () => new Date(now),
    advance(milliseconds) {
      now += milliseconds;
    },
  };
}

/** The same numbers for the same seed: SHA-256 over seed and a counter. */
export function testRandom(seed = "test"): Random {
  let counter = 0;
  const block = () => createHash("sha256").update(`${seed}:${counter++}`).digest();
  return {
    bytes(length) {
      const blocks = Array.from({ length: Math.ceil(length / 32) }, block);
      return new Uint8Array(Buffer.concat(blocks).subarray(0, length));
    },
    below: (bound) => Number(block().readBigUInt64BE() % BigInt(bound)),
  };
}

/** A verb's first argument; a guest's unless `actor` is given. `outside` refuses by default. */
export async function testContext(
  options: Partial<Context> & { merchant: Merchant },
): Promise<Context> {
  return {
    store: await testStore(),
    clock: testClock(),
    random: testRandom(randomBytes(8).toString("hex")),
    secrets: {
      vendors: new Map([["V1", ["vendor-secret"]]]),
      gateways: new Map([["mockpay", ["gateway-secret"]]]),
      sealKey: new Uint8Array(16),
      dataKey: new Uint8Array(32).fill(3),
      siteKey: "site-key",
    },
    actor: null,
    language: "es",
    clientAddress: "127.0.0.1",
    clientCountry: null,
    userAgent: "",
    deviceToken: null,
    isSite: true,
    requestId: randomBytes(6).toString("hex"),
    idempotencyKey: null,
    outside: (request) => Promise.reject(new Error(`nothing answers at ${request.url}`)),
    ...options,
  };
}
