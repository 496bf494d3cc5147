import { Hono } from "hono";
import { z } from "zod";
import { readTronAddress, toTronAddress } from "#platform/contract/money/tron-address.ts";
import { USDT_TRC20 } from "#platform/contract/money/usdt.ts";
import type { MockpayParts } from "../create-mockpay.ts";
import { isFromMerchant } from "../is-from-merchant.ts";
import { parseBody } from "../parse-body.ts";
import { newestBlock, SOLID_AFTER } from "./blocks.ts";
import { findTransfer, keepAddress, listTransfers, type TransferRow } from "./chain-rows.ts";

const LIMIT_MAX = 200;

const newAddress = z.object({
  owner: z.string().min(1).max(100),
  returnUrl: z.url({ protocol: /^https?$/ }),
});

/**
 * The chain's API for a merchant's server, in TronGrid's format. Creating an address needs a
 * signature.
 */
export function chainApi(parts: MockpayParts): Hono {
  const { pool, random } = parts;
  const app = new Hono();
  app.post("/addresses", async ({ req, json }) => {
    const body = await req.text();
    if (!isFromMerchant(parts, req.raw, body)) return json({ error: "signature" }, 401);
    const read = newAddress.safeParse(parseBody(body));
    if (!read.success) return json({ error: "owner" }, 400);
    const fresh = toTronAddress(random.bytes(20));
    return json({ address: await keepAddress(pool, { ...read.data, fresh }) });
  });
  app.post("/wallet/getnowblock", async ({ json }) => json(blockOf(await newestBlock(parts))));
  app.post("/walletsolidity/getnowblock", async ({ json }) =>
    json(blockOf((await newestBlock(parts)) - SOLID_AFTER)),
  );
  app.get("/v1/accounts/:address/transactions/trc20", async ({ req, json }) => {
    const limit = Math.min(LIMIT_MAX, numberOf(req.query("limit")) || 20);
    const offset = numberOf(req.query("fingerprint"));
    const solid = (await newestBlock(parts)) - SOLID_AFTER;
    const rows = await listTransfers(pool, req.param("address"), {
      ...{ solid, limit, offset, isSolid: req.query("only_confirmed") === "true" },
      since: new Date(numberOf(req.query("min_timestamp"))),
    });
    const fingerprint = rows.length === limit ? { fingerprint: String(offset + limit) } : {};
    return json({
      data: rows.map(listed),
      success: true,
      meta: { at: parts.clock.now().getTime(), page_size: rows.length, ...fingerprint },
    });
  });
  app.get("/v1/transactions/:id/events", async ({ req, json }) => {
    const row = await findTransfer(pool, req.param("id"));
    const isAsked = req.query("only_confirmed") !== "true";
    const solid = (await newestBlock(parts)) - SOLID_AFTER;
    const data = row && (isAsked || row.block <= solid) ? [eventOf(row)] : [];
    return json({ data, success: true, meta: { at: parts.clock.now().getTime() } });
  });
  return app;
}

const numberOf = (text: string | undefined) => (/^\d{1,15}$/.test(text ?? "") ? Number(text) : 0);
const hexOf = (address: string) => `0x${readTronAddress(address)?.toString("hex") ?? ""}`;
const blockOf = (number: number) => ({ block_header: { raw_data: { number } } });

const listed = ({ tx_id, at, sender, receiver, value }: TransferRow) => ({
  transaction_id: tx_id,
  token_info: { symbol: "USDT", address: USDT_TRC20, decimals: 6, name: "Tether USD" },
  block_timestamp: at.getTime(),
  from: sender,
  to: receiver,
  type: "Transfer",
  value,
});

const eventOf = ({ tx_id, at, sender, receiver, value, block }: TransferRow) => ({
  transaction_id: tx_id,
  event_index: 0,
  event_name: "Transfer",
  contract_address: USDT_TRC20,
  block_number: block,
  block_timestamp: at.getTime(),
  result: { from: hexOf(sender), to: hexOf(receiver), value },
});
