import type { downlines } from "../../contract/agents/downlines.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { requireActor } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import { teamOf } from "../access/team-of.ts";
import { listPeople, toPeople } from "./list-people.ts";

/** The people of a team by name, a page at a time. Balances are in ledger units. */
export async function listDownlines(
  context: Context,
  { account, ...filters }: InputOf<typeof downlines>,
): Promise<ValueOf<typeof downlines>> {
  const { memberId } = requireActor(context);
  const { store, merchant, clock } = context;
  const self = { merchant: merchant.code, agent: memberId };
  const { trail, rows } = await store.reading(merchant.code, async (reader) => {
    const team = await teamOf(reader, self, account);
    const scope = { ...team, now: clock.now() };
    return { trail: team.trail, rows: await listPeople(reader, scope, filters) };
  });
  const page = rows.slice(0, filters.pageSize);
  const next = rows.length > page.length ? page.at(-1)!.username_key : null;
  return { trail, list: await toPeople(context, page), next };
}
