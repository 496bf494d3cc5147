import { expect, test } from "vitest";
import { freshPlayer, newSpinId } from "#tests/under-test/studio-under-test.ts";

const NOTHING = [29, 24, 29, 9, 2];
const FREE_GAMES = [19, 31, 17, 15, 13];

/** A player at a slot whose launch told these terms. */
async function playerUnder(terms: object) {
  const player = await freshPlayer();
  const body = { ...(await player.launchBody()), ...terms };
  const { url } = (await (await player.postLaunch(body)).json()) as { url: string };
  const html = await (await player.get(url)).text();
  return { ...player, url, html };
}

test("a spin before the law's seconds is refused and moves no money", async () => {
  const player = await playerUnder({ spinSecondsLeast: 2.5 });
  player.random.rig([...NOTHING, ...NOTHING, ...NOTHING]);
  const first = newSpinId();
  expect(await player.spin(player.url, first)).toMatchObject({ state: "done", nextInMs: 2_500 });
  player.clock.advance(2_499);
  // The same spin again is no new one.
  expect(await player.spin(player.url, first)).toMatchObject({ state: "done", nextInMs: 1 });
  expect(await player.table(player.url)).toMatchObject({ nextInMs: 1 });
  expect(await player.spin(player.url)).toMatchObject({ state: "refused", code: "TOO_SOON" });
  expect(await player.cash()).toBe(990_000n);
  // A refused one begins no new wait.
  player.clock.advance(1);
  expect(await player.spin(player.url)).toMatchObject({ state: "done" });
  expect(await player.cash()).toBe(980_000n);
});

test("of two spins at once one is played, whatever page asks", async () => {
  const player = await playerUnder({ spinSecondsLeast: 3 });
  player.random.rig([...NOTHING, ...NOTHING]);
  await Promise.all([player.spin(player.url), player.spin(player.url)]);
  expect(await player.spin(player.url)).toMatchObject({ code: "TOO_SOON" });
  expect(await player.cash()).toBe(990_000n);
});

test("free games keep the law's seconds too, and a game without them keeps none", async () => {
  const player = await playerUnder({ spinSecondsLeast: 3 });
  player.random.rig([...FREE_GAMES, ...NOTHING, ...NOTHING]);
  await player.spin(player.url);
  expect(await player.spin(player.url)).toMatchObject({ state: "refused", code: "TOO_SOON" });
  player.clock.advance(3_000);
  expect(await player.spin(player.url)).toMatchObject({ state: "done", kind: "free" });
  const other = await playerUnder({});
  other.random.rig([...NOTHING, ...NOTHING]);
  for (let times = 0; times < 2; times += 1)
    expect(await other.spin(other.url)).toMatchObject({ state: "done", nextInMs: 0 });
});

test("a stake above the law's cap is refused by the game, before any money is asked for", async () => {
  const player = await playerUnder({ stakeMost: "2.00" });
  const asked = player.calls.length;
  expect(await player.spin(player.url, newSpinId(), "50000")).toMatchObject({
    ...{ state: "refused", code: "LIMIT_EXCEEDED" },
  });
  expect(player.calls).toHaveLength(asked);
  player.random.rig(NOTHING);
  expect(await player.spin(player.url, newSpinId(), "20000")).toMatchObject({ state: "done" });
});

test("the page offers no more rounds of autoplay than the launch tells", async () => {
  const { html } = await playerUnder({ autoplayMost: 25 });
  expect(html).toContain('name="count" value="25"');
  expect(html).not.toContain('name="count" value="50"');
});
