import type { Store } from "../store/open-store.ts";
import type { LogEntry } from "./log-entry.ts";

export type Clock = { now(): Date };

/** Cryptographic randomness, injected so that tests repeat. */
export type Random = {
  bytes(length: number): Uint8Array;
  /** Uniform in 0 … bound − 1. */
  below(bound: number): number;
};

export type Secrets = {
  /** HMAC secrets by vendor id; two while one is being rotated. */
  vendors: ReadonlyMap<string, readonly string[]>;
  gateways: ReadonlyMap<string, readonly string[]>;
  /** 16 bytes for sealed payloads. */
  sealKey: Uint8Array;
  /** 32 bytes for personal data that is kept encrypted. */
  dataKey: Uint8Array;
  /** Proves that a request's x-client-address comes from our own site. */
  siteKey: string;
  /** The operator's account with dLocal; without it that gateway answers nothing. */
  dlocal?: DlocalAccount | undefined;
  /** TronGrid answers without one, but seldom. */
  trongridKey?: string | undefined;
};

export type DlocalAccount = { login: string; transKey: string; secretKey: string };

export type Merchant = { code: string; currency: string; currencySymbol: string; ageMin: number };
export type Actor = {
  memberId: string;
  type: number;
  sessionId: string;
};

/** What every verb is given; a verb's first argument. */
export type Context = {
  store: Store;
  clock: Clock;
  random: Random;
  secrets: Secrets;
  merchant: Merchant;
  /** The logged-in member; the http layer has checked that calls with access "member" have one. */
  actor: Actor | null;
  language: string;
  clientAddress: string;
  clientCountry: string | null;
  /** What the client's browser calls itself; at most 300 characters, empty when it says nothing. */
  userAgent: string;
  /** By which the platform knows the client's browser again; null where it has none. */
  deviceToken: string | null;
  /** The call comes from our own site. */
  isSite: boolean;
  requestId: string;
  /** The client's key of a money-moving call. */
  idempotencyKey: string | null;
  /** Reaches a vendor's /launch or a gateway's /orders, in-process or over HTTP. */
  outside: (request: Request) => Promise<Response>;
  /** For what the people who run the platform should know although the call goes on. */
  log?: ((entry: LogEntry) => void) | undefined;
};

export const systemClock: Clock = { now: () => new Date() };
