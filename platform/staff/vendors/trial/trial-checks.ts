import type { z } from "zod";
import {
  demoAnswer,
  launchAnswer,
  ROUNDS_WINDOW_MS,
  roundAnswer,
  roundsAnswer,
  stuckAnswer,
} from "../../../contract/play/vendor-wallet.ts";
import { type Sent, sendToVendor, type WireParts } from "./vendor-wire.ts";

/** One check of a trial: what is wrong, and the request to repeat. Null problem: it passed. */
export type Checked = { check: string; problem: string | null; command: string | null };

const UNKNOWN_ROUND = "trial-unknown-round";
/** No merchant's code has a dash at its end. */
const NOBODY = "nobody-";
const HOUR_SECONDS = 3_600;

const read = <Answer extends z.ZodType>(schema: Answer, body: string) => {
  try {
    return schema.safeParse(JSON.parse(body));
  } catch {
    return null;
  }
};

/** What is wrong with an answer that must be signed and of that form. */
function problemOf({ status, isSigned, body }: Sent, schema: z.ZodType): string | null {
  if (status === 0) return "no answer within 5 seconds";
  if (status !== 200) return `status ${status} instead of 200`;
  if (!isSigned) return "the answer's X-Signature is wrong or missing";
  const answer = read(schema, body);
  if (answer === null) return "the answer is no JSON";
  const [issue] = answer.error?.issues ?? [];
  return issue ? `the answer's ${issue.path.join(".")}: ${issue.message}` : null;
}

const checked = (check: string, sent: Sent, problem: string | null): Checked => ({
  ...{ check, problem },
  command: problem === null ? null : sent.command,
});

const mustRefuse = (check: string, sent: Sent) =>
  checked(check, sent, sent.status === 401 ? null : `status ${sent.status} instead of 401`);

const query = (path: string, of: Record<string, string>) => `${path}?${new URLSearchParams(of)}`;

/** Whoever is not the platform, or is late, or says something twice, must be refused. */
export async function signatureChecks(wire: WireParts, merchant: string, launch: string) {
  const stuck = { path: query("/stuck", { merchant }) };
  const round = { path: query("/round", { merchant, roundId: UNKNOWN_ROUND }) };
  const first = await sendToVendor(wire, round);
  const { headers } = first;
  const forgedLaunch = { path: "", body: launch };
  const other = launch.replace(/"language":"es"/, '"language":"en"');
  return [
    mustRefuse("a forged signature", await sendToVendor(wire, stuck, { isForged: true })),
    mustRefuse("a forged launch", await sendToVendor(wire, forgedLaunch, { isForged: true })),
    mustRefuse("another body", await sendToVendor(wire, forgedLaunch, { otherBody: other })),
    mustRefuse("an old timestamp", await sendToVendor(wire, stuck, { lateBy: HOUR_SECONDS })),
    mustRefuse("a coming timestamp", await sendToVendor(wire, stuck, { lateBy: -HOUR_SECONDS })),
    mustRefuse("the same request twice", await sendToVendor(wire, round, { again: headers })),
  ];
}

/** The questions by which books are compared. */
export async function bookChecks(wire: WireParts, merchant: string): Promise<Checked[]> {
  const round = await sendToVendor(wire, {
    path: query("/round", { merchant, roundId: UNKNOWN_ROUND }),
  });
  const state = read(roundAnswer, round.body)?.data?.state;
  const isUnknown = state === "UNKNOWN" ? null : `state ${state} instead of UNKNOWN`;
  const stuck = await sendToVendor(wire, { path: query("/stuck", { merchant }) });
  const to = wire.clock.now();
  const from = new Date(to.getTime() - ROUNDS_WINDOW_MS);
  const asked = { from: from.toISOString(), to: to.toISOString(), page: "1" };
  const rounds = await sendToVendor(wire, { path: query("/rounds", { merchant, ...asked }) });
  const foreign = await sendToVendor(wire, {
    path: query("/rounds", { ...asked, merchant: NOBODY }),
  });
  const told = read(roundsAnswer, rounds.body)?.data?.rounds ?? [];
  const isWithin = ({ closedAt }: { closedAt: string }) =>
    Date.parse(closedAt) >= from.getTime() && Date.parse(closedAt) < to.getTime();
  const outside = told.find((one) => !isWithin(one));
  const unread = problemOf(rounds, roundsAnswer);
  return [
    checked("/round of an unknown id", round, problemOf(round, roundAnswer) ?? isUnknown),
    checked("/rounds of an hour", rounds, unread),
    checked(
      "/rounds closed in it",
      rounds,
      unread ?? (outside ? `${outside.roundId} is not` : null),
    ),
    checked("/rounds of another merchant", foreign, foreignProblem(foreign)),
    checked("/stuck", stuck, problemOf(stuck, stuckAnswer)),
  ];
}

/** The secret is one merchant's: another one's rounds are refused, or there are none. */
function foreignProblem(sent: Sent): string | null {
  if (sent.status >= 400 && sent.status < 500) return null;
  const known = read(roundsAnswer, sent.body)?.data;
  return known?.rounds.length === 0 ? null : "neither refused nor empty";
}

/** A launch, and what its address must be. Returns the address where it may be opened. */
export async function launchCheck(
  wire: WireParts,
  { check, body, frames }: { check: string; body: string; frames: readonly string[] },
): Promise<{ results: Checked[]; url: string | null }> {
  const sent = await sendToVendor(wire, { path: "", body });
  const url = read(launchAnswer, sent.body)?.data?.url ?? "";
  const origin = URL.canParse(url) ? new URL(url).origin : "";
  const isFrame = frames.includes(origin);
  const elsewhere = `the address is at ${origin || "no origin"}, which is none of --frames`;
  const problem = problemOf(sent, launchAnswer) ?? (isFrame ? null : elsewhere);
  return { results: [checked(check, sent, problem)], url: problem === null ? url : null };
}

/** Opens a game's page like a browser in a frame. It may say that the trial account may not play. */
export async function pageCheck(
  { outside }: Pick<WireParts, "outside">,
  url: string,
): Promise<Checked> {
  const command = `curl -i '${url.replaceAll("'", "%27")}'`;
  const problem = await outside(new Request(url, { signal: AbortSignal.timeout(10_000) })).then(
    async (response) => {
      await response.text();
      if (response.status >= 500) return `status ${response.status}`;
      const frame = response.headers.get("x-frame-options");
      if (frame) return `X-Frame-Options: ${frame} forbids the brand's frame`;
      const policy = response.headers.get("content-security-policy") ?? "";
      return /frame-ancestors\s+'(none|self)'\s*(;|$)/.test(policy)
        ? "frame-ancestors forbids the brand's frame"
        : null;
    },
    () => "no answer within 10 seconds",
  );
  return { check: "the game's page", problem, command: problem === null ? null : command };
}

/** The play money of a demo's player. */
export async function demoCheck(wire: WireParts, merchant: string, playerId: string) {
  const sent = await sendToVendor(wire, { path: query("/demo", { merchant, playerId }) });
  return checked("/demo of a new player", sent, problemOf(sent, demoAnswer));
}
