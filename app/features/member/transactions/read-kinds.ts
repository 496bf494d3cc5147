import { RECORD_KINDS } from "#platform/contract/play/record-kinds.ts";

export type RecordKind = (typeof RECORD_KINDS)[number];

/** The kinds an address filters by, in their own order; empty means all of them. */
export function readKinds(params: URLSearchParams): RecordKind[] {
  const asked = (params.get("kinds") ?? "").split(",");
  return RECORD_KINDS.filter((kind) => asked.includes(kind));
}

/** The query value with a kind added or removed; null when no filter is left. */
export function toggleKind(kinds: readonly RecordKind[], kind: RecordKind): string | null {
  const next = RECORD_KINDS.filter((known) => kinds.includes(known) !== (known === kind));
  return next.length === 0 || next.length === RECORD_KINDS.length ? null : next.join(",");
}
