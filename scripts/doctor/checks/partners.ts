import { and, eq } from "drizzle-orm";
import { secretsOf } from "#platform/core/merchant/secrets-of.ts";
import { askRound } from "#platform/play/reconciliation/ask-vendor-rounds.ts";
import { vendors } from "#platform/store/schema/catalogue.ts";
import { type Finding, findingsOf } from "../finding.ts";
import type { Check } from "../run-checks.ts";
import { isExample, type World } from "../world.ts";

const { ok, warning, wrong, wrongIf } = findingsOf("partners");

const CLOCK_SECONDS = 30;
const PATIENCE_MS = 5_000;
/** A round that no vendor has: the answer is signed and changes nothing. */
const NO_ROUND = "doctor";

/** The merchants' vendors and gateways: whether they answer, with our secret, and at our time. */
export const partners: Check<World> = {
  name: "partners",
  async look(world) {
    const found = await Promise.all(
      world.merchants.map(async (row) => [
        ...(await vendorFindings(world, row)),
        ...(await gatewayFindings(world, row)),
      ]),
    );
    return found.flat();
  },
};

type Row = World["merchants"][number];

async function vendorFindings(world: World, { code }: Row): Promise<Finding[]> {
  const { store, random, now, isReal } = world;
  const clock = { now };
  const [own, secrets] = await Promise.all([
    store.inMerchant(code, (tx) =>
      tx
        .select()
        .from(vendors)
        .where(and(eq(vendors.merchant, code), eq(vendors.isEnabled, true))),
    ),
    secretsOf({ store, clock, secrets: world.secrets }, code),
  ]);
  return Promise.all(
    own.map(async (vendor): Promise<Finding> => {
      const about = `${code} ${vendor.code}`;
      const { hostname } = new URL(vendor.launchUrl);
      if (isExample(hostname)) {
        const todo = "Connect a vendor of your own.";
        return wrongIf(isReal, about, "is on this machine or an example", todo);
      }
      if (!secrets.vendors.get(vendor.code)?.length) {
        const todo = `Run npm run merchant -- secret vendor ${code} ${vendor.code}.`;
        return wrong(about, "has no secret", todo);
      }
      const seen: { answer?: Response } = {};
      const outside = async (request: Request) => {
        seen.answer = await world.net.fetch(request);
        return seen.answer.clone();
      };
      const connection = { clock, random, secrets, outside, merchant: { code } };
      const round = await askRound(connection, vendor, NO_ROUND);
      if (!seen.answer) return wrong(about, "does not answer", "Ask the vendor.");
      return (
        clockFinding(about, seen.answer, now()) ?? signedFinding(about, seen.answer, round !== null)
      );
    }),
  );
}

const signedFinding = (about: string, { status }: Response, isSigned: boolean): Finding =>
  isSigned
    ? ok(about, "answers, signed with our secret")
    : wrong(
        about,
        `answers ${status} without our signature`,
        "Compare the secret with the vendor.",
      );

async function gatewayFindings({ net, now, isReal }: World, row: Row): Promise<Finding[]> {
  const named = Object.entries((row.settings.gateways ?? {}) as Record<string, string>);
  return Promise.all(
    named.map(async ([name, address]): Promise<Finding> => {
      const about = `${row.code} ${name}`;
      if (!URL.canParse(address)) return wrong(about, "has no address", "Set settings.gateways.");
      if (isExample(new URL(address).hostname)) {
        const todo = "Name the gateway's own address in merchant.json.";
        return wrongIf(isReal, about, "is on this machine or an example", todo);
      }
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const answer = await net
        .fetch(new Request(address, { redirect: "manual", signal }))
        .catch(() => null);
      if (!answer) return wrong(about, "does not answer", "Ask the gateway.");
      return clockFinding(about, answer, now()) ?? ok(about, `answers ${answer.status}`);
    }),
  );
}

/** A partner whose clock differs refuses our signatures, or we refuse theirs. */
function clockFinding(about: string, answer: Response, now: Date): Finding | null {
  const date = Date.parse(answer.headers.get("date") ?? "");
  const seconds = Math.round(Math.abs(date - now.getTime()) / 1000);
  if (Number.isNaN(date) || seconds <= CLOCK_SECONDS) return null;
  return warning(about, `its clock is ${seconds} s from ours`, "Run NTP, and tell the partner.");
}
