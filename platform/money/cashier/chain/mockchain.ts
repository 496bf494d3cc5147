import { z } from "zod";
import { formatUsdt } from "../../../contract/money/usdt.ts";
import { Unknown } from "../../../contract/wire/refusal.ts";
import { signedHeaders } from "../../../contract/wire/signature.ts";
import { askGateway } from "../gateways/ask-gateway.ts";
import { MOCKPAY } from "../methods.ts";
import type { Chain } from "./chain.ts";
import { trongrid } from "./trongrid.ts";

const answer = z.object({ address: z.string() });

/** The demonstration's chain. It answers like TronGrid and makes the addresses itself. */
export const mockchain: Chain = {
  heads: trongrid.heads,
  transfers: trongrid.transfers,
  async addressOf(context, origin, owner) {
    const [secret] = context.secrets.gateways.get(MOCKPAY) ?? [];
    if (!secret) throw new Unknown("no secret for the chain");
    const url = `${origin}/addresses`;
    const body = JSON.stringify(owner);
    const headers = signedHeaders(MOCKPAY, secret, {
      timestamp: String(Math.floor(context.clock.now().getTime() / 1000)),
      nonce: Buffer.from(context.random.bytes(16)).toString("base64url"),
      method: "POST",
      path: new URL(url).pathname,
      body,
    });
    const read = answer.safeParse(
      await askGateway(context, url, { method: "POST", headers, body }),
    );
    if (!read.success) throw new Unknown("the chain's answer is not an address");
    return read.data.address;
  },
  pageOf: (origin, { address, usdt, language }) =>
    `${origin}/send/${address}?${new URLSearchParams({ amount: formatUsdt(usdt), lang: language })}`,
};
