import type { Chain } from "./chain.ts";
import { mockchain } from "./mockchain.ts";
import { trongrid } from "./trongrid.ts";

/** What reads the chain, by the name that a merchant's settings give its origin. */
export const chains = { mockchain, trongrid } satisfies Record<string, Chain>;

export type ChainName = keyof typeof chains;

export const isChainName = (name: string | null): name is ChainName =>
  name !== null && Object.hasOwn(chains, name);
