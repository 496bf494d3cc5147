import type { Store } from "../store/open-store.ts";
import type { Registers } from "./access/registers.ts";
import type { Watchlists } from "./access/watchlists.ts";
import type { LogEntry } from "./log-entry.ts";

export type Clock = { now(): Date };

/** Cryptographic randomness, injected so that tests repeat. */
export type Random = {
  bytes(length: number): Uint8Array;
  /** Uniform in 0 … bound − 1. */
  below(bound: number): number;
};

/** The keys that follow from one master secret. */
export type Keys = {
  /** 16 bytes for sealed payloads. */
  sealKey: Uint8Array;
  /** 32 bytes for encrypted personal data. */
  dataKey: Uint8Array;
  /** Proves that a request's x-client-address comes from our own site. */
  siteKey: string;
};

export type Secrets = Keys & {
  /** While the master secret changes: the other one's keys, which open and verify but never sign. */
  other?: Keys | undefined;
  /** HMAC secrets by vendor id. There are two during a rotation; the first signs. */
  vendors: ReadonlyMap<string, readonly string[]>;
  gateways: ReadonlyMap<string, readonly string[]>;
  /** The merchant's dLocal account. Without it that gateway answers nothing. */
  dlocal?: DlocalAccount | undefined;
  /** The account at dLocal's sandbox, which accepts no other. */
  dlocalSandbox?: DlocalAccount | undefined;
  /** Optional: TronGrid answers without a key, but seldom. */
  trongridKey?: string | undefined;
};

export type DlocalAccount = { login: string; transKey: string; secretKey: string };

export type Merchant = {
  code: string;
  currency: string;
  currencySymbol: string;
  /** ISO 3166; empty when the merchant names none. */
  country: string;
  ageMin: number;
};
export type Actor = {
  memberId: string;
  type: number;
  sessionId: string;
};

/** The first argument of every verb. */
export type Context = {
  store: Store;
  clock: Clock;
  random: Random;
  secrets: Secrets;
  merchant: Merchant;
  /** The logged-in member. The http layer guarantees one for calls with access "member". */
  actor: Actor | null;
  /** The BCP 47 tag that the caller most wants, canonical, e.g. "pt-BR". */
  language: string;
  clientAddress: string;
  clientCountry: string | null;
  /** The browser's user agent; at most 300 characters, empty when absent. */
  userAgent: string;
  /** Identifies the client's browser; null when it has no token. */
  deviceToken: string | null;
  /** True when the call comes from our own site. */
  isSite: boolean;
  requestId: string;
  /** The client's key of a money-moving call. */
  idempotencyKey: string | null;
  /** Reaches a vendor's /launch or a gateway's /orders, in-process or over HTTP. */
  outside: (request: Request) => Promise<Response>;
  /** Asks registers of excluded persons; none can be asked without it. */
  registers?: Registers | undefined;
  /** Asks lists of sanctioned and exposed persons; nobody is looked at without it. */
  watchlists?: Watchlists | undefined;
  /** Reports what operators should know although the call goes on. */
  log?: ((entry: LogEntry) => void) | undefined;
};

export const systemClock: Clock = { now: () => new Date() };
