import type { GatewayContext } from "../gateways/gateway.ts";

/** A transfer of a token on the chain. */
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
  /** True when its block can no longer be replaced. */
  isSolid: boolean;
};

/** The newest block, and the newest block that can no longer be replaced. */
export type ChainHeads = { head: number; solid: number };

export type AddressOwner = { owner: string; returnUrl: string };

/** A source of TRON's data. An unclear answer throws an Unknown. Asking again is always safe. */
export type Chain = {
  /**
   * The owner's own address, always the same. Without this function staff load addresses
   * beforehand.
   */
  addressOf?(context: GatewayContext, origin: string, owner: AddressOwner): Promise<string>;
  heads(context: GatewayContext, origin: string): Promise<ChainHeads>;
  /** The transfers at an address from that block time on, oldest first. */
  transfers(
    context: GatewayContext,
    origin: string,
    asked: { address: string; since: Date },
  ): Promise<ChainTransfer[]>;
  /** A page for paying by hand, if there is one. */
  pageOf?(origin: string, asked: { address: string; usdt: bigint; language: string }): string;
};
