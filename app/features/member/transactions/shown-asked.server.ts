import type { Site } from "#app/request/site.server.ts";
import { accountRecord } from "#platform/contract/play/account-record.ts";
import {
  roundPlace,
  sittingKey,
  sittingPlace,
  sittingRecord,
  sittingRounds,
} from "#platform/contract/play/sittings.ts";
import { Refusal } from "#platform/contract/wire/refusal.ts";
import { pageNumber } from "../../../parts/pager/page-number.ts";
import { movementsAsked } from "./movements-asked.server.ts";

type Instants = { from?: number; to?: number };

const PAGE_SIZE = 20;

/** The movements of an address, one by one. */
export async function plainAsked(site: Site, url: string, instants: Instants) {
  const page = pageNumber(url);
  const asked = movementsAsked(site, url);
  const input = { ...asked, ...instants, pageNo: page, pageSize: PAGE_SIZE };
  const { kinds, search = "" } = asked;
  return { ...(await site.ask(accountRecord, input)), page, kinds, search };
}

/** The movements of an address by sittings. A place that no page names is the first page. */
export async function sittingsAsked(site: Site, url: string, instants: Instants) {
  const params = new URL(url).searchParams;
  const after = sittingPlace.safeParse(params.get("after")).data;
  const input = { ...instants, ...(after && { after }), pageSize: PAGE_SIZE };
  const [record, open] = await Promise.all([
    site.ask(sittingRecord, input),
    openAsked(site, params),
  ]);
  return { ...record, open };
}

/** The rounds of the sitting that an address opens; null when there is none. */
async function openAsked(site: Site, params: URLSearchParams) {
  const [startedAt, game] = (params.get("sitting") ?? "").split("~");
  const key = sittingKey.safeParse({ startedAt, game });
  if (!key.success) return null;
  const after = roundPlace.safeParse(params.get("rounds")).data;
  return site
    .ask(sittingRounds, { ...key.data, ...(after && { after }), pageSize: PAGE_SIZE })
    .catch((error: unknown) => {
      if (error instanceof Refusal && error.code === "unknown_sitting") return null;
      throw error;
    });
}
