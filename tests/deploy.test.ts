import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { readEnv, SECRETS, VARIABLES } from "#env";

const service = z.object({
  image: z.string(),
  user: z.string().optional(),
  read_only: z.boolean(),
  cap_drop: z.array(z.string()),
  cap_add: z.array(z.string()).default([]),
  security_opt: z.array(z.string()),
  environment: z.record(z.string(), z.string()).default({}),
  secrets: z.array(z.string()).default([]),
  networks: z.array(z.string()).default([]),
  network_mode: z.string().optional(),
  ports: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  command: z.array(z.string()).optional(),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
  healthcheck: z.object({ test: z.array(z.string()).optional() }).optional(),
  restart: z.string(),
  stop_grace_period: z.string().optional(),
});
const named = z.record(z.string(), z.object({ internal: z.boolean().optional() }));
const { services, secrets, networks, volumes } = z
  .object({
    services: z.record(z.string(), service),
    secrets: z.record(z.string(), z.object({ file: z.string() })),
    networks: named,
    volumes: named,
  })
  .parse(parse(readFileSync("deploy/compose.yaml", "utf8"), { merge: true }));
const caddyfile = readFileSync("deploy/Caddyfile", "utf8");

const all = Object.entries(services);
const ours = all.filter(([, { image }]) => image.includes("white-label-gaming"));
const lasting = all.filter(([, { restart }]) => restart !== "no");

/** What the operator writes into deploy/.env, and gets from providers. */
const OPERATORS = { OFFICE_ORIGIN: "https://office.casa.example", MAIL_FROM: "hola@casa.example" };
const PROVIDERS = {
  "smtp-url": "smtps://user:p@mail.casa.example",
  "sms-gateway-url": "https://sms.casa.example",
  "sms-gateway-key": "llave-larga",
};

