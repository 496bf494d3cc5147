import { z } from "zod";
import { call } from "./call.ts";
import { money } from "./money.ts";

export const balance = call({
  name: "balance",
  method: "GET",
  path: "/wallet/balance",
  access: "member",
  input: z.object({}),
  value: z.object({ sumBalance: money, currency: z.string() }),
});
