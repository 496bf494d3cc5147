import { and, eq } from "drizzle-orm";
import { DEMO_ADMIN } from "#platform/staff/people/demo-admin.ts";
import { depositMethods } from "#platform/store/schema/cashier.ts";
import { staff } from "#platform/store/schema/person.ts";
import { type Finding, findingsOf } from "../finding.ts";
import type { Check } from "../run-checks.ts";
import type { World } from "../world.ts";

const { ok, wrong } = findingsOf("demonstration");

/** Carriers that move no real money. */
const CARRIERS = ["mockpay", "mockchain"];
const EXAMPLE = /[@/.]([\w-]+\.)*(example(\.(com|net|org))?|invalid|test|localhost)(?![\w.-])/i;

/** What a demonstration leaves behind: known accounts, play gateways and example addresses. */
export const demonstration: Check<World> = {
  name: "demonstration",
  async look(world) {
    const { isReal, env, store, merchants } = world;
    if (!isReal) return [ok("all", "this is one: its accounts and addresses are known")];
    const found: Finding[] = [];
    for (const name of ["STUDIO_ORIGIN", "MOCKPAY_ORIGIN"] as const) {
      const todo = `Leave ${name} out.`;
      if (env[name]) found.push(wrong(name, "the demonstration's own partner runs", todo));
    }
    const admins = await store.db.$count(
      staff,
      and(eq(staff.id, DEMO_ADMIN), eq(staff.status, "active")),
    );
    if (admins > 0) {
      const todo = `Run npm run merchant -- staff end "*" ${DEMO_ADMIN}.`;
      found.push(wrong(DEMO_ADMIN, "may act as an admin", todo));
    }
    for (const row of merchants) found.push(...(await leftAt(world, row)));
    return found.length > 0 ? found : [ok("all", "nothing of one is left")];
  },
};

async function leftAt({ store }: World, row: World["merchants"][number]): Promise<Finding[]> {
  const { code, settings } = row;
  const found: Finding[] = [];
  if (row.isDemonstration) {
    const todo = "Begin with an empty database.";
    found.push(wrong(code, "was made by a demonstration, whose passwords are known", todo));
  }
  const methods = await store.inMerchant(code, (tx) =>
    tx
      .select({ code: depositMethods.code, gateway: depositMethods.gateway })
      .from(depositMethods)
      .where(and(eq(depositMethods.merchant, code), eq(depositMethods.isEnabled, true))),
  );
  for (const method of methods.filter(({ gateway }) => gateway && CARRIERS.includes(gateway))) {
    const todo = "Take it out of merchant.json and apply it.";
    found.push(wrong(`${code} ${method.code}`, `is paid through ${method.gateway}`, todo));
  }
  for (const [name, value] of Object.entries(settings)) {
    if (!EXAMPLE.test(JSON.stringify(value))) continue;
    const todo = "Write your own in merchant.json and apply it.";
    found.push(wrong(`${code} settings.${name}`, "has an example address", todo));
  }
  return found;
}
