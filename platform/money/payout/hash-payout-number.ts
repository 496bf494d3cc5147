import { createHmac } from "node:crypto";
import { bothKeys } from "../../core/seal/both-keys.ts";
import type { SealContext } from "../../core/seal/seal-text.ts";

/** Recognises the same number without revealing it: a keyed hash, different for each merchant. */
export const hashPayoutNumber = ({ secrets, merchant }: SealContext, number: string): string =>
  createHmac("sha256", secrets.dataKey).update(`payout\n${merchant.code}\n${number}`).digest("hex");

/** The hashes by which a stored number is known: while the master secret changes there are two. */
export const payoutHashes = ({ secrets, merchant }: SealContext, number: string): string[] =>
  bothKeys<Pick<typeof secrets, "dataKey">>(secrets).map((keys) =>
    hashPayoutNumber({ secrets: keys, merchant }, number),
  );
