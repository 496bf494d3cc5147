import { describe, expect, test } from "vitest";
import { freshPlayer, newSpinId } from "#tests/under-test/studio-under-test.ts";
import { catalogueGames } from "#vendors/catalogue/games.ts";
import { DEMO_BALANCE } from "../engine.ts";
import { engineFor } from "../engines.ts";
import { contrast } from "../shared/page/colour.ts";
import { ORDER } from "./client/stages/wheel.js";
import { prizeWheel } from "./page/prize-wheel.ts";
import { tableSkinOf } from "./page/table-skin.ts";
import { tableWordsOf } from "./page/words.ts";
import { SEGMENTS } from "./rules/money-wheel.ts";
import { publishedReturns } from "./rules/published-returns.ts";
import { WHEEL } from "./rules/roulette.ts";
import { TABLE_KINDS, tableRules } from "./rules/table-kinds.ts";
import { hitsOf } from "./table-view.ts";

const at = (vendor: string, code: string) => ({ vendor, code, gameType: "LIVE" as const });
const ROULETTE = at("PICAFLOR", "ruleta-jacinta");
const BACCARAT = at("PICAFLOR", "bacara-dorado");
const CHIP = "50000";
const START = 1_000_000n;

describe("a round", () => {
  test("takes the chips and pays each place at once", async () => {
    const player = await freshPlayer({ game: ROULETTE });
    const url = await player.open();
    player.random.rig([17]);
    const view = await player.deal(url, { black: CHIP, "number-17": "10000", "dozen-3": "10000" });
    expect(view).toMatchObject({
      state: "done",
      stake: "70000",
      paid: { black: "100000", "number-17": "360000" },
      win: "460000",
      scene: { result: "black", values: { number: 17 } },
      bead: { tone: "black", text: "17" },
    });
    expect(await player.cash()).toBe(START - 70_000n + 460_000n);
    expect(view.balance).toBe(`${await player.cash()}`);
    expect(await player.rounds()).toMatchObject([
      { state: "CLOSED", stake: 70_000n, payout: 460_000n, validBet: 70_000n },
    ]);
  });

  test("that ends in a tie gives the stake back and counts nothing for wagering", async () => {
    const player = await freshPlayer({ game: BACCARAT });
    const url = await player.open();
    player.random.rig([5, 18, 9, 22, 0, 1]);
    expect(await player.deal(url, { player: CHIP, banker: CHIP })).toMatchObject({
      scene: { result: "tie", values: { player: 6, banker: 6 } },
      win: "100000",
    });
    expect(await player.rounds()).toMatchObject([{ state: "CLOSED", validBet: 0n }]);
    expect(await player.cash()).toBe(START);
  });

  test("on opposite places counts only their difference", async () => {
    const player = await freshPlayer({ game: ROULETTE });
    const url = await player.open();
    player.random.rig([3]);
    await player.deal(url, { red: "60000", black: CHIP });
    expect(await player.rounds()).toMatchObject([{ stake: 110_000n, validBet: 10_000n }]);
  });

  test("asked twice under one id is one round, with the bets of the first", async () => {
    const player = await freshPlayer({ game: ROULETTE });
    const url = await player.open();
    player.random.rig([0]);
    const id = newSpinId();
    const first = await player.deal(url, { red: CHIP }, id);
    expect(await player.deal(url, { "number-0": CHIP }, id)).toEqual(first);
    expect(await player.cash()).toBe(START - 50_000n);
  });

  test.each([
    ["no bet", {}],
    ["a place that is none", { "number-37": CHIP }],
    ["a part of a chip", { red: "15000" }],
    ["more than a place takes", { "number-1": "10010000" }],
    ["more than the table takes", { red: "25000000", black: "25000000", odd: "10000" }],
    ["nothing on a place", { red: "0" }],
    ["less than nothing", { red: "-50000" }],
  ])("is not played for %s", async (_, bets) => {
    const player = await freshPlayer({ game: ROULETTE });
    const url = await player.open();
    expect((await player.spinAt(url, { spinId: newSpinId(), bets })).status).toBe(400);
    expect(await player.cash()).toBe(START);
  });

  test("without money is refused", async () => {
    const player = await freshPlayer({ game: ROULETTE, balance: 40_000n });
    const url = await player.open();
    expect(await player.deal(url, { red: CHIP })).toMatchObject({
      state: "refused",
      code: "INSUFFICIENT_FUNDS",
      scene: null,
    });
  });

  test("that never arrived is taken back, and one that did arrive stands", async () => {
    const player = await freshPlayer({ game: ROULETTE });
    const url = await player.open();
    player.failures.set("betwin", "lost");
    expect(await player.deal(url, { red: CHIP })).toMatchObject({ state: "void" });
    expect(await player.cash()).toBe(START);
    player.failures.set("betwin", "unheard");
    player.random.rig([1]);
    expect(await player.deal(url, { red: CHIP })).toMatchObject({ state: "done", win: "100000" });
    expect(await player.cash()).toBe(START + 50_000n);
  });

  test("of unknown outcome waits with its bets, and goes on after a reload", async () => {
    const player = await freshPlayer({ game: ROULETTE });
    const url = await player.open();
    player.failures.set("*", "lost");
    const id = newSpinId();
    expect(await player.deal(url, { red: CHIP }, id)).toMatchObject({ state: "pending" });
    const { pending } = await player.table(url);
    expect(pending).toEqual({ spinId: id, stake: "50000", bets: { red: CHIP } });
    player.failures.clear();
    expect(await player.deal(url, pending.bets, id)).toMatchObject({ state: "done" });
  });

  test("stays on the table after a reload, with those before it", async () => {
    const player = await freshPlayer({ game: ROULETTE });
    const url = await player.open();
    for (const pocket of [7, 0, 36]) {
      player.clock.advance(1_000);
      player.random.rig([pocket]);
      await player.deal(url, { red: CHIP });
    }
    expect(await player.table(await player.open())).toMatchObject({
      last: { scene: { values: { number: 36 } }, bets: { red: CHIP } },
      recent: [[36], [0], [7]],
    });
  });

  test("of a demo leaves the player's money alone", async () => {
    const player = await freshPlayer({ game: BACCARAT });
    const url = await player.openDemo();
    const view = await player.deal(url, { player: CHIP });
    expect(view.state).toBe("done");
    expect(BigInt(view.balance!)).toBe(DEMO_BALANCE - 50_000n + BigInt(view.win));
    expect(player.calls).toEqual([]);
    expect(await player.rounds()).toEqual([]);
  });
});

