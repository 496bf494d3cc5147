import { Hono } from "hono";
import { toTronAddress } from "#platform/contract/money/tron-address.ts";
import { parseUsdt } from "#platform/contract/money/usdt.ts";
import type { MockpayParts } from "../create-mockpay.ts";
import { missingPage } from "../page.ts";
import { languageOf } from "../words.ts";
import { newestBlock, skipBlocks } from "./blocks.ts";
import { addTransfer, findAddress, listTransfers } from "./chain-rows.ts";
import { sendPage } from "./send-page.ts";

const SHOWN_MAX = 50;

/** A wallet open to everybody: it sends USDT to an address and skips blocks. */
export function sendPages(parts: MockpayParts): Hono {
  const { pool, clock, random } = parts;
  const app = new Hono();
  app.get("/:address", async ({ req, html, header }) => {
    header("cache-control", "no-store");
    const language = languageOf(req.query("lang"));
    const found = await findAddress(pool, req.param("address"));
    if (!found) return html(missingPage(language), 404);
    const head = await newestBlock(parts);
    const all = { since: new Date(0), solid: head, isSolid: true, limit: SHOWN_MAX, offset: 0 };
    const rows = await listTransfers(pool, found.address, all);
    const transfers = rows
      .reverse()
      .map(({ value, block }) => ({ value, confirmations: head - block + 1 }));
    const amount = req.query("amount") ?? "";
    const isWrong = req.query("wrong") === "1";
    return html(sendPage({ address: found, transfers, amount, isWrong, language }));
  });
  app.post("/:address", async ({ req, html, redirect }) => {
    const language = languageOf(req.query("lang"));
    const found = await findAddress(pool, req.param("address"));
    if (!found) return html(missingPage(language), 404);
    const typed = String((await req.formData()).get("amount") ?? "").replace(",", ".");
    const usdt = parseUsdt(typed.trim().slice(0, 20));
    const back = new URLSearchParams({ lang: language });
    if (usdt) {
      await addTransfer(pool, {
        tx_id: Buffer.from(random.bytes(32)).toString("hex"),
        sender: toTronAddress(random.bytes(20)),
        receiver: found.address,
        value: usdt.toString(),
        block: await newestBlock(parts),
        at: clock.now(),
      });
    } else {
      back.set("wrong", "1");
      back.set("amount", typed.slice(0, 20));
    }
    return redirect(`/chain/send/${found.address}?${back}`, 303);
  });
  app.post("/:address/blocks", async ({ req, html, redirect }) => {
    const language = languageOf(req.query("lang"));
    const found = await findAddress(pool, req.param("address"));
    if (!found) return html(missingPage(language), 404);
    await skipBlocks(pool);
    return redirect(`/chain/send/${found.address}?lang=${language}`, 303);
  });
  return app;
}
