import type { Env } from "#env";
import type { Random, Secrets } from "#platform/core/context.ts";
import type { MerchantRow } from "#platform/core/merchant/find-merchant.ts";
import type { Store } from "#platform/store/open-store.ts";

export type Certificate = { validTo: Date; isTrusted: boolean };

/** How the doctor reaches the world outside. Each call rejects when nobody answers in time. */
export type Net = {
  addresses(host: string): Promise<string[]>;
  certificate(host: string): Promise<Certificate>;
  fetch(request: Request): Promise<Response>;
};

/** The mail server of the environment. */
export type Mail = { verify(): Promise<unknown>; send(to: string): Promise<unknown> };

/** What is known without a database. */
export type Outside = {
  env: Env;
  /** False in a demonstration, whose accounts and addresses everybody knows. */
  isReal: boolean;
  now: () => Date;
  net: Net;
  mail: Mail | null;
  /** The address that asked for one e-mail. */
  sendTo: string | undefined;
};

/** The merchants that are looked at, with their hosts, and the database of their servers. */
export type World = Outside & {
  url: string;
  store: Store;
  random: Random;
  secrets: Secrets;
  merchants: readonly (MerchantRow & { hosts: readonly string[] })[];
  /** The one merchant that was asked for. */
  only: string | undefined;
};

/** Names that no visitor of the internet reaches. */
const LOCAL =
  /(^|\.)(localhost|test|example|invalid|local)$|^example\.(com|net|org)$|\.example\.(com|net|org)$/;

/** True for a host of examples or of this machine. */
export const isExample = (host: string): boolean =>
  LOCAL.test(host.toLowerCase()) || /^(127\.|\[?::1)/.test(host);
