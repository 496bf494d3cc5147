import { giveMissingCodes } from "../affiliate/give-missing-codes.ts";
import { fillPersonHashes } from "./fill-person-hashes.ts";

/** Gives older members what newer ones get at their registration. */
export async function completeMembers(
  parts: Parameters<typeof giveMissingCodes>[0] & Parameters<typeof fillPersonHashes>[0],
): Promise<void> {
  await giveMissingCodes(parts);
  await fillPersonHashes(parts);
}
