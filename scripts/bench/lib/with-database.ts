import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbedded } from "#platform/store/embedded.ts";

/** Runs a bench on an embedded PostgreSQL of its own, which syncs as in production and then goes. */
export async function withDatabase(bench: (url: string) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "bench-"));
  // Root's temporary folder is closed to the user who runs the server.
  await chmod(dataDir, 0o711);
  const server = await startEmbedded({ dataDir });
  try {
    await bench(server.url);
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
