import type {
  LimitKind,
  LimitPeriod,
} from "#platform/contract/members/protection/protection-kinds.ts";
import { askReturn, confirmReturn } from "#platform/members/protection/breaks/return-to-play.ts";
import { startExclusion } from "#platform/members/protection/breaks/start-exclusion.ts";
import { startTimeOut } from "#platform/members/protection/breaks/start-time-out.ts";
import { cancelLimit, confirmLimit } from "#platform/members/protection/limits/confirm-limit.ts";
import { setLimit } from "#platform/members/protection/limits/set-limit.ts";
import type { Which } from "../../oracle/protection/guard.ts";
import type { ProtectMove } from "../../oracle/protection/protect.ts";
import type { Station, World } from "../../world.ts";

/** A member sets a limit, takes a break or comes back. */
export async function sendProtect(
  { observer, code, now }: World,
  { context }: Station,
  move: ProtectMove,
): Promise<string> {
  const known = context(move.member);
  const { actor } = known;
  const isUnproven = "isProven" in move && !move.isProven;
  // Proofs belong to a session; two requests at once may come from two.
  const player = isUnproven ? { ...known, actor: { ...actor!, sessionId: "unproven" } } : known;
  if ("isProven" in move && move.isProven) {
    await observer.query(
      `insert into session_proofs (merchant, session_id, at) values ($1, $2, $3)
       on conflict (merchant, session_id) do update set at = excluded.at`,
      [code, actor!.sessionId, new Date(now())],
    );
  }
  switch (move.act) {
    case "set": {
      const { amount } = move;
      const units = move.which.startsWith("time") ? 10_000 : 1;
      await setLimit(player, {
        ...limitOf(move.which),
        amount: amount === null ? null : BigInt(amount * units),
      });
      break;
    }
    case "confirm":
      await confirmLimit(player, limitOf(move.which));
      break;
    case "cancel":
      await cancelLimit(player, limitOf(move.which));
      break;
    case "timeOut":
      await startTimeOut(player, { hours: move.hours });
      break;
    case "exclude":
      await startExclusion(player, { months: move.months, scope: "merchant" });
      break;
    case "askReturn":
      await askReturn(player);
      break;
    case "return":
      await confirmReturn(player);
  }
  return "OK";
}

function limitOf(which: Which) {
  const [kind, period] = which.split(" ") as [LimitKind, LimitPeriod];
  return { kind, period };
}
