import type { awardClaim } from "../../contract/club/own-awards.ts";
import type { ValueOf } from "../../contract/wire/call.ts";
import type { Policy } from "../../domain/policy/policy.ts";
import { heldMultiple } from "./held-multiple.ts";
import type { AwardRow } from "./reach-award.ts";
import type { Said } from "./said-of.ts";

/** An award as its member sees it: one that waits with the wagering that the law leaves. */
export const toAward = (
  row: AwardRow,
  policy: Policy,
  { boardOf, spinsOf }: Said,
): ValueOf<typeof awardClaim> => ({
  ...{ id: row.id, kind: row.kind, rule: row.rule, period: row.period },
  ...{ amount: row.amount, points: row.points, state: row.state, board: boardOf(row) },
  spins: spinsOf(row.spins, row.state === "REACHED" ? policy : null),
  multiple: row.state === "REACHED" ? heldMultiple(row.multiple, policy) : row.multiple,
  reachedAt: row.reachedAt.getTime(),
  expiresAt: row.expiresAt?.getTime() ?? null,
  issuedAt: row.issuedAt?.getTime() ?? null,
});
