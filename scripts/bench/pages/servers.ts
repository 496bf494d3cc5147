import { type ServerProcess, startServerProcess } from "../../lib/server-process.ts";

const running: ServerProcess[] = [];

/** Starts a process that serves pages of the demonstration and waits until it answers. */
export async function startServing(
  args: string[],
  { port, path, env = {}, cwd }: { port: number; path: string; env?: object; cwd?: string },
): Promise<ServerProcess> {
  const server = await startServerProcess({
    args,
    url: `http://127.0.0.1:${port}${path}`,
    env: {
      NODE_ENV: "production",
      DEPLOYMENT: "demo",
      DEMO_BRANDS: "alba",
      DEMO_DAYS: "0",
      LOG_LEVEL: "warn",
      PORT: String(port),
      PLATFORM_PORT: String(port),
      ...env,
    },
    ...(cwd && { cwd }),
  });
  running.push(server);
  return server;
}

export async function stopAll() {
  for (const server of running.splice(0).reverse()) await server.stop();
}
