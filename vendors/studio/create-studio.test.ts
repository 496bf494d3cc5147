import { describe, expect, test } from "vitest";
import { freshPlayer, newSpinId } from "#tests/under-test/studio-under-test.ts";

/** Stops by what they pay at a stake of 1.00 (10,000 units, line bet 500). */
const NOTHING = [29, 24, 29, 9, 2];
const TWO = [18, 2, 2, 20, 1];
const FREE_GAMES = [19, 31, 17, 15, 13];

describe("the page", () => {
  test("opens once launched, and again after a reload", async () => {
    const player = await freshPlayer();
    const url = await player.launch();
    const first = await player.get(url);
    expect(first.status).toBe(200);
    const html = await first.text();
    expect(html).toContain('<html lang="es">');
    expect(html).toContain("RTP 95.99%");
    expect(first.headers.get("content-security-policy")).toContain(
      "frame-ancestors http://*.localhost:*",
    );
    expect((await player.get(url)).status).toBe(200);
    expect(player.calls.filter((call) => call === "authenticate")).toHaveLength(1);
  });

  test("tries again to open after an answer that did not come", async () => {
    const player = await freshPlayer();
    const url = await player.launch();
    player.failures.set("authenticate", "lost");
    expect((await player.get(url)).status).toBe(503);
    player.failures.clear();
    expect((await player.get(url)).status).toBe(200);
  });

  test("is gone for a wrong handle, and when opened too late", async () => {
    const player = await freshPlayer();
    const url = await player.launch();
    expect((await player.get(`${url}x`)).status).toBe(410);
    player.clock.advance(301_000);
    expect((await player.get(url)).status).toBe(410);
  });

  test("offers autoplay and turbo only where the launch allows them", async () => {
    const player = await freshPlayer();
    const openWith = async (allowed: object) => {
      const body = { ...(await player.launchBody()), ...allowed };
      const { url } = await (await player.postLaunch(body)).json();
      return (await player.get(url)).text();
    };
    const [both, none] = [await openWith({}), await openWith({ autoplay: false, turbo: false })];
    for (const id of ["open-autoplay", "turbo"]) {
      expect(both).toContain(`id="${id}"`);
      expect(none).not.toContain(`id="${id}"`);
    }
  });

  test("serves its modules unchangeable under the version in their address", async () => {
    const player = await freshPlayer();
    const html = await (await player.get(await player.open())).text();
    const source = /src="(\/assets\/[^"]+main\.js)"/.exec(html)?.[1];
    const file = await player.get(`http://studio.test${source}`);
    expect(file.headers.get("content-type")).toContain("javascript");
    expect(file.headers.get("cache-control")).toContain("immutable");
    expect((await player.get("http://studio.test/assets/x/client/none.js")).status).toBe(404);
  });
});

describe("a launch", () => {
  const asked = {
    launchToken: "t.1",
    playerId: "m.1",
    merchant: "m",
    gameCode: "tres-cerezas",
    mode: "real",
    language: "es",
    currency: "MXN",
    currencySymbol: "P",
    platform: "html5",
    backUrl: "http://alba.test/",
    cashierUrl: "http://alba.test/deposit",
  };

  test("needs the vendor's signature and a clock within five minutes", async () => {
    const player = await freshPlayer();
    expect((await player.postLaunch(asked, { secret: "another" })).status).toBe(401);
    expect((await player.postLaunch(asked, { ageSeconds: 301 })).status).toBe(401);
    expect((await player.postLaunch(asked)).status).toBe(200);
  });

  test("is refused when malformed, unknown, or seen before", async () => {
    const player = await freshPlayer();
    expect((await player.postLaunch({ ...asked, playerId: 7 })).status).toBe(400);
    expect((await player.postLaunch({ ...asked, gameCode: "none" })).status).toBe(404);
    expect((await player.postLaunch(asked)).status).toBe(200);
    expect((await player.postLaunch(asked)).status).toBe(409);
  });

  test("does not open for a token that the platform issued to somebody else", async () => {
    const [player, other] = [await freshPlayer(), await freshPlayer()];
    const body = await player.launchBody();
    const { playerId } = await other.launchBody();
    expect((await player.postLaunch({ ...body, playerId })).status).toBe(400);
    const merchant = playerId.split(".")[0];
    const { url } = await (await player.postLaunch({ ...body, playerId, merchant })).json();
    expect((await player.get(url)).status).toBe(410);
    expect((await player.get(url)).status).toBe(410);
  });
});

