import { createInstance } from "i18next";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nContext } from "react-i18next";
import { expect, test } from "vitest";
import agent from "#app/i18n/locales/es/agent.ts";
import type { TeamFigures } from "#platform/contract/agents/team.ts";
import { FigureTiles } from "./figure-tiles.tsx";

const i18n = createInstance();
i18n.init({ lng: "es", ns: ["agent"], resources: { es: { agent } }, initAsync: false });

const NOTHING = {
  ...{ validBet: 0n, stake: 0n, payout: 0n, active: 0, deposits: 0n, withdrawals: 0n },
  ...{ transfersIn: 0n, transfersOut: 0n, rebate: 0n, activity: 0n, salary: 0n, dividend: 0n },
  ...{ profit: 0n, newMembers: 0, firstDeposits: 0 },
} as TeamFigures;

function textOf(now: Partial<TeamFigures>, before: Partial<TeamFigures>): string {
  const html = renderToStaticMarkup(
    <I18nContext.Provider value={{ i18n }}>
      <FigureTiles
        now={{ ...NOTHING, ...now }}
        before={{ ...NOTHING, ...before }}
        gameType={undefined}
      />
    </I18nContext.Provider>,
  );
  return html.replaceAll(/<[^>]+>/g, " ");
}
const times = (text: string, words: string) => text.split(words).length - 1;

test("a period before without anything is named once, and no figure is compared", () => {
  const text = textOf({ stake: 20_000n, active: 3 }, {});
  expect(times(text, agent.overview.noneBefore)).toBe(1);
  expect(text).not.toContain(agent.overview.fresh);
  expect(text).not.toContain(agent.overview.same);
});

test("a figure is new, the same or changed, and nothing is said of two noughts", () => {
  const now = { stake: 20_000n, payout: 10_000n, active: 3 };
  const text = textOf(now, { stake: 10_000n, payout: 10_000n });
  expect(text).not.toContain(agent.overview.noneBefore);
  expect(times(text, "+100% frente al período anterior")).toBe(1);
  expect(times(text, agent.overview.same)).toBe(1);
  expect(times(text, agent.overview.fresh)).toBe(1);
});
