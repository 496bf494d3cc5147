import { parseArgs } from "node:util";
import { measureGuests } from "./pages/guests.ts";
import { MEMBER_PATHS, measureMembers } from "./pages/members.ts";

/**
 * Pages per second from one process. Guests: our server against plain remix-serve and against a bare
 * server that sends the same bytes. Members: the home and five pages of the centre, against another
 * checkout with its build when `--against` names one, and by package with `--profile`.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "6" },
    against: { type: "string" },
    profile: { type: "boolean", default: false },
    "members-only": { type: "boolean", default: false },
  },
});
const seconds = Number(values.seconds);

if (!values["members-only"]) await measureGuests(seconds);
const checkouts = values.against ? [".", values.against] : ["."];
const rates = await measureMembers({ checkouts, seconds, isProfiled: values.profile });
for (const [index, path] of MEMBER_PATHS.entries()) {
  const [now, before] = rates[index]!;
  const ratio = before ? `  ratio ${(now! / before).toFixed(2)}` : "";
  console.log(`member ${path.padEnd(28)} ${now!.toFixed(1).padStart(6)} pages/s${ratio}`);
}
