import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { request } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { readEnv } from "#env";
import { startServer } from "../../server.ts";
import { type EngineWords, must } from "./engine.ts";

const SITE = 4330;

/**
 * Runs a container as hardened as in production, with a platform on this machine, and requests a
 * brand's home page. Throws when it does not become healthy, returns no page, or does not stop on
 * demand.
 */
export async function smokeTest(engine: string, words: EngineWords, tag: string, host: string) {
  const secret = randomBytes(32).toString("base64url");
  const env = readEnv({
    PLATFORM_PORT: "0",
    DATA_DIR: ".data/image",
    MASTER_SECRET: secret,
    LOG_LEVEL: "warn",
  });
  const platform = await startServer({ env });
  const variables = {
    PORT: SITE,
    HOST: "127.0.0.1",
    PLATFORM_URL: `http://127.0.0.1:${platform.port}`,
    MASTER_SECRET: secret,
    PUBLIC_SCHEME: "http",
  };
  const name = `smoke-${randomBytes(4).toString("hex")}`;
  const given = Object.entries(variables).flatMap(([key, value]) => ["-e", `${key}=${value}`]);
  const hardened = ["--read-only", "--cap-drop", "ALL", "--security-opt", "no-new-privileges"];
  const options = ["-d", "--name", name, "--network", "host", ...hardened, ...given];
  must(engine, [...words.engine, "run", ...options, ...words.run, tag]);
  try {
    await waitUntilHealthy();
    await expectPage(host);
    console.log(`${tag} serves its home page.`);
  } finally {
    spawnSync(engine, [...words.engine, "logs", name], { stdio: "inherit" });
    must(engine, [...words.engine, "stop", name]);
    const state = ["inspect", "-f", "{{.State.ExitCode}}", name];
    const ended = spawnSync(engine, [...words.engine, ...state])
      .stdout.toString()
      .trim();
    spawnSync(engine, [...words.engine, "rm", "-f", name]);
    await platform.close();
    if (ended !== "0") console.error(`The container ended with ${ended} instead of 0.`);
  }
}

async function waitUntilHealthy() {
  for (let attempt = 0; attempt < 100; attempt++) {
    const answer = await fetch(`http://127.0.0.1:${SITE}/health`).catch(() => null);
    if (answer?.ok) return;
    await delay(200);
  }
  throw new Error("The container does not become healthy.");
}

async function expectPage(host: string) {
  const headers = { host: `${host}:${SITE}` };
  const [status, html] = await new Promise<[number, string]>((done, fail) => {
    const sent = request({ host: "127.0.0.1", port: SITE, path: "/", headers }, (answer) => {
      let text = "";
      answer.on("data", (chunk) => {
        text += chunk;
      });
      answer.on("end", () => done([answer.statusCode ?? 0, text]));
    });
    sent.once("error", fail);
    sent.end();
  });
  if (status !== 200 || !html.includes("<html"))
    throw new Error(`The home page answers ${status}.`);
}