describe("a spin", () => {
  test("takes the stake and pays the win at once", async () => {
    const player = await freshPlayer();
    const url = await player.open();
    player.random.rig(TWO);
    const view = await player.spin(url);
    expect(view).toMatchObject({ state: "done", win: "20000", balance: "1010000" });
    expect(view.wins).toEqual([expect.objectContaining({ symbol: "L3", amount: "20000" })]);
    expect(await player.cash()).toBe(1_010_000n);
  });

  test("has a round id that its page knew before, and its free games go on in that round", async () => {
    const player = await freshPlayer();
    const url = await player.open();
    const { roundPrefix } = await player.table(url);
    const id = newSpinId();
    player.random.rig([...FREE_GAMES, ...NOTHING]);
    const round = roundPrefix + id;
    expect(await player.spin(url, id)).toMatchObject({ free: { round } });
    expect(await player.table(url)).toMatchObject({ free: { round } });
    expect(await player.spin(url)).toMatchObject({ kind: "free", free: { round } });
    expect(await player.rounds()).toMatchObject([{ roundId: round }]);
  });

  test("asked twice under one id, one after the other or at once, is one spin", async () => {
    const player = await freshPlayer();
    const url = await player.open();
    player.random.rig(NOTHING);
    const id = newSpinId();
    const views = await Promise.all([
      player.spin(url, id),
      player.spin(url, id),
      player.spin(url, id),
    ]);
    views.push(await player.spin(url, id));
    expect(new Set(views.map((view) => JSON.stringify(view))).size).toBe(1);
    expect(await player.cash()).toBe(990_000n);
  });

  test("waits for another tab's, and does not take that one back", async () => {
    const player = await freshPlayer();
    const url = await player.open();
    player.random.rig([...TWO, ...NOTHING]);
    const answer = Promise.withResolvers<void>();
    player.failures.set("betwin", answer.promise);
    const firstId = newSpinId();
    const first = player.spin(url, firstId);
    while (player.calls.at(-1) !== "betwin") await new Promise(setImmediate);
    const secondId = newSpinId();
    expect(await player.spin(url, secondId)).toMatchObject({ state: "pending", spinId: firstId });
    expect(player.calls).not.toContain("rollback");
    answer.resolve();
    expect(await first).toMatchObject({ state: "done", win: "20000" });
    expect(await player.spin(url, secondId)).toMatchObject({ state: "done", spinId: secondId });
    expect(await player.cash()).toBe(1_000_000n);
  });

  test("is refused without money, and leaves no trace on the next", async () => {
    const player = await freshPlayer({ balance: 5_000n });
    const url = await player.open();
    expect(await player.spin(url)).toMatchObject({
      state: "refused",
      code: "INSUFFICIENT_FUNDS",
      screen: [],
    });
    player.random.rig(NOTHING);
    expect(await player.spin(url, newSpinId(), "2000")).toMatchObject({ state: "done" });
    expect(await player.cash()).toBe(3_000n);
  });

  test("takes only the offered stakes, whole ids and its own page's requests", async () => {
    const player = await freshPlayer();
    const url = await player.open();
    const spinId = newSpinId();
    expect((await player.spinAt(url, { spinId, stake: "1" })).status).toBe(400);
    expect((await player.spinAt(url, { spinId: "x", stake: "2000" })).status).toBe(400);
    const foreign = { "sec-fetch-site": "cross-site" };
    expect((await player.spinAt(url, { spinId, stake: "2000" }, foreign)).status).toBe(403);
    expect((await player.spinAt(`${url}x`, { spinId, stake: "2000" })).status).toBe(410);
    expect(await player.cash()).toBe(1_000_000n);
  });
});