/** The folder of secrets as make-secrets.sh makes it, with the providers' files. */
function madeSecrets() {
  const folder = mkdtempSync(join(tmpdir(), "secrets-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const make = () => execFileSync("deploy/make-secrets.sh", [folder]).toString();
  const said = make();
  for (const [name, value] of Object.entries(PROVIDERS)) {
    expect(said).toContain(`${folder}/${name}`);
    writeFileSync(join(folder, name), `${value}\n`);
  }
  return { folder, make };
}

describe.each(all)("%s", (_name, one) => {
  test("is read-only and has no right that it does not need", () => {
    expect(one.read_only).toBe(true);
    expect(one.cap_drop).toEqual(["ALL"]);
    expect(one.security_opt).toEqual(["no-new-privileges:true"]);
  });

  test("has its secrets as files that it may read, and none as a value", () => {
    for (const [name, value] of Object.entries(one.environment)) {
      expect(SECRETS as readonly string[]).not.toContain(name);
      const path = /^\/run\/secrets\/(.+)$/.exec(value)?.[1];
      expect(name.endsWith("_FILE")).toBe(path !== undefined);
      if (path) expect(one.secrets).toContain(path);
      if (/PASSWORD|SECRET|KEY|TOKEN/.test(name)) expect(path).toBeDefined();
    }
    for (const name of one.secrets) expect(secrets[name]?.file).toBe(`./secrets/${name}`);
  });

  test("names only what the file has", () => {
    for (const network of one.networks) expect(networks).toHaveProperty(network);
    for (const before of Object.keys(one.depends_on)) expect(services).toHaveProperty(before);
    for (const mount of one.volumes) {
      const [from = ""] = mount.split(":");
      if (from.startsWith("./")) expect(existsSync(join("deploy", from))).toBe(true);
      else expect(volumes).toHaveProperty(from);
    }
  });
});

test("few containers have a capability, a port or another user's rights", () => {
  const by = (what: "cap_add" | "ports") =>
    Object.fromEntries(all.filter(([, one]) => one[what].length > 0).map(([k, v]) => [k, v[what]]));
  expect(by("cap_add")).toEqual({ volumes: ["CHOWN"], caddy: ["NET_BIND_SERVICE"] });
  expect(Object.keys(by("ports"))).toEqual(["caddy"]);
  expect(all.filter(([, { user }]) => user === "root").map(([name]) => name)).toEqual(["volumes"]);
  expect(services.volumes?.network_mode).toBe("none");
});

test.each(ours)("%s starts in production with these variables and files", (_name, one) => {
  const { folder } = madeSecrets();
  const given = Object.entries(one.environment).map(([name, value]) => {
    expect(VARIABLES).toContain(name);
    const [, from, operators] = /^\/run\/secrets\/(.+)$|^\$\{(\w+):\?/.exec(value) ?? [];
    if (from) return [name, join(folder, from)];
    return [name, operators ? OPERATORS[operators as keyof typeof OPERATORS] : value];
  });
  const mode = one.environment.DATABASE_OWNER_URL_FILE ? {} : { NODE_ENV: "production" };
  const env = readEnv({ ...mode, ...Object.fromEntries(given) });
  expect(env.DATABASE_URL ?? env.DATABASE_OWNER_URL ?? env.PLATFORM_URL).toBeTruthy();
});

test("secrets are made once, by chance, in a folder of the operator's alone", () => {
  const { folder, make } = madeSecrets();
  const read = () =>
    Object.keys(secrets).map((name) => readFileSync(join(folder, name), "utf8").trim());
  const before = read();
  expect(new Set(before).size).toBe(before.length);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  // Containers read them as other users.
  expect(statSync(join(folder, "master-secret")).mode & 0o777).toBe(0o444);
  expect(make()).toBe("");
  expect(read()).toEqual(before);
});

test("two sites and two platforms last, tell when they are ready, and finish their answers", () => {
  expect(ours.map(([name]) => name)).toEqual([
    ...["migrate", "platform-1", "platform-2", "site-1", "site-2"],
  ]);
  for (const [name, one] of lasting) {
    expect(one.healthcheck?.test, name).toBeDefined();
    if (ours.some(([own]) => own === name)) {
      expect(one.healthcheck?.test?.join(" ")).toContain("/ready");
      expect(Number.parseInt(one.stop_grace_period ?? "", 10)).toBeGreaterThan(10);
    }
  }
});

test("platforms start after the migration, and that after the log's receiver", () => {
  const waits = (name: string) =>
    Object.entries(services[name]!.depends_on).map(([before, { condition }]) => [
      before,
      condition,
    ]);
  for (const name of ["platform-1", "platform-2"]) {
    expect(waits(name)).toEqual([["migrate", "service_completed_successfully"]]);
  }
  expect(waits("migrate")).toEqual([["receiver", "service_healthy"]]);
});

test("sites and the database reach nothing outside", () => {
  for (const name of ["site-1", "site-2", "postgres", "receiver", "migrate"]) {
    for (const network of services[name]!.networks) expect(networks[network]?.internal).toBe(true);
  }
});

test("the proxy is the one hop that servers trust, and sends to all of them", () => {
  const proxied = [...caddyfile.matchAll(/reverse_proxy (.+) \{/g)].map(([, list]) => list);
  const platforms = "platform-1:3001 platform-2:3001";
  expect(proxied).toEqual([platforms, "site-1:3000 site-2:3000", platforms]);
  expect(caddyfile.match(/import upstream/g)).toHaveLength(proxied.length);
  expect(caddyfile).toContain("header_up X-Forwarded-For {remote_host}");
  for (const [name, { environment }] of ours.filter(([name]) => name !== "migrate")) {
    expect(environment.TRUSTED_PROXY_HOPS, name).toBe("1");
  }
  expect(services["site-1"]?.environment.PLATFORM_URL).toBe("http://caddy:8080");
  expect(services["platform-1"]?.environment.PLATFORM_PORT).toBe("3001");
});

test("the image has the files that its commands run", () => {
  const recipe = readFileSync("Dockerfile", "utf8");
  for (const [, { command = [] }] of ours) {
    for (const file of command.filter((word) => word.startsWith("scripts/"))) {
      expect(recipe).toContain(`COPY --from=build /app/${file} ${file}`);
      expect(existsSync(file), basename(file)).toBe(true);
    }
  }
});
