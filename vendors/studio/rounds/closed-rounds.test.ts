import { expect, test } from "vitest";
import { signedHeaders } from "#platform/contract/wire/signature.ts";
import { askRound, askRounds } from "#platform/play/reconciliation/ask-vendor-rounds.ts";
import { testRandom } from "#tests/support/database.ts";
import { freshPlayer, GAME, SECRET } from "#tests/under-test/studio-under-test.ts";

const HOUR_MS = 3_600_000;

async function setUp() {
  const player = await freshPlayer();
  const line = {
    clock: player.clock,
    random: testRandom(),
    secrets: {
      vendors: new Map([[GAME.vendor, [SECRET]]]),
      gateways: new Map(),
      sealKey: new Uint8Array(16),
      dataKey: new Uint8Array(32),
      siteKey: "",
    },
    outside: (request: Request) => player.studio.fetch(request),
    merchant: player.merchant,
  };
  const vendor = { code: GAME.vendor, launchUrl: "http://studio.test/launch" };
  const now = player.clock.now().getTime();
  const hour = { from: new Date(now - HOUR_MS / 2), to: new Date(now + HOUR_MS / 2) };
  /** A signed request like the platform's, with the changes of a test. */
  const get = (path: string, secret = SECRET) => {
    const timestamp = String(Math.floor(player.clock.now().getTime() / 1000));
    const parts = { timestamp, nonce: "n", method: "GET", path, body: "" };
    const headers = signedHeaders(GAME.vendor, secret, parts);
    return player.studio.fetch(new Request(`http://studio.test${path}`, { headers }));
  };
  return { ...player, line, vendor, hour, get };
}

test("the studio reports each closed round as the platform has booked it", async () => {
  const { open, spin, rounds, line, vendor, hour } = await setUp();
  const url = await open();
  for (let n = 0; n < 3; n += 1) await spin(url);
  const booked = (await rounds()).filter(({ state }) => state === "CLOSED");
  const reported = await askRounds(line, vendor, hour);
  expect(reported!.map(({ roundId }) => roundId).sort()).toEqual(
    booked.map(({ roundId }) => roundId).sort(),
  );
  const units = (text: string) => BigInt(text.replace(".", "")) * 100n;
  for (const { roundId, stake, payout } of reported!) {
    const own = booked.find((round) => round.roundId === roundId)!;
    expect([units(stake), units(payout)]).toEqual([own.stake, own.payout]);
    expect(await askRound(line, vendor, roundId)).toMatchObject({ state: "CLOSED", stake });
  }
  expect(await askRound(line, vendor, "nobody's")).toBeNull();
  expect(await askRound(line, vendor, "unheard-of")).toEqual({ state: "UNKNOWN" });
});

test("a spin that was taken back leaves a void round, one under way an open one", async () => {
  const { open, spin, failures, pool, line, vendor } = await setUp();
  const url = await open();
  const roundOf = async () =>
    (await pool.query("select round_id from studio.spin order by drawn_at desc limit 1")).rows[0]
      .round_id as string;
  failures.set("betwin", "lost");
  await spin(url);
  expect(await askRound(line, vendor, await roundOf())).toEqual({ state: "VOID" });
  failures.set("*", "lost");
  const { spinId } = await spin(url);
  const pending = await pool.query("select round_id from studio.spin where spin_id = $1", [spinId]);
  expect(await askRound(line, vendor, pending.rows[0].round_id)).toEqual({ state: "OPEN" });
});

test("the report of closed rounds needs the vendor's secret and covers at most one hour", async () => {
  const { get, merchant } = await setUp();
  const path = (from: string, to: string) =>
    `/rounds?merchant=${merchant.code}&from=2026-11-20T${from}:00Z&to=2026-11-20T${to}:00Z&page=1`;
  expect((await get(path("00:00", "01:00"))).status).toBe(200);
  expect((await get(path("00:00", "01:00"), "another")).status).toBe(401);
  expect((await get(path("00:00", "01:01"))).status).toBe(400);
  expect((await get(path("01:00", "01:00"))).status).toBe(400);
  expect((await get(`/round?merchant=${merchant.code}`)).status).toBe(400);
});
