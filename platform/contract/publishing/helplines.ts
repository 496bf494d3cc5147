import { z } from "zod";
import { call } from "../wire/call.ts";

/** The helplines of the merchant's place and of the visitor's, by the policies of both. */
export const helplines = call({
  name: "helplines",
  method: "GET",
  path: "/site/helplines",
  access: "guest",
  input: z.object({}),
  value: z.array(z.object({ country: z.string(), name: z.string(), contact: z.string() })),
});
