import { type ServerProcess, startServerProcess } from "../lib/server-process.ts";
import { type Balancer, roundRobin } from "./round-robin.ts";

export const PORTS = {
  platforms: [4371, 4372],
  sites: [4373, 4374],
  platformProxy: 4370,
  siteProxy: 4375,
  smsGateway: 4376,
} as const;

export type Instances = {
  platforms: ServerProcess[];
  sites: ServerProcess[];
  platformProxy: Balancer;
  siteProxy: Balancer;
  close(): Promise<void>;
};

/** Two platforms on one database behind one address, and two sites that know only this address. */
export async function startInstances(
  databaseUrl: string,
  masterSecret: string,
): Promise<Instances> {
  const common = {
    NODE_ENV: "production",
    DEPLOYMENT: "demo",
    MASTER_SECRET: masterSecret,
    LOG_LEVEL: "error",
    TRUSTED_PROXY_HOPS: "1",
  };
  const closing: (() => Promise<void>)[] = [];
  const start = async (script: string, port: number, env: Record<string, string>) => {
    const url = `http://127.0.0.1:${port}/ready`;
    const server = await startServerProcess({ args: [script], url, env: { ...common, ...env } });
    closing.unshift(server.stop);
    return server;
  };
  const close = async () => {
    for (const end of closing) await end();
  };
  try {
    const platforms: ServerProcess[] = [];
    const sms = `http://127.0.0.1:${PORTS.smsGateway}/`;
    for (const port of PORTS.platforms) {
      const env = { DATABASE_URL: databaseUrl, PLATFORM_PORT: String(port), SMS_GATEWAY_URL: sms };
      platforms.push(await start("scripts/platform.ts", port, env));
    }
    const platformProxy = await roundRobin(PORTS.platformProxy, PORTS.platforms);
    closing.unshift(platformProxy.close);
    const sites: ServerProcess[] = [];
    for (const port of PORTS.sites) {
      const platform = `http://127.0.0.1:${PORTS.platformProxy}`;
      sites.push(await start("server.ts", port, { PORT: String(port), PLATFORM_URL: platform }));
    }
    const siteProxy = await roundRobin(PORTS.siteProxy, PORTS.sites);
    closing.unshift(siteProxy.close);
    return { platforms, sites, platformProxy, siteProxy, close };
  } catch (error) {
    await close();
    throw error;
  }
}
