import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { freshMember, testContext, testStore } from "#tests/support/database.ts";
import { freshTable, freshVendor, GAME, vendorServer } from "#tests/support/vendor.ts";
import { layMethods } from "#tests/under-test/demo-brands.ts";
import {
  type PlatformUnderTest,
  platformUnderTest,
} from "#tests/under-test/platform-under-test.ts";
import { freshPool } from "#tests/under-test/pool-under-test.ts";
import { freshPayee } from "#tests/under-test/withdrawals-under-test.ts";
import { GATES } from "../../contract/core/gates.ts";
import type { GameType } from "../../contract/play/game-types.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import type { Context } from "../../core/context.ts";
import { POLICY_CODES, policyOf } from "../../domain/policy/policy-of.ts";
import { createDeposit } from "../../money/cashier/create-deposit.ts";
import { createTransfer } from "../../money/transfers/create-transfer.ts";
import { cancelWithdrawal } from "../../money/withdrawals/cancel-withdrawal.ts";
import { gameTermsFor } from "../../play/games/launch/game-terms-for.ts";
import { launchGame } from "../../play/games/launch/launch-game.ts";
import { showJackpot } from "../../play/jackpot/show-jackpot.ts";
import { movePurse } from "../../play/purses/move-purse.ts";
import { listWinners } from "../../play/records/list-winners.ts";
import { listAnnouncements } from "../../publishing/notices/list-announcements.ts";
import { members, merchants } from "../../store/schema/merchant.ts";
import { notices } from "../../store/schema/notice.ts";
import { calls } from "../routes.ts";
import { GATED_CALLS, GATED_PARTS, GATED_VERBS, UNASKED } from "./gated-verbs.ts";

/** Every policy, and a merchant that names none. */
const CODES: readonly (string | null)[] = [...POLICY_CODES, null];

const lawOf = (code: string | null) => ({
  jurisdiction: code,
  isDemonstration: code === "demo",
});
const policy = (code: string | null) => policyOf(code, { isProduction: code !== "demo" });

async function setLaw(merchant: string, code: string | null) {
  const { db } = await testStore();
  await db.update(merchants).set(lawOf(code)).where(eq(merchants.code, merchant));
}

/** True unless the law refused it; whatever else goes wrong was let through. */
const isLetThrough = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    (error: unknown) =>
      !(
        error instanceof Refusal && ["not_allowed_here", "withdrawal_is_final"].includes(error.code)
      ),
  );

describe("calls", () => {
  let under: PlatformUnderTest;
  let token: string;

  beforeAll(async () => {
    under = await platformUnderTest();
    ({ token } = await under.newMember());
    const { code } = under.merchant;
    const store = await testStore();
    await store.inMerchant(code, (tx) =>
      tx.update(members).set({ type: 1 }).where(eq(members.merchant, code)),
    );
  });

  const refusalOf = async (name: string) => {
    const { method, path } = calls.find((call) => call.name === name)!;
    const isQuery = method === "GET" || method === "DELETE";
    const answer = await under.platform.fetch(
      new Request(`http://platform.test/platform${path}`, {
        method,
        headers: {
          "x-merchant": under.merchant.code,
          authorization: `Bearer ${token}`,
          "content-type": "application/json",
        },
        ...(!isQuery && { body: "{}" }),
      }),
    );
    return (await answer.json()) as { message: string | null; details?: { gate: string } };
  };

  test.each(CODES)("under %s each is answered as its cell says", async (code) => {
    await setLaw(under.merchant.code, code);
    const cells: Record<string, boolean> = {};
    for (const { verb } of GATED_CALLS) {
      cells[verb] = (await refusalOf(verb)).message !== "not_allowed_here";
    }
    expect(cells).toEqual(cellsOf(GATED_CALLS, code));
  });

  test("a refusal names its gate", async () => {
    await setLaw(under.merchant.code, null);
    expect(await refusalOf("register")).toMatchObject({ details: { gate: "registration" } });
  });
});

const cellsOf = (verbs: typeof GATED_VERBS, code: string | null) =>
  Object.fromEntries(verbs.map(({ verb, isAllowed }) => [verb, isAllowed(policy(code))]));

const launchInput = {
  gameCode: GAME,
  language: "es",
  platform: "html5",
  backUrl: "http://alba.test/",
  cashierUrl: "http://alba.test/member/deposit",
} as const;

type Try = (code: string | null) => Promise<boolean>;

async function launching(gameType: GameType): Promise<Try> {
  const table = await freshTable({ gameType });
  const { outside } = vendorServer();
  const context = await testContext({ ...table, actor: table.member.actor, outside });
  return async (code) => {
    await setLaw(table.merchant.code, code);
    return isLetThrough(launchGame(context, launchInput));
  };
}

/** What the vendor is told with a launch; launch-game.test.ts shows that it is told. */
async function withinGame(part: "autoplay" | "turbo"): Promise<Try> {
  const table = await freshTable();
  const context = await testContext({ ...table, actor: table.member.actor });
  return async (code) => {
    await setLaw(table.merchant.code, code);
    return (await gameTermsFor(context, "RNG"))[part] ?? false;
  };
}

async function asMember(
  work: (context: Context, amount: bigint) => Promise<unknown>,
  type = 0,
): Promise<Try> {
  const { merchant } = await freshTable();
  const store = await testStore();
  await store.inMerchant(merchant.code, (tx) => layMethods(tx, merchant.code));
  await store.db
    .update(merchants)
    .set({
      settings: {
        country: "MX",
        gateways: { mockpay: "http://pay.test", mockchain: "http://pay.test/chain" },
        usdt: { rate: "17.20", min: "5.00" },
      },
    })
    .where(eq(merchants.code, merchant.code));
  const { actor } = await freshMember(merchant, { type, balance: 1_000_000n });
  const context = await testContext({ merchant, actor, idempotencyKey: "key-of-law" });
  return async (code) => {
    await setLaw(merchant.code, code);
    return isLetThrough(work(context, 5_000_000n));
  };
}

