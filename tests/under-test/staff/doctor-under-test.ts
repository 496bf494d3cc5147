import { type Env, readEnv } from "#env";
import { outsideOf, worldOf } from "../../../scripts/doctor/open-world.ts";
import type { Mail, Net, Outside, World } from "../../../scripts/doctor/world.ts";
import { TEST_START, testStore, testUrl } from "../../support/database.ts";

/** An internet in which nobody answers. */
export const nobody: Net = {
  addresses: async () => [],
  certificate: () => Promise.reject(new Error("nobody")),
  fetch: () => Promise.reject(new Error("nobody")),
};

export const PRODUCTION = {
  NODE_ENV: "production",
  MASTER_SECRET: "q7Gz2mWx9LpR4tYvB8nKcD3fHjS6aE1uQ5oXiZ0wTbMyVrNl",
  DATABASE_URL: "postgresql://platform_app@db.casa.mx/casa?sslmode=verify-full",
  TRUSTED_PROXY_HOPS: "1",
  METRICS_PORT: "9464",
  SMTP_URL: "smtps://mail.casa.mx",
  MAIL_FROM: "ayuda@casa.mx",
  SMS_GATEWAY_URL: "https://sms.casa.mx",
  FINDINGS_EMAIL: "turno@casa.mx",
  WATCHLISTS_DIR: "/listas",
};

type Given = { env?: Record<string, string>; net?: Partial<Net>; mail?: Mail | null };

/** What a doctor of a production sees without its database. */
export function outsideUnderTest({ env = {}, net = {}, mail = null }: Given = {}): Outside {
  const read: Env = readEnv({ ...PRODUCTION, ...env });
  return {
    ...outsideOf(read, { net: { ...nobody, ...net }, mail, sendTo: undefined }),
    now: () => new Date(TEST_START),
  };
}

/** The same beside the database of the tests, with one of its merchants. */
export async function worldUnderTest(only: string, given: Given = {}): Promise<World> {
  const store = await testStore();
  return worldOf(outsideUnderTest(given), { url: testUrl(), store, only });
}

/** What a check said of each thing, as "state about". */
export async function saidBy<World>(
  check: { look(world: World): Promise<{ state: string; about: string }[]> },
  world: World,
): Promise<string[]> {
  return (await check.look(world)).map(({ state, about }) => `${state} ${about}`);
}
