import type pg from "pg";
import { lossOf, timeOf, usedOf } from "../oracle/protection/guard.ts";
import { startOf, UNITS } from "../oracle/protection/periods.ts";
import type { State } from "../oracle/state.ts";

/** What each protected member has used of the periods, by the oracle. */
export function guardsOf(state: State, now: number, zone: string): Record<string, string> {
  const protectedOnes = Object.entries(state.guards).filter(([, { opened }]) => opened !== null);
  return Object.fromEntries(
    protectedOnes.map(([member, guard]) => {
      const starts = UNITS.map((unit) => ({ unit, from: startOf(unit, now, zone) }));
      const parts = [
        ...starts.map(({ unit }) => lossOf(guard, unit, now, zone)),
        ...starts.map(({ from }) => usedOf(guard, "stake", from)),
        ...starts.map(({ from }) => timeOf(guard, from, null)),
      ];
      return [member, [...parts, `held ${guard.held}`].join(" ")];
    }),
  );
}

/** The same by the platform's rows. */
export async function readGuards(
  observer: pg.Pool,
  code: string,
  now: number,
): Promise<Record<string, string>> {
  const used = ["loss", "stake", "time"].flatMap((kind) =>
    UNITS.map((unit) => `case when $2 < ${unit}_ends then ${kind}_${unit}_used else 0 end`),
  );
  const { rows } = await observer.query<{ member: string; used: string }>(
    `select member, concat_ws(' ', ${used.join(", ")}, 'held', withdraw_only) as used
     from play_guards where merchant = $1`,
    [code, new Date(now)],
  );
  return Object.fromEntries(rows.map((row) => [row.member, row.used]));
}
