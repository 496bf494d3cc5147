import { z } from "zod";
import { toTronAddress } from "../../../contract/money/tron-address.ts";
import { USDT_TRC20 } from "../../../contract/money/usdt.ts";
import { Unknown } from "../../../contract/wire/refusal.ts";
import { askGateway } from "../gateways/ask-gateway.ts";
import type { GatewayContext } from "../gateways/gateway.ts";
import type { Chain, ChainTransfer } from "./chain.ts";

const PAGE_SIZE = 200;
/** The most pages of one run. The next run continues there. */
const PAGES_MAX = 10;

const page = z.object({
  success: z.literal(true),
  data: z.array(z.object({ transaction_id: z.string().min(1).max(64) })),
  meta: z.object({ fingerprint: z.string().optional() }).optional(),
});

const hexAddress = z.string().regex(/^0x[0-9a-fA-F]{40}$/);
const events = z.object({
  success: z.literal(true),
  data: z.array(
    z.object({
      transaction_id: z.string(),
      event_index: z.number().int().nonnegative(),
      event_name: z.string(),
      contract_address: z.string(),
      block_number: z.number().int(),
      block_timestamp: z.number().int(),
      result: z.record(z.string(), z.unknown()),
    }),
  ),
});
const transferResult = z.object({
  from: hexAddress,
  to: hexAddress,
  value: z.string().regex(/^\d{1,30}$/),
});
const block = z.object({
  block_header: z.object({ raw_data: z.object({ number: z.number().int() }) }),
});

/**
 * Reads TRON through TronGrid's public API (developers.tron.network). The account's list names the
 * transactions. The events of each name block, index, contract and receiver. "Confirmed" there
 * means solidified; the two lists are requested separately.
 */
export const trongrid: Chain = {
  async heads(context, origin) {
    const numberAt = async (path: string) => {
      const read = block.safeParse(await ask(context, `${origin}${path}`, "POST"));
      if (!read.success) throw new Unknown("the chain's answer has no block");
      return read.data.block_header.raw_data.number;
    };
    const solid = await numberAt("/walletsolidity/getnowblock");
    return { solid, head: Math.max(solid, await numberAt("/wallet/getnowblock")) };
  },
  async transfers(context, origin, asked) {
    const found: ChainTransfer[] = [];
    for (const isSolid of [true, false]) {
      for (const id of await transactionsOf(context, origin, asked, isSolid)) {
        if (found.some(({ txId }) => txId === id)) continue;
        found.push(...(await transfersIn(context, origin, id, isSolid)));
      }
    }
    return found;
  },
};

async function transactionsOf(
  context: GatewayContext,
  origin: string,
  { address, since }: { address: string; since: Date },
  isSolid: boolean,
): Promise<Set<string>> {
  const ids = new Set<string>();
  let fingerprint: string | undefined;
  for (let pages = 0; pages < PAGES_MAX; pages += 1) {
    const query = new URLSearchParams({
      ...{ only_to: "true", limit: String(PAGE_SIZE), contract_address: USDT_TRC20 },
      ...{ order_by: "block_timestamp,asc", min_timestamp: String(since.getTime()) },
      [isSolid ? "only_confirmed" : "only_unconfirmed"]: "true",
      ...(fingerprint && { fingerprint }),
    });
    const url = `${origin}/v1/accounts/${address}/transactions/trc20?${query}`;
    const read = page.safeParse(await ask(context, url, "GET"));
    if (!read.success) throw new Unknown("the chain's answer is not a list of transfers");
    for (const { transaction_id: id } of read.data.data) ids.add(id);
    fingerprint = read.data.meta?.fingerprint;
    if (!fingerprint) break;
  }
  return ids;
}

async function transfersIn(
  context: GatewayContext,
  origin: string,
  id: string,
  isSolid: boolean,
): Promise<ChainTransfer[]> {
  const url = `${origin}/v1/transactions/${id}/events${isSolid ? "?only_confirmed=true" : ""}`;
  const read = events.safeParse(await ask(context, url, "GET"));
  if (!read.success) throw new Unknown("the chain's answer has no events");
  return read.data.data.flatMap((event): ChainTransfer[] => {
    const result = transferResult.safeParse(event.result);
    if (event.transaction_id !== id || event.event_name !== "Transfer" || !result.success)
      return [];
    const { from, to, value } = result.data;
    return [
      {
        ...{ txId: id, eventIndex: event.event_index, token: event.contract_address, isSolid },
        ...{ from: addressOf(from), to: addressOf(to), value: BigInt(value) },
        block: event.block_number,
        at: new Date(event.block_timestamp),
      },
    ];
  });
}

const addressOf = (hex: string) => toTronAddress(Buffer.from(hex.slice(2), "hex"));

function ask(context: GatewayContext, url: string, method: "GET" | "POST"): Promise<unknown> {
  const { trongridKey } = context.secrets;
  const headers = {
    "content-type": "application/json",
    ...(trongridKey && { "tron-pro-api-key": trongridKey }),
  };
  return askGateway(context, url, { method, headers, body: method === "POST" ? "{}" : "" });
}
