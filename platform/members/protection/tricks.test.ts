import { expect, test } from "vitest";
import { freshMember, freshMerchant, testContext } from "#tests/support/database.ts";
import { freshTable, freshVendor } from "#tests/support/vendor.ts";
import { startTimeOut } from "./breaks/start-time-out.ts";
import { cancelLimit, confirmLimit } from "./limits/confirm-limit.ts";
import { setLimit } from "./limits/set-limit.ts";
import { setReality } from "./reality/reality.ts";

/** What a player tries who set 100.00 a day and wants to lose 100.01. More stand in purses.test.ts. */
const LIMIT = { kind: "loss", period: "day" } as const;
const HUNDRED = 1_000_000n;
const HOUR_MS = 3_600_000;
const TO_MIDNIGHT = 6 * HOUR_MS;

async function seated() {
  const t = await freshTable({ balance: 10_000_000n });
  const context = await testContext({ ...t, actor: t.member.actor });
  await setLimit(context, { ...LIMIT, amount: HUNDRED });
  const lose = (name: string, amount: string, more: { token?: string; gameCode?: string } = {}) =>
    t.betwin({ txId: name, roundId: name, winTxId: `${name}w`, amount, winAmount: "0", ...more });
  return { ...t, context, lose };
}
type Seated = Awaited<ReturnType<typeof seated>>;
type Said = { code: string; reason?: string | undefined };
/** Does what it can; the last answer is the one that refused. */
type Trick = (t: Seated) => Promise<Said>;

const refusal = (work: Promise<unknown>): Promise<Said> =>
  work.then(
    () => ({ code: "OK" }),
    (error: { code: string }) => ({ code: error.code }),
  );
const raise = (t: Seated, amount: bigint | null = 9_000_000n) =>
  setLimit(t.context, { ...LIMIT, amount });

