import type { Site } from "#app/request/site.server.ts";
import { downlineOne, downlines } from "#platform/contract/agents/downlines.ts";
import { Refusal } from "#platform/contract/wire/refusal.ts";
import { readAccount, readAfter, readText } from "../../../../parts/filters/read-filters.ts";
import { askBelow } from "../../shared/ask-below.server.ts";
import { type Level, ROOT, type TreePerson, withPerson } from "./levels.ts";

const LEVEL_SIZE = 50;
const MATCHES = 10;
const UNFILTERED = { online: false, active: false, hasBalance: false };

/**
 * The tree of a team: its first level, or with a search also every level down to the person found.
 * A level that an address names is given alone, as the open page asks for it.
 */
export async function treeData(site: Site, params: URLSearchParams) {
  const account = readAccount(params);
  const search = readText(params, "q");
  const level = await levelOf(site, account, readAfter(params));
  const of = account ?? ROOT;
  if (!search) return { view: "tree" as const, of, level, found: null };
  const found = await findPerson(site, search);
  return { view: "tree" as const, of, level, found };
}
export type TreeData = Awaited<ReturnType<typeof treeData>>;

async function levelOf(
  site: Site,
  account?: string,
  page: { after?: string } = {},
): Promise<Level> {
  const asked = { ...UNFILTERED, ...page, ...(account && { account }), pageSize: LEVEL_SIZE };
  const { list, next } = await askBelow(site.ask(downlines, { ...asked, level: "direct" }));
  return { list, next };
}

/** The one person of that name, with the levels on the way down; otherwise those whose name has it. */
async function findPerson(site: Site, search: string) {
  const named = await pathTo(site, search);
  if (named) return named;
  const asked = { ...UNFILTERED, level: "all" as const, search, pageSize: MATCHES };
  const { list, next } = await site.ask(downlines, asked);
  const [only] = list;
  const path = list.length === 1 && only ? await pathTo(site, only.account) : null;
  const levels: Record<string, Level> = {};
  return path ?? { search, account: null, levels, matches: list, hasMore: next !== null };
}

async function pathTo(site: Site, search: string) {
  const shown = await below(site, search);
  if (!shown) return null;
  const { person, trail } = shown;
  const steps = await Promise.all(
    trail.map(async ({ account }, at) => {
      const parent = trail[at - 1]?.account;
      const [level, own] = await Promise.all([
        levelOf(site, parent),
        account === person.account ? person : below(site, account).then((one) => one?.person),
      ]);
      return [parent ?? ROOT, own ? withPerson(level, own) : level] as const;
    }),
  );
  const levels: Record<string, Level> = Object.fromEntries(steps);
  const none: TreePerson[] = [];
  return { search, account: person.account, levels, matches: none, hasMore: false };
}

const below = (site: Site, account: string) =>
  site.ask(downlineOne, { account }).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === "unknown_downline") return null;
    throw error;
  });
