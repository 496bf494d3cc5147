import type { Asked, Engine, Session, SpinRow } from "../../engines/engine.ts";
import type { Studio } from "../studio.ts";
import { beginSpin } from "./begin-spin.ts";
import { settleSpin } from "./settle-spin.ts";

/**
 * Plays one spin under the client's own id: the same id returns the same spin and never bets twice.
 * An earlier spin of unknown outcome is settled first. While it is unresolved or its first call
 * still runs, nothing is drawn and its pending row is returned. Null when the request does not fit
 * the round any more.
 */
export async function spin(
  studio: Studio,
  machine: Engine,
  session: Session,
  asked: Asked,
): Promise<SpinRow | null> {
  const begun = await beginSpin(studio, machine, session, asked);
  if (begun.spin) return settleSpin(studio, begun.spin, session);
  if (!begun.blockedBy) return null;
  if (begun.isUnderWay) return begun.blockedBy;
  const earlier = await settleSpin(studio, begun.blockedBy, null);
  if (earlier.state === "pending") return earlier;
  const again = await beginSpin(studio, machine, session, asked);
  return again.spin ? settleSpin(studio, again.spin, session) : again.blockedBy;
}
