import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { playerOfAWeek, type Said } from "#tests/under-test/people/week/player-of-a-week.ts";
import { pressesOf } from "#tests/under-test/people/week/presses.ts";
import { WEEKS, type WeekTerms } from "#tests/under-test/people/week/terms.ts";
import { type Step, weekAsTable } from "#tests/under-test/people/week/week-as-table.ts";
import { POINT } from "../contract/club/point.ts";
import { verifyLedger, verifySums } from "../money/ledger/verify-ledger.ts";
import { sealDays } from "../play/days/seal-days.ts";
import { listAwardHistory } from "./awards/list-award-history.ts";
import { listBonuses } from "./bonuses/list-bonuses.ts";
import { listFreeSpins } from "./free-spins/show-free-spins.ts";
import { giveWeek } from "./levels/gifts/give-week.ts";
import { listPointRecords } from "./points/records/list-point-records.ts";
import { showPointsBalance } from "./points/records/show-points-balance.ts";
import { runRaffles } from "./raffle/draw-raffles.ts";
import { showRaffle } from "./raffle/show-raffle.ts";
import { showRebate } from "./rebates/show-rebate.ts";
import { giveRescues } from "./rescue/give-rescues.ts";

const WRITTEN = fileURLToPath(new URL("../../docs/week-of-a-player.md", import.meta.url));
const HEAD = `# A week of one player

One player plays a week on two merchants with other terms, and receives every kind of reward. \`npm run -s week\` plays it again and
prints this page, which a test keeps as it is. Points are written "p", and lines of one kind and step stand
together. The last column is what must still be bet before it can be withdrawn.
`;

/** Plays a week. After each step the page's figures are the ledger's new lines. */
async function playWeek(terms: WeekTerms) {
  const t = await playerOfAWeek(terms);
  const presses = pressesOf(t);
  const steps: Step[] = [];
  let day = "";
  const step = async (what: string, act: () => Promise<Said>) => {
    const said = await act();
    const lines = await t.news();
    const sum = (of: string) =>
      lines.reduce((all, { purse, amount }) => all + (purse === of ? amount : 0n), 0n);
    expect([what, sum("cash"), sum("points")]).toEqual([what, said.cash ?? 0n, said.points ?? 0n]);
    steps.push({ day, what, said, lines, locked: await t.locked() });
  };
  const on = async (name: string, date: number, hour: number) => {
    day = name;
    t.at(date, hour);
    await t.logIn();
  };
  /** What the platform does by itself changes what the page of points says. */
  const later = (what: string) =>
    step(what, async () => {
      const before = (await showPointsBalance(t.context)).points;
      await t.work();
      const points = (await showPointsBalance(t.context)).points - before;
      return { page: "/pointMall", points };
    });
  const deposit = (id: string, amount: bigint) =>
    step(`deposits ${amount}.00`, async () => {
      await t.deposit(id, amount);
      return { page: "/member/deposit", cash: amount * 10_000n };
    });
  const play = (times: number, amount: number, cash = 0) =>
    step(`plays ${times} rounds at ${amount}.00`, async () => {
      const winAmount = `${amount + cash / times}.00`;
      await t.spin(times, { amount: `${amount}.00`, winAmount });
      return { page: "/game", cash: BigInt(cash) * 10_000n };
    });

  await on("Monday", 23, 9);
  await deposit("d1", 200n);
  await step("takes the deposit's bonus", () => presses.bonus("welcome"));
  await step("spins the wheel", () => presses.draw("wheel"));
  await step("breaks the golden egg", () => presses.draw("egg"));
  t.at(23, 10);
  await step("opens an envelope of the rain", () => presses.envelope());
  await step("takes the numbers of the raffle", () => presses.raffle());
  await play(8, 40);
  await later("the bonus is released, points are earned, a level is reached");
  await step("takes the level's gift", () => presses.award("levelUpgrade"));

  await on("Tuesday", 24, 9);
  await step("takes the rebate of Monday", () => presses.rebate());
  await step("types the code of a bonus", () => presses.bonus("hola", "HOLA2026"));
  await play(4, 25);
  await later("the bonus is released, points are earned");

  await on("Wednesday", 25, 9);
  await step("joins a mission of the day", () => presses.join("meta"));
  await step("joins the mission of a campaign", () => presses.join("fiesta"));
  await step("joins the mission of mornings", () => presses.join("dias"));
  await play(3, 20);
  await later("points are earned");
  await step("claims the mission's reward", () => presses.mission("meta"));
  await step("claims the campaign's reward", () => presses.mission("fiesta"));
  await step("types the code of free spins", () => presses.spins());
  await step("plays a free spin", async () => {
    const [{ id = "" } = {}] = (await listFreeSpins(t.context)).list;
    const { wins: winAmount } = terms.spins;
    await t.spin(1, { amount: "0", winAmount, freeRoundId: id });
    return { page: "/game", cash: BigInt(Number(winAmount) * 10_000) };
  });

  await on("Thursday", 26, 9);
  await step("claims the mission of mornings", () => presses.mission("dias"));
  await step("takes a cup for points", () => presses.cup());
  await step("turns 100 points into cash", () => presses.convert(100));

  await on("Friday", 27, 9);
  const friend = await t.invite();
  await t.deposit("f1", 60n, friend);
  await t.spin(2, { amount: "20.00", winAmount: "0" }, friend);
  await step("an invited friend deposits and plays", async () => {
    await t.work();
    return { page: "/member/referral" };
  });
  await step("takes the invitation's reward", () => presses.award("referral"));

  await on("Saturday", 28, 9);
  await play(4, 30, -120);
  await later("points are earned");

  await on("Sunday", 29, 6);
  await t.work();
  const vendors = new Map([["V1", ["vendor-secret"]]]);
  await sealDays({ ...(await t.parts()), secrets: { vendors } });
  await giveRescues(await t.parts(), t.clock.now());
  await step("takes back a share of Saturday's loss", () => presses.award("rescue"));

  await on("Monday again", 30, 4);
  await step("the board of the week pays its first place", async () => {
    await t.work();
    const { list } = await listAwardHistory(t.context, { of: "CLAIMED", pageNo: 1 });
    const { amount = 0n, points = 0 } = list.find(({ kind }) => kind === "board") ?? {};
    return { page: "/missions/boards/week", cash: amount, points: BigInt(points) * POINT };
  });
  await step("the raffle of the week is drawn", async () => {
    await runRaffles(await t.parts());
    const [{ winners = [] } = {}] = (await showRaffle(t.context, { language: "es" })).past;
    const { cash = 0n } = winners.find(({ isOwn }) => isOwn) ?? {};
    return { page: "/raffle", cash };
  });
  await giveWeek(await t.parts(), t.clock.now());
  await step("takes the level's gift of the week", () => presses.award("levelWeek"));
  return { ...t, steps };
}

