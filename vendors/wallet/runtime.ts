/** What every vendor is handed from outside, so that tests repeat and nothing reads the world itself. */
export type Clock = { now(): Date };

/** Bytes of a cryptographically secure source. */
export type RandomBytes = { bytes(length: number): Uint8Array };

/** Sends a request to the platform, in-process or over HTTP. */
export type WalletFetch = (request: Request) => Response | Promise<Response>;

/** Takes one line of news that somebody who operates the studio should see. */
export type Log = (entry: { message: string } & Record<string, unknown>) => void;
