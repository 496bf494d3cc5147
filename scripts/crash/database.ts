import { startEmbedded } from "#platform/store/embedded.ts";
import { prepareDatabase } from "../../server/backend/prepare-database.ts";

/** Runs the embedded PostgreSQL on a data folder for other processes, and reports its address. */
const server = await startEmbedded({ dataDir: process.argv[2] ?? ".data/crash" });
await prepareDatabase(server.ownerUrl);
console.log(server.url);
const ticking = setInterval(() => {}, 60_000);
process.once("SIGTERM", async () => {
  clearInterval(ticking);
  await server.stop();
});
