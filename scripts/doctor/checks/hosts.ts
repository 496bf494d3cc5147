import { type Finding, findingsOf } from "../finding.ts";
import type { Check } from "../run-checks.ts";
import { isExample, type World } from "../world.ts";

const { ok, wrong, wrongIf } = findingsOf("hosts");

/** Whether the names of every merchant's hosts and of the office lead anywhere. */
export const hosts: Check<World> = {
  name: "hosts",
  async look({ merchants, env, net, isReal }) {
    const office = env.OFFICE_ORIGIN ? [new URL(env.OFFICE_ORIGIN).hostname] : [];
    const names = [...new Set([...merchants.flatMap((row) => row.hosts), ...office])];
    return Promise.all(
      names.map(async (name): Promise<Finding> => {
        if (isExample(name)) {
          const todo = "Name the host that players use, in merchant.json.";
          return wrongIf(isReal, name, "no host of the internet", todo);
        }
        const found = await net.addresses(name).catch(() => []);
        if (found.length > 0) return ok(name, found.join(", "));
        return wrong(name, "has no address", "Make its entry in the DNS.");
      }),
    );
  },
};
