import type { Chain } from "./chain.ts";
import { mockchain } from "./mockchain.ts";
import { trongrid } from "./trongrid.ts";

/** The readers of the chain, by the names in a merchant's settings. */
export const chains = { mockchain, trongrid } satisfies Record<string, Chain>;

export type ChainName = keyof typeof chains;

export const isChainName = (name: string | null): name is ChainName =>
  name !== null && Object.hasOwn(chains, name);
