import type { LoggedError } from "#platform/contract/wire/logged-error.ts";

/** The outside inputs of every vendor, passed in so that tests are repeatable. */
export type Clock = { now(): Date };

/** Bytes of a cryptographically secure source. */
export type RandomBytes = { bytes(length: number): Uint8Array };

/** Sends a request to the platform, in-process or over HTTP. */
export type WalletFetch = (request: Request) => Response | Promise<Response>;

/** Takes one log line for the operator of the vendor. */
export type Log = (
  entry: { message: string; error?: LoggedError } & Record<string, unknown>,
) => void;
