import { z } from "zod";
import { call } from "../../wire/call.ts";
import { waiting } from "../outcome.ts";

/** Ends a merchant for good. Nothing is deleted, and staff go on reading it. */
export const staffMerchantClose = call({
  name: "staffMerchantClose",
  method: "POST",
  path: "/staff/merchants/close",
  access: "staff",
  permission: "merchant.close",
  line: "close <merchant>",
  input: z.object({}),
  value: waiting,
});
