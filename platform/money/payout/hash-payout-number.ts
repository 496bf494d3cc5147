import { createHmac } from "node:crypto";
import type { SealContext } from "../../core/seal/seal-text.ts";

/** Recognises the same number without revealing it: a keyed hash, different for each merchant. */
export const hashPayoutNumber = ({ secrets, merchant }: SealContext, number: string): string =>
  createHmac("sha256", secrets.dataKey).update(`payout\n${merchant.code}\n${number}`).digest("hex");
