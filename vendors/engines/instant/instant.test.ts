import { describe, expect, test } from "vitest";
import { freshPlayer, newSpinId } from "#tests/under-test/studio-under-test.ts";
import { catalogueGames } from "#vendors/catalogue/games.ts";
import { DEMO_BALANCE } from "../engine.ts";
import { engineFor } from "../engines.ts";
import { contrast } from "../shared/page/colour.ts";
import type { RoundView } from "./instant-view.ts";
import { instantSkinOf } from "./page/instant-skin.ts";
import { instantWordsOf } from "./page/words.ts";
import { INSTANT_KINDS } from "./rules/instant-kinds.ts";

const games = catalogueGames.filter(
  (game) =>
    game.gameType === "RNG" && ["DROP", "MINES", "KENO", "CRASH"].includes(game.gameClassify),
);
const DROP = { vendor: "NORVELA", code: "lluvia-de-ambar" };
const MINES = { vendor: "TEPOZAN", code: "campo-escondido" };
const KENO = { vendor: "LUCIERNA", code: "cuarenta-luces" };
const CRASH = { vendor: "BARRILETE", code: "papalote-alto" };
const STAKE = "10000";
const START = 1_000_000n;

async function openGame(game: typeof DROP, terms: object = {}) {
  const player = await freshPlayer({ game });
  const body = { ...(await player.launchBody()), ...terms };
  const { url } = (await (await player.postLaunch(body)).json()) as { url: string };
  const html = await (await player.get(url)).text();
  const ask = async (pick: string, spinId = newSpinId(), stake = STAKE) =>
    player.spinAt(url, { spinId, stake, pick });
  const play = async (...asked: Parameters<typeof ask>): Promise<RoundView> =>
    (await ask(...asked)).json();
  return { ...player, url, html, ask, play };
}

describe("a round", () => {
  test("of a drop falls into the slot of its drawn way and is paid at once", async () => {
    const player = await openGame(DROP);
    player.random.rig([0]);
    const view = await player.play("medium");
    expect(view).toMatchObject({
      ...{ state: "done", pick: "medium", times: 3_200, win: "320000" },
      drawn: Array(12).fill(0),
    });
    expect(await player.cash()).toBe(START - 10_000n + 320_000n);
    expect(view.balance).toBe(`${await player.cash()}`);
    expect(await player.rounds()).toMatchObject([
      { state: "CLOSED", stake: 10_000n, payout: 320_000n },
    ]);
  });

  test("of mines opens every marked cell, and pays only without a mine", async () => {
    const player = await openGame(MINES);
    player.random.rig([24, 23]);
    expect(await player.play("2-3")).toMatchObject({ drawn: [24, 23], times: 115, win: "11500" });
    player.random.rig([1, 24]);
    expect(await player.play("2-3")).toMatchObject({
      drawn: [1, 0],
      win: "0",
    });
  });

  test("of keno pays by the marked numbers that are drawn", async () => {
    const player = await openGame(KENO);
    player.random.rig(Array(10).fill(0));
    expect(await player.play("7")).toMatchObject({
      ...{ drawn: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], times: 3_600, win: "360000" },
    });
  });

  test("of a flight pays its target when the flight ends higher", async () => {
    const player = await openGame(CRASH);
    player.random.rig([0]);
    expect(await player.play("250")).toMatchObject({
      ...{ drawn: [100_000], times: 250, win: "25000" },
    });
  });

  test("asked twice under one id is one round with the choice of the first", async () => {
    const player = await openGame(DROP);
    player.random.rig([0]);
    const id = newSpinId();
    const first = await player.play("high", id);
    expect(await player.play("low", id)).toEqual(first);
    expect(await player.rounds()).toHaveLength(1);
  });

  test("is never drawn again after an answer that was lost", async () => {
    const player = await openGame(MINES);
    player.random.rig([20]);
    const id = newSpinId();
    player.failures.set("*", "lost");
    expect(await player.play("1-3", id)).toMatchObject({ state: "pending", drawn: null, win: "0" });
    expect((await player.table(player.url)).pending).toEqual({
      ...{ spinId: id, stake: STAKE, bets: { "1-3": STAKE } },
    });
    player.failures.clear();
    player.random.rig([0]);
    expect(await player.play("1-3", id)).toMatchObject({ state: "done", drawn: [20] });
  });

  test("stays after a reload, with those before it and what they paid", async () => {
    const player = await openGame(DROP);
    for (const [at, pick] of ["low", "medium", "high"].entries()) {
      player.clock.advance(1_000);
      player.random.rig([at]);
      await player.play(pick);
    }
    const table = await player.table(player.url);
    expect(table).toMatchObject({ last: { pick: "high" }, stake: STAKE });
    const picks = table.recentBets.map((bets: object) => Object.keys(bets)[0]);
    expect(picks).toEqual(["high", "medium", "low"]);
    const html = await (await player.get(player.url)).text();
    const paid = [...html.matchAll(/"times":(\d+),"drawn"/g)].map(([, times]) => Number(times));
    expect(paid).toEqual([2_400, 1_000, 1_000]);
  });

  test.each([
    ["low", "15000"],
    ["", STAKE],
    ["3-1", STAKE],
    ["LOW", STAKE],
  ])("of the choice %j at %s is not read", async (pick, stake) => {
    const player = await openGame(DROP);
    expect((await player.ask(pick, newSpinId(), stake)).status).toBe(400);
    expect(await player.cash()).toBe(START);
  });

  test("above the law's cap or before its seconds is refused and moves no money", async () => {
    const player = await openGame(DROP, { stakeMost: "2.00", spinSecondsLeast: 3 });
    expect(player.html).toContain("3 segundos");
    expect(player.html).not.toContain('"50000"');
    expect(await player.play("low", newSpinId(), "50000")).toMatchObject({
      ...{ state: "refused", code: "LIMIT_EXCEEDED", drawn: null },
    });
    player.random.rig([0]);
    expect(await player.play("low")).toMatchObject({ state: "done", nextInMs: 3_000 });
    expect(await player.play("low")).toMatchObject({ state: "refused", code: "TOO_SOON" });
  });

  test("of a demo leaves the player's money alone", async () => {
    const player = await freshPlayer({ game: KENO });
    const url = await player.openDemo();
    const answer = await player.spinAt(url, { spinId: newSpinId(), stake: STAKE, pick: "3" });
    const view = (await answer.json()) as RoundView;
    expect(BigInt(view.balance!)).toBe(DEMO_BALANCE - 10_000n + BigInt(view.win));
    expect(player.calls).toEqual([]);
  });
});

