import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";

/** An empty database on the tests' server: a gateway sends every webhook that it finds in its own. */
export async function freshDatabase(): Promise<pg.Pool> {
  const url = new URL(inject("serverUrl"));
  const database = `mockpay_${randomBytes(6).toString("hex")}`;
  const admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  await admin.query(`create database ${database}`);
  await admin.end();
  url.pathname = `/${database}`;
  return new pg.Pool({ connectionString: url.href, allowExitOnIdle: true });
}