describe("free games", () => {
  test("are not turned back by an answer that comes after the next one was played", async () => {
    const player = await freshPlayer();
    const url = await player.open();
    player.random.rig([...FREE_GAMES, ...NOTHING, ...NOTHING]);
    await player.spin(url);
    const id = newSpinId();
    const late = Promise.withResolvers<void>();
    player.failures.set("win", late.promise);
    const first = player.spin(url, id);
    while (player.calls.at(-1) !== "win") await new Promise(setImmediate);
    player.failures.clear();
    await player.spin(url, id);
    expect(await player.spin(url)).toMatchObject({ free: { left: 8 } });
    late.resolve();
    expect(await first).toMatchObject({ state: "done", free: { left: 9 } });
    expect(await player.table(url)).toMatchObject({ free: { left: 8 } });
  });

  test("are played at the round's stake, pay double, wait over a reload and end the round", async () => {
    const player = await freshPlayer();
    const url = await player.open();
    player.random.rig(FREE_GAMES);
    const won = await player.spin(url);
    expect(won).toMatchObject({ freeGames: 10, win: "20000", free: { left: 10, total: 10 } });
    player.random.rig([...TWO, ...FREE_GAMES]);
    const first = await player.spin(url, newSpinId(), "1000000");
    expect(first).toMatchObject({ kind: "free", stake: "10000", win: "40000" });

    const again = await player.open();
    expect(await player.table(again)).toMatchObject({
      free: { left: 9, total: 10, won: "60000" },
      stake: "10000",
      last: { spinId: first.spinId },
    });
    expect(await player.spin(again)).toMatchObject({ win: "40000", free: { left: 18, total: 20 } });
    for (let left = 17; left >= 0; left -= 1) {
      player.random.rig(NOTHING);
      expect(await player.spin(again)).toMatchObject({ kind: "free", free: { left } });
    }
    expect(await player.cash()).toBe(1_000_000n - 10_000n + 100_000n);
    player.random.rig(NOTHING);
    expect(await player.spin(again)).toMatchObject({ kind: "base", balance: "1080000" });
  });

  test("whose pay gets no answer is asked for again until it is booked once", async () => {
    const player = await freshPlayer();
    const url = await player.open();
    player.random.rig([...FREE_GAMES, ...TWO]);
    await player.spin(url);
    player.failures.set("win", "unheard");
    expect(await player.spin(url)).toMatchObject({ state: "pending", screen: [], win: "0" });
    player.clock.advance(999);
    expect(await player.studio.settleDue()).toBe(0);
    player.clock.advance(1);
    expect(await player.studio.settleDue()).toBe(1);
    player.failures.clear();
    player.clock.advance(2_000);
    expect(await player.studio.settleDue()).toBe(1);
    expect(await player.table(url)).toMatchObject({ pending: null, free: { left: 9 } });
    expect(await player.cash()).toBe(1_000_000n - 10_000n + 20_000n + 40_000n);
  });

  test("that stay unknown for 48 hours wait for people", async () => {
    const player = await freshPlayer();
    const url = await player.open();
    player.random.rig([...FREE_GAMES, ...TWO]);
    await player.spin(url);
    player.failures.set("win", "lost");
    await player.spin(url);
    player.clock.advance(48 * 3_600_000);
    expect(await player.studio.settleDue()).toBe(1);
    player.clock.advance(3_600_000);
    expect(await player.studio.settleDue()).toBe(0);
    const { rows } = await player.pool.query("select is_dead, reason from studio.outgoing");
    expect(rows).toEqual([{ is_dead: true, reason: "no answer Error" }]);
  });
});

describe("a bet without an answer", () => {
  test("that never arrived is taken back and can never arrive later", async () => {
    const player = await freshPlayer();
    const url = await player.open();
    player.failures.set("betwin", "lost");
    const id = newSpinId();
    expect(await player.spin(url, id)).toMatchObject({ state: "void", code: "NO_ANSWER" });
    player.failures.clear();
    expect(await player.spin(url, id)).toMatchObject({ state: "void" });
    expect(await player.cash()).toBe(1_000_000n);
  });

  test("that did arrive stands: its rollback finds it settled", async () => {
    const player = await freshPlayer();
    const url = await player.open();
    player.failures.set("betwin", "unheard");
    player.random.rig(TWO);
    expect(await player.spin(url)).toMatchObject({
      state: "done",
      win: "20000",
      balance: "1010000",
    });
    expect(await player.cash()).toBe(1_010_000n);
  });

  test("holds the next spin until the platform is back", async () => {
    const player = await freshPlayer();
    const url = await player.open();
    player.failures.set("*", "lost");
    const stuck = newSpinId();
    expect(await player.spin(url, stuck)).toMatchObject({ state: "pending" });
    expect(await player.spin(url)).toMatchObject({ state: "pending", spinId: stuck });
    expect(await player.table(url)).toMatchObject({ balance: null, pending: { spinId: stuck } });
    player.failures.clear();
    player.random.rig(NOTHING);
    expect(await player.spin(url)).toMatchObject({ state: "done" });
    expect(await player.spin(url, stuck)).toMatchObject({ state: "void" });
    expect(await player.cash()).toBe(990_000n);
  });

  test("after a crash between drawing and betting is taken back by whoever starts next", async () => {
    const player = await freshPlayer();
    const url = await player.open();
    player.failures.set("*", "lost");
    const id = newSpinId();
    await player.spin(url, id);
    await player.pool.query("update studio.outgoing set attempts = 0, due_at = first_at");
    player.failures.clear();
    expect(await player.studio.settleDue()).toBe(1);
    expect(await player.spin(url, id)).toMatchObject({ state: "void" });
    expect(await player.cash()).toBe(1_000_000n);
  });
});