const TRICKS: readonly (readonly [string, string, Trick])[] = [
  ["one bet above it", "loss", (t) => t.lose("a", "100.20")],
  ["a last small bet", "loss", (t) => t.lose("a", "100").then(() => t.lose("b", "0.20"))],
  [
    "many bets at once",
    "loss",
    async (t) => {
      const all = await Promise.all(Array.from({ length: 30 }, (_, at) => t.lose(`p${at}`, "7")));
      return all.find(({ code }) => code !== "OK")!;
    },
  ],
  [
    "several bets in one call",
    "loss",
    (t) =>
      t.bets([
        { txId: "a", amount: "60" },
        { txId: "b", amount: "40.20" },
      ]),
  ],
  [
    "two calls of several bets",
    "loss",
    async (t) => {
      await t.bets([
        { txId: "a", amount: "50" },
        { txId: "b", amount: "50" },
      ]);
      return t.bets([
        { txId: "c", amount: "0.20" },
        { txId: "d", amount: "0.20" },
      ]);
    },
  ],
  [
    "a bet that is left open",
    "loss",
    (t) => t.bet({ txId: "a", amount: "100" }).then(() => t.lose("b", "0.20")),
  ],
  [
    "a rollback that comes twice",
    "loss",
    async (t) => {
      await t.bet({ txId: "a", amount: "60" });
      await t.rollback({ txId: "r", refTxId: "a" });
      await t.rollback({ txId: "s", refTxId: "a" });
      await t.lose("b", "100");
      return t.lose("c", "0.20");
    },
  ],
  [
    "a rollback of a bet that was never placed",
    "loss",
    async (t) => {
      await t.rollback({ txId: "r", refTxId: "never" });
      return t.lose("a", "100.20");
    },
  ],
  [
    "a rolled back bet that is sent again",
    "TX_ROLLED_BACK",
    async (t) => {
      await t.bet({ txId: "a", amount: "100" });
      await t.rollback({ txId: "r", refTxId: "a" });
      await t.lose("b", "100");
      const again = await t.rollback({ txId: "q", refTxId: "z", roundId: "z" });
      expect(again.code).toBe("OK");
      return t.bet({ txId: "z", roundId: "z", amount: "50" });
    },
  ],
  [
    "a win that is taken back",
    "loss",
    async (t) => {
      await t.bet({ txId: "a", amount: "60" });
      await t.win({ txId: "w", amount: "50" });
      await t.rollback({ txId: "r", refTxId: "w" });
      return t.lose("b", "40.20");
    },
  ],
  [
    "a correction that takes the win",
    "loss",
    async (t) => {
      await t.betwin({ txId: "a", winTxId: "aw", roundId: "a", amount: "100", winAmount: "100" });
      await t.adjust({ txId: "x", refTxId: "a", amount: "-60.00" });
      return t.lose("b", "40.20");
    },
  ],
  [
    "a refused bet under the same id",
    "LIMIT_EXCEEDED",
    async (t) => {
      await t.lose("a", "100.20");
      return { ...(await t.lose("a", "100.20")), reason: undefined };
    },
  ],
  [
    "the refused id with a smaller stake first",
    "TX_MISMATCH",
    async (t) => {
      await t.lose("a", "100");
      return t.lose("a", "0.20");
    },
  ],
  ["a raise", "loss", (t) => raise(t).then(() => t.lose("a", "100.20"))],
  ["no limit at all", "loss", (t) => raise(t, null).then(() => t.lose("a", "100.20"))],
  [
    "a yes at once",
    "limit_waits",
    (t) => raise(t).then(() => refusal(confirmLimit(t.context, LIMIT))),
  ],
  [
    "a yes one millisecond early",
    "limit_waits",
    async (t) => {
      await raise(t);
      t.clock.advance(24 * HOUR_MS - 1);
      return refusal(confirmLimit(t.context, LIMIT));
    },
  ],
  [
    "a raise that is asked for twice, and two yes",
    "limit_waits",
    async (t) => {
      await Promise.all([raise(t), raise(t)]);
      const both = [confirmLimit(t.context, LIMIT), confirmLimit(t.context, LIMIT)].map(refusal);
      return (await Promise.all(both))[1]!;
    },
  ],
  [
    "the wait of a first raise for a second one",
    "limit_waits",
    async (t) => {
      await raise(t, 1_100_000n);
      t.clock.advance(23 * HOUR_MS);
      await raise(t);
      t.clock.advance(HOUR_MS);
      return refusal(confirmLimit(t.context, LIMIT));
    },
  ],
  [
    "a yes after its week",
    "limit_lapsed",
    async (t) => {
      await raise(t);
      t.clock.advance((24 + 168) * HOUR_MS);
      return refusal(confirmLimit(t.context, LIMIT));
    },
  ],
  [
    "a yes to what was taken back",
    "limit_lapsed",
    async (t) => {
      await raise(t);
      await cancelLimit(t.context, LIMIT);
      t.clock.advance(24 * HOUR_MS);
      return refusal(confirmLimit(t.context, LIMIT));
    },
  ],
  [
    "down and up again",
    "loss",
    async (t) => {
      await raise(t, 500_000n);
      await raise(t, HUNDRED);
      await t.lose("a", "50");
      return t.lose("b", "0.20");
    },
  ],
  [
    "a wider limit on the week",
    "loss",
    async (t) => {
      await setLimit(t.context, { ...LIMIT, period: "week", amount: 9_000_000n });
      return t.lose("a", "100.20");
    },
  ],
  [
    "a limit of another kind",
    "loss",
    async (t) => {
      await setLimit(t.context, { ...LIMIT, kind: "stake", amount: 9_000_000n });
      return t.lose("a", "100.20");
    },
  ],
  [
    "another player's yes",
    "limit_lapsed",
    async (t) => {
      await raise(t);
      t.clock.advance(24 * HOUR_MS);
      const other = await freshMember(t.merchant);
      return refusal(confirmLimit({ ...t.context, actor: other.actor }, LIMIT));
    },
  ],
  [
    "the same id at another merchant",
    "limit_lapsed",
    async (t) => {
      await raise(t);
      t.clock.advance(24 * HOUR_MS);
      const elsewhere = await freshMerchant();
      const { id } = await freshMember(elsewhere);
      const actor = { ...t.member.actor, memberId: id };
      return refusal(confirmLimit({ ...t.context, merchant: elsewhere, actor }, LIMIT));
    },
  ],
  [
    "a new session of the game",
    "loss",
    async (t) => {
      await t.lose("a", "100");
      return t.lose("b", "0.20", { token: await t.sit() });
    },
  ],
  [
    "another game",
    "loss",
    async (t) => {
      await freshVendor(t.merchant, { game: "GAME2" });
      await t.lose("a", "100");
      return t.lose("b", "0.20", { gameCode: "GAME2" });
    },
  ],
  [
    "a gift first",
    "loss",
    async (t) => {
      await t.bonus({ txId: "g", kind: "promo", amount: "50.00" });
      return t.lose("a", "100.20");
    },
  ],
  [
    "a page in another language and country",
    "loss",
    async (t) => {
      const abroad = { ...t.context, language: "en", clientCountry: "US" } as const;
      await setLimit(abroad, { ...LIMIT, amount: 9_000_000n });
      return t.lose("a", "100.20");
    },
  ],
  [
    "other minutes of the reality check",
    "loss",
    async (t) => {
      await setReality(t.context, { minutes: 240 });
      return t.lose("a", "100.20");
    },
  ],
  [
    "a time-out that forgets",
    "TOKEN_EXPIRED",
    async (t) => {
      await startTimeOut(t.context, { hours: 24 });
      return t.lose("a", "0.20");
    },
  ],
  [
    "a millisecond before midnight",
    "loss",
    async (t) => {
      await t.lose("a", "100");
      t.clock.advance(TO_MIDNIGHT - 1);
      return t.lose("b", "0.20", { token: await t.sit() });
    },
  ],
  [
    "yesterday's bet that wins today",
    "loss",
    async (t) => {
      await t.bet({ txId: "a", amount: "80" });
      t.clock.advance(TO_MIDNIGHT);
      const token = await t.sit();
      await t.win({ txId: "w", amount: "80", refTxId: "a", roundClosed: true });
      return t.lose("b", "100.20", { token });
    },
  ],
];

const LISTED = TRICKS.map(([name, by, play], at) => ({ name, by, play, number: at + 1 }));

test.each(LISTED)("$name is refused with $by: trick $number", async ({ by, play }) => {
  const t = await seated();
  const said = await play(t);
  expect(said.reason ?? said.code).toBe(by);
  const lost = 100_000 - Math.round(Number(await t.cash()) * 100);
  expect(lost).toBeLessThanOrEqual(10_000);
});

test("there are more than twenty-five tricks", () => expect(TRICKS.length).toBeGreaterThan(25));
