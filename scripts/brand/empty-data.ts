import { existsSync, rmSync } from "node:fs";
import { CannotStart } from "#platform/store/embedded/cannot-start.ts";
import { findPlace } from "#platform/store/embedded/place.ts";
import { findPostmaster } from "#platform/store/embedded/postmaster.ts";
import { startEmbedded } from "#platform/store/embedded.ts";
import { WrongUse } from "./command.ts";

/**
 * Removes the data folder of a demonstration with its database, even one left running by a killed
 * run. Refuses while a process uses it. It can also remove data that no server can start on any
 * more.
 */
export async function emptyData(dataDir: string): Promise<void> {
  if (!existsSync(dataDir)) return;
  try {
    const place = findPlace(dataDir, () => {});
    if (findPostmaster(place)) await (await startEmbedded({ dataDir })).stop();
    for (const folder of [place.cluster, dataDir]) rmSync(folder, { recursive: true, force: true });
  } catch (error) {
    throw error instanceof CannotStart ? new WrongUse(error.message) : error;
  }
}
