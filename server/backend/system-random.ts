import { randomBytes, randomInt } from "node:crypto";
import type { Random } from "#platform/core/context.ts";

/** The system's cryptographic randomness. randomInt uses rejection sampling, so it is uniform. */
export const systemRandom: Random = {
  bytes: (length) => randomBytes(length),
  below: (bound) => randomInt(bound),
};
