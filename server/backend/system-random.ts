import { randomBytes, randomInt } from "node:crypto";
import type { Random } from "#platform/core/context.ts";

/** The system's cryptographic randomness; randomInt rejects rather than folds, so it is uniform. */
export const systemRandom: Random = {
  bytes: (length) => randomBytes(length),
  below: (bound) => randomInt(bound),
};
