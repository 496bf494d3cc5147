import pg from "pg";
import { appUrl } from "#platform/store/app-role.ts";
import { migrate } from "#platform/store/migrate.ts";
import { openConnection } from "./outside/connection.ts";
import type { ConnectionPair } from "./world.ts";

/** The url of another database on the same server. */
function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

export type OpenedPairs = { pairs: ConnectionPair[]; close: () => Promise<void> };

/**
 * Databases on a server, each empty and migrated: old histories would slow later ones. They are copies
 * of `template`, which two that open at once must not share.
 */
export async function openServer(serverUrl: string, template = "sim_template") {
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  const make = async (name: string, from = "template1") => {
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.query(`create database ${name} template ${from}`);
  };
  await make(template);
  await migrate(urlOf(serverUrl, template));
  // Commits do not wait for the disk; deadlocks are found at once.
  await admin.query(`alter database ${template} set synchronous_commit = off`);
  const { rows } = await admin.query<{ pid: number }>(
    "select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int as pid",
  );
  return {
    postmaster: rows[0]!.pid,
    async open(name: string, count: number): Promise<OpenedPairs> {
      await make(name, template);
      await admin.query(`alter database ${name} set synchronous_commit = off`);
      await admin.query(`alter database ${name} set deadlock_timeout = '30ms'`);
      const url = urlOf(serverUrl, name);
      const pairs: ConnectionPair[] = [];
      for (let index = 0; index < count; index++) {
        const observer = new pg.Pool({ connectionString: url, max: 2 });
        observer.on("error", () => {});
        const connections = [
          await openConnection(appUrl(url), observer),
          await openConnection(appUrl(url), observer),
        ] as const;
        pairs.push({ observer, connections: [...connections] });
      }
      return {
        pairs,
        async close() {
          for (const { connections, observer } of pairs) {
            await Promise.all([...connections.map(({ store }) => store.close()), observer.end()]);
          }
          await admin.query(`drop database if exists ${name} with (force)`);
        },
      };
    },
    close: () => admin.end(),
  };
}