describe("the page", () => {
  test("of each kind states its return and highest win, and each id stands once", async () => {
    const facts = [
      [DROP, "RTP 96.96%", "160 veces"],
      [MINES, "RTP 96.25%", "990 veces"],
      [KENO, "RTP 96.73%", "1,000 veces"],
      [CRASH, "RTP 97.00%", "1,000 veces"],
    ] as const;
    for (const [game, rtp, most] of facts) {
      const { html } = await openGame(game);
      expect(html).toContain(rtp);
      expect(html).toContain(most);
      const shown = html.replaceAll(/<(style|script)\b.*?<\/\1>/gs, "");
      expect(shown).not.toMatch(/undefined|NaN|\[object|\{\w+\}/);
      const ids = [...html.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id);
      expect(ids).toEqual([...new Set(ids)]);
    }
  });

  test("has the same texts in both languages", () => {
    for (const kind of INSTANT_KINDS) {
      const [es, en] = ["es", "en"].map((language) => instantWordsOf(kind, language).words);
      expect(Object.keys(en!)).toEqual(Object.keys(es!));
      for (const part of ["parts", "results", "rows"] as const)
        expect(Object.keys(en![part])).toEqual(Object.keys(es![part]));
      expect(en!.how).toHaveLength(es!.how.length);
    }
  });

  test("has boards, plates and marks that white text can be read on", () => {
    expect(games).toHaveLength(12);
    for (const game of games) {
      expect(engineFor(game), game.code).not.toBeNull();
      const { board, plate, mark } = instantSkinOf(game);
      for (const colour of [board, plate])
        expect(contrast(colour, "#ffffff"), game.code).toBeGreaterThanOrEqual(7);
      expect(contrast(mark, "#ffffff"), game.code).toBeGreaterThanOrEqual(4.5);
    }
  });
});
