import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startEmbedded } from "./embedded.ts";

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "embedded-test-"));
  await chmod(dataDir, 0o711);
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

async function ask(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Another process that starts the database, reports so and stays until it is killed. */
async function otherHolder() {
  const module = fileURLToPath(new URL("./embedded.ts", import.meta.url));
  const code = `
    const { startEmbedded } = await import(${JSON.stringify(module)});
    const address = "http://127.0.0.1:9";
    const { ownerUrl: url } = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, address });
    console.log(url);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", code]);
  const [line] = await once(child.stdout, "data");
  const kill = async () => {
    child.kill("SIGKILL");
    await once(child, "exit");
  };
  return { pid: child.pid, url: String(line).trim(), kill };
}

/** Ends the shells that would end the database of a killed process, as one kill of all would. */
function killGuardsOf(parent: number | undefined) {
  const { stdout } = spawnSync("ps", ["-A", "-o", "pid=,ppid=,comm="]);
  for (const line of stdout.toString().split("\n")) {
    const [pid, ppid, name] = line.trim().split(/\s+/);
    if (Number(ppid) === parent && name?.endsWith("sh")) process.kill(Number(pid), "SIGKILL");
  }
}

test("written data is there after a stop, because the disk is waited for", async () => {
  const first = await startEmbedded({ dataDir });
  await ask(first.ownerUrl, "create table kept as select 7 as number");
  await first.stop();
  await expect(ask(first.ownerUrl, "select 1")).rejects.toThrow();

  const second = await startEmbedded({ dataDir });
  expect(await ask(second.ownerUrl, "select number from kept")).toEqual([{ number: 7 }]);
  expect(await ask(second.ownerUrl, "show fsync")).toEqual([{ fsync: "on" }]);
  expect(await ask(second.ownerUrl, "show listen_addresses")).toEqual([{ listen_addresses: "" }]);
  await second.stop();
});

test("a refused statement leaves none of its values in the server's own log", {
  tags: "whole",
}, async () => {
  const server = await startEmbedded({ dataDir });
  await ask(server.ownerUrl, "create table people (email text primary key)");
  const add = "insert into people values ('ana@example.com')";
  await ask(server.ownerUrl, add);
  await expect(ask(server.ownerUrl, add)).rejects.toMatchObject({ code: "23505" });
  await expect(ask(server.ownerUrl, "select 'ana@example.com'::integer")).rejects.toThrow();
  await server.stop();
  const lines = await readFile(join(dataDir, "postgres.log"), "utf8");
  expect(lines).toContain("ready to accept connections");
  expect(lines).not.toContain("ana@example.com");
});

test("of two starts on new data, one gets the server and the other's error names its holder", async () => {
  const address = "http://127.0.0.1:8";
  const both = await Promise.allSettled([
    startEmbedded({ dataDir, address }),
    startEmbedded({ dataDir, address }),
  ]);
  const [winner] = both.filter((outcome) => outcome.status === "fulfilled");
  const [loser] = both.filter((outcome) => outcome.status === "rejected");
  expect(String(loser?.reason)).toContain(`held by pid ${process.pid} ${address}`);
  await winner?.value.stop();
});

test("a server left behind by a killed process is taken over", async () => {
  const holder = await otherHolder();
  await expect(startEmbedded({ dataDir })).rejects.toThrow(
    `held by pid ${holder.pid} http://127.0.0.1:9`,
  );
  await ask(holder.url, "create table left_behind as select 1 as one");
  killGuardsOf(holder.pid);
  await holder.kill();

  const said: string[] = [];
  const next = await startEmbedded({ dataDir, log: (line) => said.push(line) });
  expect(said).toEqual([expect.stringMatching(/^Took over the running database \(pid \d+\)/)]);
  expect(await ask(next.ownerUrl, "select one from left_behind")).toEqual([{ one: 1 }]);
  await next.stop();
});

test("a sharing starter joins a held server and leaves it running", { tags: "whole" }, async () => {
  const holder = await startEmbedded({ dataDir });
  const guest = await startEmbedded({ dataDir, shared: true });
  await guest.stop();
  expect(await ask(holder.ownerUrl, "select 1 as one")).toEqual([{ one: 1 }]);
  await holder.stop();
});

test("a server starts although its pid file names another program", { tags: "whole" }, async () => {
  const first = await startEmbedded({ dataDir });
  await first.stop();
  await writeFile(join(dataDir, "pg18/postmaster.pid"), `${process.pid}\n`, { mode: 0o600 });
  const second = await startEmbedded({ dataDir });
  expect(await ask(second.ownerUrl, "select 1 as one")).toEqual([{ one: 1 }]);
  await second.stop();
});

test("a database killed with its server recovers what was committed", async () => {
  const holder = await otherHolder();
  await ask(holder.url, "create table survives as select 1 as one");
  const [pid] = (await readFile(join(dataDir, "pg18/postmaster.pid"), "utf8")).split("\n");
  process.kill(Number(pid), "SIGKILL");
  await holder.kill();

  const next = await startEmbedded({ dataDir });
  expect(await ask(next.ownerUrl, "select one from survives")).toEqual([{ one: 1 }]);
  await next.stop();
});

test.runIf(process.platform === "linux")(
  "a backend that does not see its server die does not keep the next from starting",
  { tags: "whole" },
  async () => {
    const holder = await otherHolder();
    const client = new pg.Client({ connectionString: holder.url });
    client.on("error", () => {});
    await client.connect();
    const { rows } = await client.query("select pg_backend_pid() as pid");
    process.kill(rows[0].pid, "SIGSTOP");
    const [pid] = (await readFile(join(dataDir, "pg18/postmaster.pid"), "utf8")).split("\n");
    process.kill(Number(pid), "SIGKILL");
    await holder.kill();

    const next = await startEmbedded({ dataDir });
    expect(await ask(next.ownerUrl, "select 1 as one")).toEqual([{ one: 1 }]);
    await next.stop();
    await client.end().catch(() => {});
  },
);

test("data that PostgreSQL refuses end in one line with its reason", {
  tags: "whole",
}, async () => {
  const first = await startEmbedded({ dataDir });
  await first.stop();
  await writeFile(join(dataDir, "pg18/postgresql.conf"), "no such setting = 1\n");
  await expect(startEmbedded({ dataDir })).rejects.toThrow(/^The database does not start: .*FATAL/);
});

test("a path too long for a socket still works", async () => {
  const deep = join(dataDir, "a".repeat(90));
  const server = await startEmbedded({ dataDir: deep });
  expect(await ask(server.ownerUrl, "select 1 as one")).toEqual([{ one: 1 }]);
  await server.stop();
  const folder = new URL(server.ownerUrl).searchParams.get("host") ?? "";
  expect(folder).toMatch(/^\/tmp\/white-label-gaming-/);
  await rm(folder, { recursive: true });
});
