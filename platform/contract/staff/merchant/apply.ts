import { z } from "zod";
import { call } from "../../wire/call.ts";
import { waiting } from "../outcome.ts";
import { exportedFile, merchantFile } from "./merchant-file.ts";

/** Some hundred long articles fit. */
const FILE_BYTES_MAX = 4 * 2 ** 20;
const yesNo = z.enum(["yes", "no"]).default("no");

/**
 * Makes the merchant, or brings it to what its file says. With `plan` it only answers what would
 * change. With `over` it changes also what staff changed since the last file.
 */
export const staffMerchantApply = call({
  name: "staffMerchantApply",
  method: "POST",
  path: "/staff/merchants/apply",
  access: "staff",
  permission: "merchant.apply",
  line: "apply <merchant>",
  bodyBytesMax: FILE_BYTES_MAX,
  input: z.object({ file: merchantFile, plan: yesNo, over: yesNo }),
  value: waiting.extend({
    steps: z.array(
      z.object({
        act: z.enum(["added", "changed", "removed", "left", "waiting"]),
        item: z.string(),
        /** Null where there is none. */
        before: z.string().nullable(),
        after: z.string().nullable(),
      }),
    ),
  }),
});

/** The merchant's file as everything stands, with the changes of staff. */
export const staffMerchantExport = call({
  name: "staffMerchantExport",
  method: "GET",
  path: "/staff/merchants/export",
  access: "staff",
  permission: "merchant.read",
  line: "export <merchant>",
  input: z.object({}),
  value: exportedFile,
});
