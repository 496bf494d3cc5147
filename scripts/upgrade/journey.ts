import { randomBytes } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { register } from "#platform/contract/members/account.ts";
import { login } from "#platform/contract/members/auth.ts";
import { payoutAccounts } from "#platform/contract/money/payout.ts";
import { balance } from "#platform/contract/money/wallet.ts";
import {
  type WITHDRAWAL_STATES,
  withdrawalCreate,
  withdrawalOne,
} from "#platform/contract/money/withdrawals.ts";
import { hotGames } from "#platform/contract/play/games.ts";
import { send } from "#platform/contract/wire/send.ts";
import { DEMO_DIGITS, PASSWORD } from "#platform/demo/demo-accounts.ts";

const PAID: readonly (typeof WITHDRAWAL_STATES)[number][] = ["PAID"];
const WITHIN_MS = 90_000;

/**
 * A newcomer registers and looks around, and a member's withdrawal is approved and paid; each call
 * reaches the next instance in turn. Throws at the first call that fails.
 */
export async function journey(origin: string): Promise<void> {
  const caller = { base: `${origin}/platform`, fetch, merchant: "alba", language: "es" };
  const username = `viaje${randomBytes(4).toString("hex")}`;
  const session = await send(caller, register, {
    ...{ username, password: PASSWORD, confirmPassword: PASSWORD, isAdult: true, hasAgreed: true },
    ...{ registerUrl: "http://alba.localhost/register", registerMethod: "WEB" },
  });
  const newcomer = { ...caller, token: session.token };
  for (let turn = 0; turn < 4; turn++) {
    const { sumBalance } = await send(newcomer, balance, {});
    if (sumBalance !== 0n) throw new Error(`a newcomer has ${sumBalance}`);
    await send(newcomer, hotGames, { language: "es" });
  }
  const outcome = await send(caller, login, {
    ...{ username: "demo", password: PASSWORD, type: "username" },
  });
  if ("challenge" in outcome) throw new Error("the login asked for a further factor");
  const member = { ...caller, token: outcome.token };
  const { list } = await send(member, payoutAccounts, {});
  const made = await send(
    member,
    withdrawalCreate,
    { amount: 1_000_000n, accountId: list[0]!.id, withdrawPassword: DEMO_DIGITS },
    { key: randomBytes(16).toString("hex") },
  );
  const startedAt = performance.now();
  const { withdrawalId } = made;
  while (true) {
    const { status } = await send(member, withdrawalOne, { withdrawalId });
    if (PAID.includes(status)) return;
    if (performance.now() - startedAt > WITHIN_MS) throw new Error(`the withdrawal is ${status}`);
    await delay(500);
  }
}
