import { z } from "zod";
import { call } from "../wire/call.ts";

/** Countries whose numbers are accepted: the merchant's own, then its markets, then the rest. */
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
      /**
       * True for the merchant's own country and its markets. They come before the alphabet, and codes
       * by text message go to these only.
       */
      isMarket: z.boolean(),
    }),
  ),
});
