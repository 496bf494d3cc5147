import { expect, test } from "vitest";
import { z } from "zod";
import { contractOfHers } from "#tests/agents/contract-of-hers.ts";
import { daily, tier } from "#tests/agents/contracts-under-test.ts";
import { freshMember, freshMerchant, type TestMember } from "#tests/support/database.ts";
import { FIRST_DAY, freshTeam } from "#tests/under-test/people/team-under-test.ts";
import { agentsRoutes } from "../../platform/agents/routes.ts";
import { contractTerms } from "../../platform/contract/agents/contract-terms.ts";
import type { Call } from "../../platform/contract/wire/call.ts";
import { NO_RATES } from "../../platform/domain/agents/rates.ts";

const TERMS = z.encode(contractTerms, daily([tier(50)]));

/** What each call needs beside the account. Without a row a call needs nothing. */
const INPUTS: Readonly<Record<string, Record<string, unknown>>> = {
  contractImpact: { terms: TERMS },
  contractOffer: { terms: TERMS },
  agentOverview: { from: FIRST_DAY, to: FIRST_DAY },
  teamBets: { from: FIRST_DAY, to: FIRST_DAY, language: "es" },
  teamLosses: { from: FIRST_DAY, to: FIRST_DAY },
  downlineMessage: { subject: "Hola", text: "Buenas tardes" },
  downlineRatesRaise: { rates: NO_RATES },
  teamRecords: { from: FIRST_DAY, to: FIRST_DAY },
};

const namesAccount = ({ input }: Call) => input instanceof z.ZodObject && "account" in input.shape;
const routes = agentsRoutes.filter(({ call }) => namesAccount(call));

test("the calls that name an account are those of the centre's pages", () => {
  expect(routes.length).toBeGreaterThanOrEqual(6);
});

test.each(routes.map((route) => [route.call.name, route] as const))(
  "%s answers about the own team and about nobody else",
  async (name, { call, verb }) => {
    const t = await freshTeam();
    const stranger = await freshMember(t.merchant, { type: 2 });
    const below = await freshMember(t.merchant, { parentId: stranger.id });
    const other = await freshMember(await freshMerchant(), { type: 2 });
    const own = { merchant: t.merchant.code, memberId: t.agent.id, at: t.clock.now() };
    await t.store.inMerchant(own.merchant, (tx) => contractOfHers(tx, own));
    const asked = async (account: string, of: TestMember = t.agent) =>
      verb(await t.as(of), call.input.parse({ ...INPUTS[name], account }) as never);
    const outsiders = [t.boss, t.sibling, stranger, below, other, t.agent, { username: "nadie" }];
    for (const { username } of outsiders) {
      await expect(asked(username)).rejects.toMatchObject({
        code: "unknown_downline",
        status: 404,
      });
    }
    await expect(asked(t.agent.username, t.player)).rejects.toMatchObject({ status: 404 });
    await expect(asked(t.sub.username)).resolves.toBeDefined();
  },
);