describe("the page", () => {
  test.each(["es", "en"])("names every place, result and bead in %s", (language) => {
    for (const kind of TABLE_KINDS) {
      const { words } = tableWordsOf(kind, language);
      const rules = tableRules[kind];
      expect(Object.keys(words.spots).sort()).toEqual(rules.spots.map(({ id }) => id).sort());
      expect(Object.keys(words.payRows).sort()).toEqual(Object.keys(publishedReturns[kind]).sort());
      for (const { drawn } of [...rules.outcomes()].slice(0, 3_000)) {
        expect(words.results).toHaveProperty(rules.sceneOf(drawn).result);
        const { tone, text } = rules.beadOf(drawn);
        expect(text ?? words.beads[tone]).toBeTruthy();
      }
    }
  });

  test("opens for every table of the catalogue, with its rules and returns", async () => {
    const player = await freshPlayer({ game: BACCARAT });
    const html = await (await player.get(await player.open())).text();
    expect(html).toContain("RTP 98.94%");
    expect(html).toContain("Bacará Dorado");
    expect(html).not.toMatch(/undefined|\[object/);
  });

  test.each([
    ["PICAFLOR", "bacara-dorado", ["court-j", "court-q", "court-k", "ace"]],
    ["PICAFLOR", "dragon-tigre", ["court-j", "court-q", "court-k", "ace"]],
    ["NORVELA", "dados-del-sol", ["die-1", "die-6"]],
    ["PICAFLOR", "ruleta-jacinta", []],
    ["NORVELA", "rueda-brillante", ["prize-sun", "prize-crown", "wedge", "flapper"]],
    ["PICAFLOR", "poker-casona", ["court-j", "court-q", "court-k", "ace"]],
  ])("of %s's %s has each part that its drawings name, once", async (vendor, code, dealt) => {
    const player = await freshPlayer({ game: at(vendor, code) });
    const html = await (await player.get(await player.open())).text();
    const ids = [...html.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id);
    const named = [...html.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map(
      ([, paint, part]) => paint ?? part,
    );
    expect(ids).toEqual([...new Set(ids)]);
    expect(ids).toEqual(expect.arrayContaining([...named, ...dealt]));
    expect(html).toMatch(/data-build="(brass|lacquer|leather|marble|neon|wood)"/);
  });

  test("has cloth and plates that white text can be read on", () => {
    const tables = catalogueGames.filter((game) => game.gameType === "LIVE" && engineFor(game));
    expect(tables.length).toBeGreaterThanOrEqual(5);
    for (const game of tables) {
      const { felt, feltDeep, plate } = tableSkinOf(game);
      for (const colour of [felt, feltDeep, plate])
        expect(contrast(colour, "#ffffff"), game.code).toBeGreaterThanOrEqual(7);
    }
  });

  test("turns the wheel that the rules turn", () => expect(ORDER).toEqual(WHEEL));

  test("draws the standing wheel's segments in the order of the rules", () => {
    const drawn = [...prizeWheel().matchAll(/class="wedge prize-([\w-]+)"/g)].map(([, one]) => one);
    expect(drawn).toEqual(SEGMENTS);
  });
});

test.each([
  ["sic-bo", [1, 2, 5], ["small", "even", "sum-8", "single-1", "single-2", "single-5"]],
  ["sic-bo", [4, 4, 4], ["any-triple", "sum-12", "double-4", "triple-4", "single-4"]],
  ["dragon-tiger", [3, 12], ["tiger"]],
  ["dragon-tiger", [3, 16], ["tie"]],
  ["baccarat", [5, 18, 9, 22, 0, 1], ["tie"]],
  ["money-wheel", [0], ["crown"]],
  ["three-five-seven", [1, 14, 30, 45, 21, 34, 51], ["three", "seven"]],
  ["three-five-seven", [0, 15, 30, 45, 21, 36, 51], ["none"]],
] as const)("at %s the result %j marks the places that win, and no returned stake", (...round) => {
  const [kind, drawn, hits] = round;
  expect(hitsOf(kind, drawn).toSorted()).toEqual([...hits].toSorted());
});