const deposit = (method: string) =>
  asMember((context, amount) =>
    createDeposit(context, { method, amount, returnUrl: "http://alba.test/" }).catch(
      (error: unknown) => {
        if (error instanceof Refusal && error.code === "method_unavailable")
          throw new Error(method);
        throw error;
      },
    ),
  );

const transferring = (direction: "up" | "down", type: number) =>
  asMember(
    (context, amount) =>
      createTransfer(context, { direction, account: "ana", amount, withdrawPassword: "482915" }),
    type,
  );

async function trial(): Promise<Try> {
  const table = await freshTable();
  await freshVendor(table.merchant, { game: "DEMO1", hasDemo: true });
  const { actor } = await freshMember(table.merchant, { type: 4 });
  const { outside } = vendorServer();
  const context = await testContext({ ...table, actor, outside });
  return async (code) => {
    await setLaw(table.merchant.code, code);
    return isLetThrough(launchGame(context, { ...launchInput, gameCode: "DEMO1" }));
  };
}

async function winnersShown(): Promise<Try> {
  const table = await freshTable();
  for (const n of [1, 2, 3]) {
    const ids = { txId: `b${n}`, winTxId: `w${n}`, roundId: `r${n}` };
    const token = await table.sit(await freshMember(table.merchant, { balance: 1_000_000n }));
    await table.betwin({ ...ids, token, amount: "1", winAmount: "200" });
  }
  const context = await testContext(table);
  return async (code) => {
    await setLaw(table.merchant.code, code);
    const input = { gameCategory: "ALL", language: "es", limitNum: 20 };
    return (await listWinners(context, input)).list.length > 0;
  };
}

async function potShown(): Promise<Try> {
  const pool = await freshPool();
  await pool.run();
  return async (code) => {
    await setLaw(pool.context.merchant.code, code);
    return (await showJackpot(pool.context)).pool !== null;
  };
}

async function popups(): Promise<Try> {
  const { merchant, store } = await freshTable();
  const context = await testContext({ merchant });
  await store.inMerchant(merchant.code, (tx) =>
    tx.insert(notices).values({
      ...{ merchant: merchant.code, id: "n", types: ["PU"], execution: ["A", "B"] },
      words: { es: { title: "n", content: "<p>n</p>" } },
      publishedFrom: new Date(0),
    }),
  );
  return async (code) => {
    await setLaw(merchant.code, code);
    const input = { types: ["PU" as const], platform: "W" as const, language: "es" };
    return (await listAnnouncements(context, input)).popup.length > 0;
  };
}

async function cancelling(): Promise<Try> {
  const payee = await freshPayee({
    ...{ balance: 20_000, settings: { withdrawals: { perDay: 100 } } },
  });
  return async (code) => {
    await setLaw(payee.merchant.code, "demo");
    const { withdrawalId } = await payee.ask(300);
    await setLaw(payee.merchant.code, code);
    return isLetThrough(cancelWithdrawal(payee.context, { withdrawalId }));
  };
}

const TRIES: Readonly<Record<string, () => Promise<Try>>> = {
  "gameLaunch of a slot": () => launching("RNG"),
  "gameLaunch of sports": () => launching("SPORTS"),
  "gameLaunch of a PVP room": () => launching("PVP"),
  "gameLaunch of a cockfight": () => launching("COCKFIGHT"),
  "gameLaunch of a lottery": () => launching("LOTT"),
  "gameLaunch for a trial account": trial,
  "autoplay within a game": () => withinGame("autoplay"),
  "turbo within a game": () => withinGame("turbo"),
  "purseMove in": () =>
    asMember((context, amount) => movePurse(context, { vendor: "none", direction: "in", amount })),
  "depositCreate by USDT": () => deposit("USDT"),
  "depositCreate by card": () => deposit("CARD"),
  "transferCreate up": () => transferring("up", 0),
  "transferCreate down": () => transferring("down", 1),
  "winners in their list": winnersShown,
  "the pot": potShown,
  "notices that pop up": popups,
  withdrawalCancel: cancelling,
};

test("every part has a try", () => {
  expect(Object.keys(TRIES)).toEqual(GATED_PARTS.map(({ verb }) => verb));
});

test.each(GATED_PARTS.map(({ verb }) => verb))("%s is answered as its cells say", async (verb) => {
  const attempt = await TRIES[verb]!();
  const seen: Record<string, boolean> = {};
  const wanted: Record<string, boolean> = {};
  for (const code of CODES) {
    seen[String(code)] = await attempt(code);
    wanted[String(code)] = cellsOf(GATED_PARTS, code)[verb]!;
  }
  expect(seen).toEqual(wanted);
});

test("a merchant without a known place is refused every gated verb", () => {
  const open = GATED_VERBS.filter(({ isAllowed }) => isAllowed(policy(null)));
  expect(open).toEqual([]);
});

test("every gate closes a verb, or the table says why none", () => {
  const all = policyOf("demo", { isProduction: false });
  const idle = GATES.filter((gate) => {
    const without = { ...all, allows: { ...all.allows, [gate]: false } };
    return GATED_VERBS.every(({ isAllowed }) => isAllowed(without));
  });
  expect(idle.sort()).toEqual(Object.keys(UNASKED).sort());
});
