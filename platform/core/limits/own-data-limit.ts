import type { Context } from "../context.ts";
import { keyOf, type Limit, takeEach } from "./attempt-limit.ts";

/** Copies of a member's own data. */
const OWN_COPY: Limit = { name: "own-copy", points: 5, durationSeconds: 24 * 60 * 60 };

/** Counts one copy of a member's own data and refuses the sixth of a day. */
export const countOwnCopy = (context: Context, memberId: string): Promise<void> =>
  takeEach(context, [[OWN_COPY, keyOf(context.merchant.code, memberId)]]);
