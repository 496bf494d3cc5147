import { z } from "zod";
import { call } from "../wire/call.ts";
import { money } from "../wire/money.ts";

/**
 * All of the member's money, and the share at vendors or under way. `payouts` are the sums that the
 * latest rounds have paid, so that a page can show a payout when its game does.
 */
export const balance = call({
  name: "balance",
  method: "GET",
  path: "/wallet/balance",
  access: "member",
  input: z.object({}),
  value: z.object({
    sumBalance: money,
    outside: money,
    currency: z.string(),
    payouts: z.array(z.object({ roundId: z.string(), payout: money })),
  }),
});
