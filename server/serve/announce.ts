import type { Env } from "#env";
import { ACCOUNT_TYPE } from "#platform/contract/members/account-type.ts";
import type { DemoAccount } from "#platform/demo/demo-accounts.ts";
import type { Backend } from "../backend/open-backend.ts";
import { OUTBOX_HOST, OUTBOX_PATH } from "../demo/outbox-path.ts";
import type { SiteHandler } from "../site.ts";

/** Prints the addresses for the person at the terminal. */
export function announce(parts: {
  env: Env;
  port: number;
  site: Pick<SiteHandler, "hasBrandAt"> | undefined;
  backend: Pick<Backend, "hosts" | "accounts" | "outbox"> | undefined;
  tell: (line: string) => void;
  logFile: string | undefined;
}): void {
  const { env, port, site, backend, tell } = parts;
  const rows: [string, string][] = [];
  if (site && !backend) {
    rows.push(["Site", `http://${env.HOST}:${port}, with the platform at ${env.PLATFORM_URL}`]);
  }
  // The platform keeps a merchant whose folder is gone, but the site answers on none of its hosts.
  const { hasBrandAt = () => true } = site ?? {};
  const served = ((site && backend?.hosts) ?? []).filter(({ host }) => hasBrandAt(host));
  for (const [name, hosts] of Map.groupBy(served, (row) => row.name)) {
    const shortest = hosts.reduce((best, row) => (row.host.length < best.host.length ? row : best));
    rows.push([name, `${env.PUBLIC_SCHEME}://${shortest.host}:${port}`]);
  }
  for (const [login, brands] of Map.groupBy(backend?.accounts ?? [], loginOf)) {
    rows.push(["Log in as", `${login} (${brands.map(({ merchant }) => merchant).join(", ")})`]);
  }
  const document = env.OPENAPI_PUBLIC ? "/platform/openapi.json" : "/platform";
  if (backend) rows.push(["Platform", `http://${env.HOST}:${port}${document}`]);
  if (backend?.outbox) rows.push(["Mail, SMS", `http://${OUTBOX_HOST}:${port}${OUTBOX_PATH}`]);
  if (parts.logFile) rows.push(["Log", parts.logFile]);
  const width = Math.max(0, ...rows.map(([name]) => name.length)) + 3;
  tell(["", ...rows.map(([name, value]) => `  ${name.padEnd(width)}${value}`), ""].join("\n"));
}

function loginOf({ username, password, type, withdrawDigits }: DemoAccount) {
  const more = type === ACCOUNT_TYPE.trial ? ", a trial account" : "";
  return `${username} / ${password}${more}${withdrawDigits ? `, withdraws with ${withdrawDigits}` : ""}`;
}