test("in a week of every reward the pages say what the ledger has, on two merchants", async () => {
  const tables: string[] = [HEAD];
  for (const terms of WEEKS) {
    const t = await playWeek(terms);
    const lines = t.steps.flatMap((one) => one.lines);
    const paid = (...kinds: string[]) =>
      lines
        .filter(({ purse, kind }) => purse === "cash" && kinds.includes(kind))
        .map(({ amount }) => amount)
        .toSorted(byAmount);
    const awards = (await listAwardHistory(t.context, { of: "CLAIMED", pageNo: 1 })).list;
    expect(paid("award")).toEqual(
      awards.flatMap(({ amount }) => (amount > 0n ? [amount] : [])).toSorted(byAmount),
    );
    const records = (await listPointRecords(t.context, { pageNo: 1 })).list.toReversed();
    const points = lines.filter(({ purse }) => purse === "points");
    expect(records.map(({ change, balance }) => [change, balance])).toEqual(
      points.map(({ amount, balance }) => [amount, balance]),
    );
    const bonuses = (await listBonuses(t.context, { pageNo: 1 })).list;
    expect(bonuses.map(({ state }) => state)).toEqual(["RELEASED", "RELEASED"]);
    expect(paid("memberBonus")).toEqual(bonuses.map(({ amount }) => amount).toSorted(byAmount));
    const rebates = (await showRebate(t.context, { pageNo: 1 })).records;
    expect(paid("manualRebate")).toEqual(rebates.map(({ amount }) => amount));
    expect(await verifyLedger(t.store.db, t.code)).toEqual([]);
    expect(await verifySums(t.store.db, t.code)).toEqual([]);
    tables.push(weekAsTable(terms.name, t.steps));
  }
  await expect(tables.join("\n")).toMatchFileSnapshot(WRITTEN);
});

const byAmount = (one: bigint, other: bigint) => Number(one - other);
