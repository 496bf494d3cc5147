import { z } from "zod";
import { call } from "../wire/call.ts";

/** Countries whose numbers may be given: the merchant's own first, then its markets, then the rest. */
export const countryCodes = call({
  name: "countryCodes",
  method: "GET",
  path: "/site/country-codes",
  access: "guest",
  input: z.object({}),
  value: z.array(
    z.object({
      countryCode: z.string().length(2),
      countryDialingCode: z.string(),
      /** Stands before the alphabet: the merchant's own country or one of its markets. */
      isMarket: z.boolean(),
    }),
  ),
});
