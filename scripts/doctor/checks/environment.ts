import { plainTransports } from "../../../server/backend/production/plain-transports.ts";
import { findingsOf } from "../finding.ts";
import type { Check } from "../run-checks.ts";
import type { Outside } from "../world.ts";

const { ok, warning, wrong, wrongIf } = findingsOf("environment");

/** The variables: readEnv has refused what is wrong by itself. */
export const environment: Check<Outside> = {
  name: "environment",
  async look({ env, isReal }) {
    const found = [
      isReal
        ? ok("DEPLOYMENT", "production")
        : warning("DEPLOYMENT", "a demonstration", "Set DEPLOYMENT=production for real players."),
    ];
    if (env.PUBLIC_SCHEME !== "https") {
      const todo = "Set PUBLIC_SCHEME=https behind a proxy with certificates.";
      found.push(wrongIf(isReal, "PUBLIC_SCHEME", "players are sent to http", todo));
    }
    if (env.PUBLIC_SCHEME === "https" && env.TRUSTED_PROXY_HOPS === 0) {
      const todo = "Set TRUSTED_PROXY_HOPS to the number of your own proxies.";
      found.push(warning("TRUSTED_PROXY_HOPS", "every visitor has the proxy's address", todo));
    }
    if (isReal && env.METRICS_PORT === undefined) {
      const todo = "Set METRICS_PORT and load deploy/prometheus/alerts.yaml.";
      found.push(warning("METRICS_PORT", "nobody watches the figures", todo));
    }
    if (isReal && !env.FINDINGS_EMAIL && !env.FINDINGS_WEBHOOK_URL) {
      const todo = "Set FINDINGS_EMAIL or FINDINGS_WEBHOOK_URL.";
      found.push(warning("FINDINGS_EMAIL", "nobody is told of findings", todo));
    }
    if (isReal && !env.WATCHLISTS_DIR) {
      const todo = "Set WATCHLISTS_DIR to the folder with your lists of sanctions.";
      found.push(warning("WATCHLISTS_DIR", "nobody is looked up in lists of sanctions", todo));
    }
    if (isReal && env.MASTER_SECRET_OTHER) {
      const todo = "End the change of the master secret, as docs/operate.md says.";
      found.push(warning("MASTER_SECRET_OTHER", "a second secret is accepted", todo));
    }
    for (const name of plainTransports(env, [])) {
      found.push(wrong(name, "sent without TLS", "Name an address with TLS."));
    }
    return found;
  },
};
