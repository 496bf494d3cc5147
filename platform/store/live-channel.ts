import type { LiveKind } from "../contract/wire/live.ts";

/** The channel of the database's function `live_notify`. */
export const LIVE_CHANNEL = "member_live";

export type HeardWord = { merchant: string; member: string; kinds: LiveKind[] };
/** Called with the changed members, or without any when it may be everybody. */
export type OnLive = (words?: HeardWord[]) => void;

/** Only our own function writes there. */
export function readWords(payload: string | undefined): HeardWord[] {
  const rows = JSON.parse(payload || "[]") as [string, string, LiveKind[]][];
  return rows.map(([merchant, member, kinds]) => ({ merchant, member, kinds }));
}
