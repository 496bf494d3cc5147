import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { readEnv } from "#env";
import { startServer } from "../server.ts";

/**
 * Builds the image for BRAND (all brands when empty) with whichever engine is there, and smoke
 * tests it: a home page out of the container, with a platform of this machine behind it.
 * IMAGE_BUILD_ARGS, IMAGE_ENGINE_ARGS and IMAGE_RUN_ARGS add words for engines that need some.
 */
const { BRAND } = readEnv({ BRAND: process.env.BRAND });
const tag = `white-label-gaming:${BRAND ?? "all"}`;
const SITE = 4330;
const words = (text: string | undefined) => text?.split(" ").filter(Boolean) ?? [];
const works = (engine: string) => spawnSync(engine, ["info"], { stdio: "ignore" }).status === 0;

function must(engine: string, args: string[]) {
  console.log(`$ ${engine} ${args.join(" ")}`);
  const { status } = spawnSync(engine, args, { stdio: "inherit" });
  if (status !== 0) throw new Error(`${engine} ${args[0]} ended with ${status}`);
}

const builder = ["docker", "podman", "buildah"].find(works);
if (!builder) throw new Error("Neither docker, podman nor buildah works here.");
const runner = ["docker", "podman"].find(works);

const buildArgs = ["--build-arg", `BRAND=${BRAND ?? ""}`, ...words(process.env.IMAGE_BUILD_ARGS)];
must(builder, ["build", ...buildArgs, "-t", tag, "."]);
if (runner) await smokeTest(runner);
else console.log(`${tag} is built; there is no engine to run it with.`);

async function smokeTest(engine: string) {
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
  const engineWords = words(process.env.IMAGE_ENGINE_ARGS);
  must(engine, [...engineWords, "run", ...options, ...words(process.env.IMAGE_RUN_ARGS), tag]);
  try {
    await waitUntilHealthy();
    await expectPage(BRAND ?? "alba");
    console.log(`${tag} serves its home page.`);
  } finally {
    spawnSync(engine, [...engineWords, "logs", name], { stdio: "inherit" });
    must(engine, [...engineWords, "stop", name]);
    const state = ["inspect", "-f", "{{.State.ExitCode}}", name];
    const ended = spawnSync(engine, [...engineWords, ...state])
      .stdout.toString()
      .trim();
    spawnSync(engine, [...engineWords, "rm", "-f", name]);
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

async function expectPage(brand: string) {
  const { request } = await import("node:http");
  const headers = { host: `${brand}.localhost:${SITE}` };
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
