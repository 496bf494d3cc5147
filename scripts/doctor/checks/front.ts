import { type Finding, findingsOf } from "../finding.ts";
import type { Check } from "../run-checks.ts";
import { isExample, type World } from "../world.ts";

const { ok, warning, wrong } = findingsOf("front");

const DAY_MS = 86_400_000;
/** Certificates are renewed about thirty days before their end. */
const RENEWED_DAYS = 14;
const HSTS_SECONDS_MIN = 180 * 86_400;
const PATIENCE_MS = 5_000;

/** Each host as a visitor sees it: its certificate, its answer and the headers that protect. */
export const front: Check<World> = {
  name: "front",
  async look({ merchants, net, now }) {
    const names = merchants.flatMap((row) => row.hosts).filter((name) => !isExample(name));
    const found = await Promise.all(
      names.map(async (name) => [
        await certificateFinding(net, name, now()),
        ...(await answerFindings(net, name)),
      ]),
    );
    return found.flat();
  },
};

async function certificateFinding(net: World["net"], name: string, now: Date): Promise<Finding> {
  const about = `${name} certificate`;
  const todo = "Let your proxy obtain a certificate for it.";
  const found = await net.certificate(name).catch(() => null);
  if (!found) return wrong(about, "no answer by TLS", todo);
  if (!found.isTrusted) return wrong(about, "browsers do not trust it", todo);
  const days = Math.floor((found.validTo.getTime() - now.getTime()) / DAY_MS);
  const said = `valid for ${days} days`;
  if (days < 2) return wrong(about, said, "Renew it now.");
  return days < RENEWED_DAYS
    ? warning(about, said, "See why it was not renewed.")
    : ok(about, said);
}

async function answerFindings(net: World["net"], name: string): Promise<Finding[]> {
  const request = new Request(`https://${name}/`, {
    redirect: "manual",
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const answer = await net.fetch(request).catch(() => null);
  if (!answer) return [wrong(name, "does not answer", "See the proxy and the site's servers.")];
  const { status, headers } = answer;
  const hsts = Number(
    /max-age=(\d+)/.exec(headers.get("strict-transport-security") ?? "")?.[1] ?? 0,
  );
  const policy = headers.get("content-security-policy") ?? "";
  const todo = "Let the proxy pass on the site's own headers.";
  // A closed site answers 503 on purpose.
  const isAnswer = status < 500 || status === 503;
  return [
    isAnswer
      ? ok(name, `answers ${status}`)
      : wrong(name, `answers ${status}`, "See the site's log."),
    hsts >= HSTS_SECONDS_MIN
      ? ok(`${name} HSTS`, `${Math.floor(hsts / 86_400)} days`)
      : wrong(`${name} HSTS`, "missing or short", todo),
    policy.includes("script-src") || policy.includes("default-src")
      ? ok(`${name} CSP`, "sent")
      : wrong(`${name} CSP`, "missing", todo),
  ];
}
