import { readBacklog } from "#platform/jobs/state/read-state.ts";
import { findingsOf } from "../finding.ts";
import type { Check } from "../run-checks.ts";
import type { World } from "../world.ts";

const { ok, wrong, wrongIf } = findingsOf("books");

const HOUR_MS = 3_600_000;
/** The job verifies from the seals each day, and the whole on the first of a month. */
const HOURS_MAX: Readonly<Record<string, number>> = { seals: 30, whole: 32 * 24 };

/** When each merchant's books were last found sound. */
export const books: Check<World> = {
  name: "books",
  async look({ store, now, merchants, isReal }) {
    const rows = await readBacklog(store);
    return merchants.flatMap(({ code, createdAt }) =>
      rows
        .filter(({ about, merchant }) => about === "books_sound" && merchant === code)
        .map(({ kind, since }) => {
          const about = `${code} ${kind}`;
          const most = HOURS_MAX[kind]!;
          const hours = Math.floor((now().getTime() - (since ?? createdAt).getTime()) / HOUR_MS);
          const todo = `Run npm run ledger -- verify ${code}${kind === "whole" ? " --whole" : ""}.`;
          if (since === null) {
            // A new merchant has not had its first day.
            return wrongIf(isReal && hours > most, about, "never found sound", todo);
          }
          const said = `found sound ${hours} hours ago`;
          return hours <= most ? ok(about, said) : wrong(about, said, todo);
        }),
    );
  },
};
