import { z } from "zod";
import { call } from "../wire/call.ts";

/** The channels of customer service that a site can show. */
export const CS_TYPES = [
  "LIVECHAT",
  "TELEGRAM",
  "FACEBOOK",
  "WHATSAPP",
  "IG",
  "MESSENGER",
  "VIP",
] as const;
export type CsType = (typeof CS_TYPES)[number];

/** Members above this rank are served by the VIP service. */
export const VIP_ABOVE_RANK = 4;

/** The type of the path that opens in the service's own window. */
export const WINDOW_PATH_TYPE = 3;

/**
 * The channels of customer service for this caller. The first path of a type is the caller's own.
 */
export const customerService = call({
  name: "customerService",
  method: "GET",
  path: "/site/service",
  access: "guest",
  input: z.object({}),
  value: z.object({
    version: z.object({
      pathList: z.array(z.object({ type: z.number().int(), path: z.string() })),
    }),
  }),
});
