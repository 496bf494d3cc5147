import type { GatewayContext } from "../gateways/gateway.ts";

/** A transfer of a token as the chain tells it. */
export type ChainTransfer = {
  txId: string;
  /** One transaction may hold several transfers. */
  eventIndex: number;
  /** The token's contract. */
  token: string;
  from: string;
  to: string;
  /** In the token's smallest units. */
  value: bigint;
  block: number;
  at: Date;
  /** Its block can no longer be replaced. */
  isSolid: boolean;
};

/** The newest block, and the newest that can no longer be replaced. */
export type ChainHeads = { head: number; solid: number };

export type AddressOwner = { owner: string; returnUrl: string };

/**
 * A way to read TRON. Whatever is no clear answer throws an Unknown; asking again is always safe.
 */
export type Chain = {
  /** The owner's own address, the same each time; without it staff load addresses beforehand. */
  addressOf?(context: GatewayContext, origin: string, owner: AddressOwner): Promise<string>;
  heads(context: GatewayContext, origin: string): Promise<ChainHeads>;
  /** What happened at an address from that block time on, oldest first. */
  transfers(
    context: GatewayContext,
    origin: string,
    asked: { address: string; since: Date },
  ): Promise<ChainTransfer[]>;
  /** Where somebody pays by hand, if there is such a page. */
  pageOf?(origin: string, asked: { address: string; usdt: bigint; language: string }): string;
};
