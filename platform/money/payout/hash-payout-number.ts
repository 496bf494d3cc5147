import { createHmac } from "node:crypto";
import type { SealContext } from "../../core/seal/seal-text.ts";

/** By which the same number is known again without being readable: keyed, and of one merchant. */
export const hashPayoutNumber = ({ secrets, merchant }: SealContext, number: string): string =>
  createHmac("sha256", secrets.dataKey).update(`payout\n${merchant.code}\n${number}`).digest("hex");
