import { sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { freshMember, TEST_START, testContext, testRandom } from "#tests/support/database.ts";
import { freshTable, GAME } from "#tests/support/vendor.ts";
import { balanceOf } from "../../money/ledger/balance-of.ts";
import { verifyLedger } from "../../money/ledger/verify-ledger.ts";
import { wageringRequirements } from "../../store/schema/wagering.ts";
import { createWalletServer } from "./create-wallet-server.ts";

/** A second instance of the platform on the same database. */
async function secondInstance(t: Table) {
  const { secrets } = await testContext({ merchant: t.merchant });
  return createWalletServer({ ...t, random: testRandom(), secrets });
}

type Table = Awaited<ReturnType<typeof freshTable>>;
type Player = { token: string; playerId: string; txId: string; roundId: string };
type Case = {
  code: string;
  /** The player's expected cash afterwards, of 100.00. */
  cash: bigint;
  before?: (
    t: Table,
    player: Player,
    play: (player: Player) => Promise<unknown>,
  ) => Promise<unknown>;
  bend?: Partial<Parameters<Table["bet"]>[0]>;
};

/** Bets that meet in one batch: most are plain, with every special case between them. */
const cases: Record<string, Case> = {
  plain: { code: "OK", cash: 900_000n },
  whole: { code: "OK", cash: 0n, bend: { amount: "100.00" } },
  free: { code: "OK", cash: 1_000_000n, bend: { amount: "0" } },
  poor: { code: "INSUFFICIENT_FUNDS", cash: 1_000_000n, bend: { amount: "100.01" } },
  currency: { code: "WRONG_CURRENCY", cash: 1_000_000n, bend: { currency: "EUR" } },
  small: { code: "LIMIT_EXCEEDED", cash: 1_000_000n, bend: { amount: "0.10" } },
  game: { code: "GAME_DISABLED", cash: 1_000_000n, bend: { gameCode: "NONE" } },
  token: { code: "TOKEN_INVALID", cash: 1_000_000n, bend: { token: "nobody.at-all" } },
  repeated: { code: "OK", cash: 900_000n, before: (_, player, play) => play(player) },
  other: {
    code: "TX_MISMATCH",
    cash: 980_000n,
    before: (t, player) => t.bet({ ...player, amount: "2" }),
  },
  joined: {
    code: "OK",
    cash: 880_000n,
    before: (t, player) => t.bet({ ...player, txId: `${player.txId}-0`, amount: "2" }),
  },
  closed: {
    code: "ROUND_CLOSED",
    cash: 980_000n,
    async before(t, player) {
      await t.bet({ ...player, txId: `${player.txId}-0`, amount: "2" });
      await t.endRound(player);
    },
  },
  undone: {
    code: "TX_ROLLED_BACK",
    cash: 1_000_000n,
    before: (t, player) =>
      t.rollback({ ...player, txId: `${player.txId}-x`, refTxId: player.txId }),
  },
};

/** The win of each bet that is sent as a betwin and accepted. */
const WIN = { text: "2.50", units: 25_000n };

test.each(["bet", "betwin"] as const)(
  "a %s that travels with others is answered as it would be alone",
  async (kind) => {
    const names = fc.array(fc.constantFrom(...Object.keys(cases)), { minLength: 5, maxLength: 16 });
    await fc.assert(
      fc.asyncProperty(names, async (list) => {
        const t = await freshTable();
        const play = (player: Player) =>
          kind === "bet"
            ? t.bet(player)
            : t.betwin({ ...player, winTxId: `${player.txId}-w`, winAmount: WIN.text });
        const players = await Promise.all(
          list.map(async (name, n) => {
            const member = await freshMember(t.merchant, { balance: 1_000_000n });
            const player = {
              token: await t.sit(member),
              playerId: `${t.merchant.code}.${member.id}`,
              txId: `b${n}`,
              roundId: `r${n}`,
            };
            await cases[name]!.before?.(t, player, play);
            return { name, member, player };
          }),
        );
        const answers = await Promise.all(
          players.map(({ name, player }) => play({ ...player, ...cases[name]!.bend })),
        );
        expect(answers.map(({ code }) => code)).toEqual(list.map((name) => cases[name]!.code));
        const cash = players.map(({ member }) =>
          balanceOf(t.store.db, { merchant: t.merchant.code, owner: member.id, kind: "cash" }),
        );
        const won = (name: string) =>
          kind === "betwin" && cases[name]!.code === "OK" ? WIN.units : 0n;
        expect(await Promise.all(cash)).toEqual(list.map((name) => cases[name]!.cash + won(name)));
        expect(await verifyLedger(t.store.db, t.merchant.code)).toEqual([]);
      }),
      { numRuns: 12 },
    );
  },
);

test("betwins booked together close their rounds, keep their details, and fill the requirements", async () => {
  const t = await freshTable();
  const players = await Promise.all(
    Array.from({ length: 8 }, async (_, n) => {
      const member = await freshMember(t.merchant, { balance: 1_000_000n });
      return { member, token: await t.sit(member), txId: `b${n}`, roundId: `r${n}` };
    }),
  );
  const { code } = t.merchant;
  await t.store.inMerchant(code, (tx) =>
    tx.insert(wageringRequirements).values(
      players.map(({ member }) => ({
        merchant: code,
        id: `lot:${member.id}`,
        memberId: member.id,
        source: "deposit" as const,
        amount: 150_000n,
        required: 150_000n,
        openedAt: new Date(TEST_START),
      })),
    ),
  );
  const play = (turn: string, roundClosed: boolean) =>
    Promise.all(
      players.map(({ member, ...player }, n) =>
        t.betwin({
          ...player,
          txId: `${turn}${n}`,
          winTxId: `${turn}w${n}`,
          roundId: `${turn}${n}`,
          winAmount: n % 2 ? "0" : "7.50",
          roundClosed,
          detail: { stops: `${n}` },
        }),
      ),
    );
  const answers = [...(await play("a", true)), ...(await play("b", false))];
  expect(answers.map((answer) => answer.code)).toEqual(Array(16).fill("OK"));
  expect(await t.round("a0")).toMatchObject({
    state: "CLOSED",
    stake: 100_000n,
    payout: 75_000n,
    validBet: 100_000n,
    settledAt: new Date(TEST_START),
  });
  expect(await t.round("b1")).toMatchObject({ state: "OPEN", validBet: 0n, settledAt: null });
  const requirements = () =>
    t.store.inMerchant(code, (tx) => tx.select().from(wageringRequirements));
  expect((await requirements()).map(({ done, closedAt }) => [done, closedAt])).toEqual(
    Array(8).fill([100_000n, null]),
  );
  await play("c", true);
  expect((await requirements()).map(({ done, closedBy }) => [done, closedBy])).toEqual(
    Array(8).fill([150_000n, "filled"]),
  );
  const { rows } = await t.store.inMerchant(code, (tx) =>
    tx.execute(sql`select detail ->> 'stops' as stops from vendor_transactions
      where merchant = ${code} and tx_id in ('a3', 'aw3') order by tx_id`),
  );
  expect(rows).toEqual([{ stops: "3" }, { stops: null }]);
  expect(await verifyLedger(t.store.db, code)).toEqual([]);
});

test("a win's id that is another's bet in the same batch is taken once", async () => {
  const t = await freshTable();
  const tokens = [];
  for (let n = 0; n < 6; n += 1)
    tokens.push(await t.sit(await freshMember(t.merchant, { balance: 1_000_000n })));
  // The first stands alone: what follows waits for it and travels together.
  const answers = await Promise.all([
    t.betwin({ token: tokens[0]!, txId: "z", winTxId: "zw", roundId: "z" }),
    t.betwin({ token: tokens[1]!, txId: "y", winTxId: "yw", roundId: "y" }),
    t.betwin({ token: tokens[2]!, txId: "p", winTxId: "q", roundId: "p" }),
    t.betwin({ token: tokens[3]!, txId: "q", winTxId: "s", roundId: "q" }),
    t.betwin({ token: tokens[4]!, txId: "u", winTxId: "uw", roundId: "u" }),
    t.betwin({ token: tokens[5]!, txId: "v", winTxId: "vw", roundId: "v" }),
  ]);
  const codes = answers.map(({ code }) => code);
  expect(codes.filter((code) => code === "OK")).toHaveLength(5);
  expect([codes[2], codes[3]].sort()).toEqual(["OK", "TX_MISMATCH"]);
  expect(await verifyLedger(t.store.db, t.merchant.code)).toEqual([]);
});

test("when two players bet under one id at once, one succeeds and the other is a mismatch", async () => {
  const t = await freshTable();
  const second = await secondInstance(t);
  const other = await freshMember(t.merchant, { balance: 1_000_000n });
  const [token, otherToken] = [await t.sit(), await t.sit(other)];
  const claim = { token: otherToken, gameCode: GAME, amount: "1", currency: "MXN" };
  for (let n = 0; n < 20; n += 1) {
    const answers = await Promise.all([
      t.bet({ token, txId: `b${n}`, roundId: `one${n}`, amount: "1" }),
      t.call("bet", { ...claim, txId: `b${n}`, roundId: `two${n}` }, second),
    ]);
    expect(answers.map(({ code }) => code).sort()).toEqual(["OK", "TX_MISMATCH"]);
  }
  expect(await verifyLedger(t.store.db, t.merchant.code)).toEqual([]);
});

test("the whole balance staked at once at two instances is staked once", async () => {
  const t = await freshTable();
  const second = await secondInstance(t);
  const claim = { token: t.token, gameCode: GAME, amount: "100.00", currency: "MXN" };
  for (let n = 0; n < 20; n += 1) {
    const answers = await Promise.all([
      t.call("bet", { ...claim, txId: `a${n}`, roundId: `a${n}` }),
      t.call("bet", { ...claim, txId: `b${n}`, roundId: `b${n}` }, second),
    ]);
    const codes = answers.map(({ code }) => code);
    expect([...codes].sort()).toEqual(["INSUFFICIENT_FUNDS", "OK"]);
    const roundId = `${codes[0] === "OK" ? "a" : "b"}${n}`;
    await t.win({ txId: `w${n}`, roundId, amount: "100.00", roundClosed: true });
  }
  expect(await t.cash()).toBe("100.00");
});

test("sessions begun at once at two instances leave one that may bet", async () => {
  const t = await freshTable();
  const second = await secondInstance(t);
  for (let n = 0; n < 10; n += 1) {
    const [one, two] = [await t.launchToken(), await t.launchToken()];
    const sessions = await Promise.all([
      t.call("authenticate", { launchToken: one, gameCode: GAME }),
      t.call("authenticate", { launchToken: two, gameCode: GAME }, second),
    ]);
    const codes = [];
    for (const [index, { sessionToken: token }] of sessions.entries()) {
      const id = `b${n}-${index}`;
      codes.push((await t.bet({ token: token!, txId: id, roundId: id, amount: "0.20" })).code);
    }
    expect(codes.sort()).toEqual(["OK", "TOKEN_EXPIRED"]);
  }
});
