import { existsSync, rmSync } from "node:fs";
import { CannotStart } from "#platform/store/embedded/cannot-start.ts";
import { findPlace } from "#platform/store/embedded/place.ts";
import { findPostmaster } from "#platform/store/embedded/postmaster.ts";
import { startEmbedded } from "#platform/store/embedded.ts";
import { WrongUse } from "./command.ts";

/**
 * Removes the data folder of a demonstration with its database, also one that a killed run left
 * running. Refuses while a process works on them. Data that no server starts on any more can go too.
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
