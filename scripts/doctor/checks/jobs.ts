import { readBacklog, readWaiting, type Waiting } from "#platform/jobs/state/read-state.ts";
import { type Finding, findingsOf } from "../finding.ts";
import type { Check } from "../run-checks.ts";
import type { World } from "../world.ts";

const { ok, warning, wrong } = findingsOf("jobs");

const MINUTE_MS = 60_000;
const LATE_MINUTES = 10;
const FEED_ROWS = 10_000;

/** Jobs that are late, failing or given up, unsent messages, and findings that nobody closed. */
export const jobs: Check<World> = {
  name: "jobs",
  async look({ store, now, merchants }) {
    const at = now();
    const rows = [...(await readWaiting(store, at)), ...(await readBacklog(store))];
    const own = rows.filter(({ merchant }) => merchants.some(({ code }) => code === merchant));
    const found = own.flatMap((row) => findingOf(row, at) ?? []);
    return found.length > 0 ? found : [ok("all", "nothing is late, failing or given up")];
  },
};

function findingOf({ about, merchant, kind, waiting, since }: Waiting, now: Date): Finding | null {
  const name = `${merchant} ${kind}`;
  const work = `Run npm run merchant -- work list ${merchant}.`;
  const minutes = since === null ? 0 : Math.floor((now.getTime() - since.getTime()) / MINUTE_MS);
  switch (about) {
    case "jobs_late":
      if (minutes < LATE_MINUTES) return warning(name, `late by ${minutes} minutes`, work);
      return wrong(name, `late by ${minutes} minutes`, "See whether a platform runs, and its log.");
    case "jobs_failing":
      return warning(name, "its last attempt failed", work);
    case "jobs_dead":
      return wrong(name, `${waiting} periods were given up`, work);
    case "outbox_messages":
      if (kind !== "dead") return null;
      return warning(name, `${waiting} messages were given up`, "See the mail server's log.");
    case "findings_open":
      return warning(
        name,
        `${waiting} findings are open`,
        `Run npm run merchant -- finding list ${merchant}.`,
      );
    case "feed_unread_rows":
      if (waiting < FEED_ROWS) return null;
      return warning(name, `${waiting} settled rounds are not read`, work);
    default:
      return null;
  }
}
