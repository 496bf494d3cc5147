import { parseArgs } from "node:util";
import { startEmbedded } from "#platform/store/embedded.ts";
import { processorTime } from "#scripts/lib/database/processor-time.ts";
import { runAgentHistory } from "./agents/run-agent-history.ts";
import { openServer } from "./open-server.ts";
import { type HistoryResult, isTheme, LENGTHS, runHistory } from "./run-history.ts";
import type { ConnectionPair } from "./world.ts";

/**
 * `npm run sim -- --seed 1 --histories 1000` plays histories of money with injected failures
 * against the real verbs; `--agents` plays those of agents. `--history 17` replays one of them and
 * prints its steps. Exits with 1 when one is wrong.
 */
const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    histories: { type: "string", default: "1000" },
    from: { type: "string", default: "0" },
    history: { type: "string" },
    lanes: { type: "string", default: "6" },
    stop: { type: "string", default: "10" },
    data: { type: "string", default: ".data/sim" },
    /** "short", "long", or "mix" of both. */
    length: { type: "string", default: "long" },
    /** "limits" and others: every history has this main subject. */
    theme: { type: "string", default: "" },
    /** Histories of agents' trees and their pay instead. */
    agents: { type: "boolean", default: false },
  },
});
const theme = isTheme(values.theme) ? values.theme : undefined;
const asked = `--length ${values.length}${theme ? ` --theme ${theme}` : ""}`;
const which = values.agents ? "--agents" : asked;
const length = LENGTHS.find((one) => one === values.length);
if (!length) throw new Error(`--length is one of ${LENGTHS.join(", ")}`);
/** A new database after this many histories: a large one makes every step slower. */
const PER_DATABASE = 3_000;

const server = await startEmbedded({ dataDir: values.data });
const databases = await openServer(server.ownerUrl);
const startedAt = performance.now();
const usedBefore = processorTime(databases.postmaster);
let played = 0;
let sent = 0;
const sizes: number[] = [];
let failed = 0;

async function playRange(from: number, to: number): Promise<void> {
  const opened = await databases.open("sim_histories", Math.min(Number(values.lanes), to - from));
  let next = from;
  await Promise.all(
    opened.pairs.map(async (pair) => {
      while (next < to && failed < Number(values.stop)) {
        const number = next++;
        report(number, await play(pair, number));
      }
    }),
  );
  await opened.close();
}

const play = (pair: ConnectionPair, number: number): Promise<HistoryResult> =>
  values.agents
    ? runAgentHistory(pair, values.seed, number)
    : runHistory(pair, values.seed, number, length, theme);

function report(number: number, result: HistoryResult): void {
  played += 1;
  sent += result.sent;
  sizes.push(result.sent);
  if (values.history || result.problems.length > 0) {
    for (const step of result.steps) console.log(`  ${step}`);
  }
  if (result.problems.length > 0) {
    failed += 1;
    console.log(`history ${number} is wrong (--seed ${values.seed} ${which} --history ${number}):`);
    for (const problem of result.problems) console.log(`  ${problem}`);
  }
  if (played % 250 === 0) console.log(summary());
}

function summary(): string {
  const seconds = (performance.now() - startedAt) / 1_000;
  const pace = (played / seconds).toFixed(1);
  const used = (processorTime(databases.postmaster) - usedBefore) / played;
  const cost = `${Math.round(used)} ms of processor each`;
  const summary = `${sent} messages (${spread()} each)`;
  return `${played} histories, ${summary}, ${failed} wrong, ${pace} a second, ${cost}`;
}

/** The lengths of the histories: the shortest tenth, the middle and the longest tenth. */
function spread(): string {
  const sorted = sizes.toSorted((one, other) => one - other);
  return [0.1, 0.5, 0.9].map((part) => sorted[Math.floor(part * sorted.length)]).join("/");
}

const first = Number(values.history ?? values.from);
const last = values.history ? first + 1 : first + Number(values.histories);
for (let from = first; from < last && failed < Number(values.stop); from += PER_DATABASE) {
  await playRange(from, Math.min(from + PER_DATABASE, last));
}
console.log(summary());

await databases.close();
await server.stop();
process.exitCode = failed === 0 ? 0 : 1;
