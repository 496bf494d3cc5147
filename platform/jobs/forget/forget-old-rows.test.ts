import { readFileSync } from "node:fs";
import { getTableName, is, sql } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { freshMember, freshMerchant, testClock, testStore } from "#tests/support/database.ts";
import { freshVendor, GAME, VENDOR } from "#tests/support/vendor.ts";
import { teamExportParts, teamExports } from "../../store/schema/export.ts";
import {
  knownDevices,
  loginChallenges,
  passkeyRequests,
  resetLinks,
  sessionProofs,
  totpSecrets,
} from "../../store/schema/factor.ts";
import { fundsRequests } from "../../store/schema/funds.ts";
import { outgoing } from "../../store/schema/outbox.ts";
import { captchas, rememberTokens, verificationCodes } from "../../store/schema/proof.ts";
import { selfTests } from "../../store/schema/protection.ts";
import { sessions } from "../../store/schema/session.ts";
import { playSignals, signalContacts } from "../../store/schema/signal.ts";
import { launchTokens, vendorSessions } from "../../store/schema/vendor-wallet.ts";
import { verificationPictures } from "../../store/schema/verification.ts";
import { workRuns } from "../../store/schema/work.ts";
import { forgetOldRows } from "./forget-old-rows.ts";
import { FORGOTTEN } from "./forgotten-rows.ts";

const clock = testClock();
const daysAgo = (days: number) => new Date(clock.now().getTime() - days * 24 * 3_600_000);
const LATER = new Date(clock.now().getTime() + 24 * 3_600_000);

async function place() {
  const merchant = await freshMerchant();
  await freshVendor(merchant);
  const { id: memberId } = await freshMember(merchant);
  const { id: other } = await freshMember(merchant);
  return { store: await testStore(), merchant, memberId, other };
}
type Place = Awaited<ReturnType<typeof place>>;

/** Writes one of each kind whose event came so many days ago, or a second later. */
async function leave(at: Place, name: string, secondsLater: number) {
  const since = (days: number) => new Date(daysAgo(days).getTime() + secondsLater * 1_000 - 500);
  const { code: merchant } = at.merchant;
  const memberId = name === "old" ? at.memberId : at.other;
  const own = { merchant, memberId, createdAt: daysAgo(400) };
  const proof = { ...own, expiresAt: since(1) };
  const login = { ...own, lastSeenAt: daysAgo(400), expiresAt: LATER };
  const bytes = Buffer.from(name);
  await at.store.inMerchant(merchant, async (tx) => {
    await tx.insert(sessions).values({ ...login, id: name, tokenHash: name, endedAt: since(90) });
    const expired = { ...login, expiresAt: since(90) };
    await tx.insert(sessions).values({ ...expired, id: `${name}2`, tokenHash: `${name}2` });
    await tx.insert(sessionProofs).values({ merchant, sessionId: name, at: since(1) });
    const code = { ...proof, id: name, targetHash: "", codeHash: "" };
    await tx
      .insert(verificationCodes)
      .values({ ...code, purpose: "login" as const, channel: "mobile" as const });
    await tx.insert(resetLinks).values({ ...proof, tokenHash: name });
    await tx.insert(captchas).values({ ...proof, id: name, wordHash: "", answerHash: "" });
    await tx.insert(loginChallenges).values({ ...proof, idHash: name });
    const request = { ...proof, idHash: name, purpose: "login" as const };
    await tx.insert(passkeyRequests).values({ ...request, challenge: "", rpId: "", origin: "" });
    const token = { ...proof, id: name, secretHash: "", rotatedAt: daysAgo(400) };
    await tx.insert(rememberTokens).values(token);
    await tx.insert(totpSecrets).values({ merchant, memberId, secret: name, createdAt: since(1) });
    const device = { ...own, id: name, tokenHash: name, addressKey: "" };
    await tx.insert(knownDevices).values({ ...device, lastSeenAt: since(30) });
    const asked = { merchant, id: name, agent: memberId, list: "downlines" as const, asked: name };
    const file = {
      ...asked,
      language: "es",
      state: "READY" as const,
      dueAt: LATER,
      askedAt: LATER,
    };
    await tx.insert(teamExports).values({ ...file, expiresAt: since(1) });
    const part = { merchant, exportId: name, part: 1, rows: [], expiresAt: since(1) };
    await tx.insert(teamExportParts).values(part);
    const picture = { merchant, id: name, member: memberId, side: "front" as const, sealed: "" };
    const made = { contentType: "image/png" as const, sentAt: daysAgo(400), expiresAt: since(1) };
    await tx.insert(verificationPictures).values({ ...picture, ...made });
    const funds = { merchant, id: name, member: memberId, state: "ASKED" as const, sum: 1n };
    await tx.insert(fundsRequests).values({ ...funds, askedAt: daysAgo(400), expiresAt: since(1) });
    const noted = { merchant, id: name, expiresAt: since(1) };
    const seen = { member: memberId, rule: "nights" as const, evidence: {}, foundAt: daysAgo(400) };
    await tx.insert(playSignals).values({ ...noted, ...seen, day: "2025-11-19" });
    const taken = { merchant, member: memberId, score: 3, takenAt: daysAgo(400) };
    await tx.insert(selfTests).values({ ...taken, expiresAt: since(1) });
    const said = { signal: name, at: daysAgo(400), staff: "", way: "chat" as const, note: "" };
    await tx.insert(signalContacts).values({ ...noted, ...said });
    const refused = sql`guard_refused(${merchant}, ${memberId}, 'loss', ${since(30).toISOString()})`;
    await tx.execute(sql`select ${refused}`);
    const seat = { merchant, member: memberId, vendor: VENDOR, tokenHash: bytes };
    const launch = { ...seat, game: GAME, language: "es", expiresAt: since(1) };
    await tx.insert(launchTokens).values(launch);
    const session = { ...seat, account: 0n, createdAt: since(30), expiresAt: LATER };
    await tx.insert(vendorSessions).values(session);
    const letter = { merchant, channel: "email" as const, content: "", dueAt: daysAgo(400) };
    const sent = { ...letter, id: name, createdAt: daysAgo(400), sentAt: since(30) };
    await tx.insert(outgoing).values(sent);
    await tx.insert(outgoing).values({ ...letter, id: `${name}2`, createdAt: since(7) });
    const run = { merchant, slot: name, state: "DONE" as const, doneAt: since(30) };
    await tx.insert(workRuns).values({ ...run, kind: "verifyBooks" });
  });
}

/** How many rows of each kind are left. */
async function left({ store, merchant }: Place) {
  const tables = [...new Set(FORGOTTEN.map(({ table }) => table))];
  return store.inMerchant(merchant.code, async (tx) => {
    const counts: Record<string, number> = {};
    for (const table of tables) counts[getTableName(table)] = await tx.$count(table);
    return counts;
  });
}

const each = (times: number) =>
  Object.fromEntries(
    FORGOTTEN.map(({ table }) => {
      const kinds = FORGOTTEN.filter((other) => other.table === table).length;
      // A session ends in two ways: by its member, and by its age.
      return [getTableName(table), times * (table === sessions ? 2 : kinds)];
    }),
  );

test("rows past their days are forgotten, younger ones stay, and other merchants' too", async () => {
  const [mine, theirs] = [await place(), await place()];
  await leave(mine, "old", 0);
  await leave(mine, "new", 1);
  await leave(theirs, "old", 0);
  expect(await left(mine)).toEqual(each(2));
  const forget = () => forgetOldRows({ store: mine.store, clock, merchant: mine.merchant });
  expect(await forget()).toBe(true);
  expect(await left(mine)).toEqual(each(1));
  expect(await forget()).toBe(false);
  expect(await left(theirs)).toEqual(each(1));
});

test("a confirmed authenticator app stays", async () => {
  const { store, merchant, memberId } = await place();
  const secret = { secret: "s", createdAt: daysAgo(400), confirmedAt: daysAgo(400) };
  await store.inMerchant(merchant.code, (tx) =>
    tx.insert(totpSecrets).values({ merchant: merchant.code, memberId, ...secret }),
  );
  await forgetOldRows({ store, clock, merchant });
  const rows = await store.inMerchant(merchant.code, (tx) => tx.$count(totpSecrets));
  expect(rows).toBe(1);
});

test("a standing run stays, and a period that waits or waits for staff", async () => {
  const { store, merchant } = await place();
  const old = { merchant: merchant.code, kind: "verifyBooks", doneAt: daysAgo(400) };
  await store.inMerchant(merchant.code, (tx) =>
    tx.insert(workRuns).values([
      { ...old, slot: "", state: "DONE" },
      { ...old, slot: "2025-10-01", state: "DEAD" },
      { ...old, slot: "2025-10-02", state: "WAITING" },
    ]),
  );
  await forgetOldRows({ store, clock, merchant });
  expect(await store.inMerchant(merchant.code, (tx) => tx.$count(workRuns))).toBe(3);
});

test("a long backlog is forgotten in one run", async () => {
  const { store, merchant } = await place();
  await store.inMerchant(merchant.code, (tx) =>
    tx.execute(sql`insert into session_proofs (merchant, session_id, at)
      select ${merchant.code}, 's' || n, ${daysAgo(9).toISOString()}::timestamptz
      from generate_series(1, 10001) n`),
  );
  await forgetOldRows({ store, clock, merchant });
  expect(await store.inMerchant(merchant.code, (tx) => tx.$count(sessionProofs))).toBe(0);
});

test("the table of docs/operate.md is what the job does", () => {
  const since = ({ days, since: event }: (typeof FORGOTTEN)[number]) =>
    `${days} ${days === 1 ? "day" : "days"} after ${event}`;
  const lines = FORGOTTEN.map((one) => `| ${one.rows} | ${one.ofUse} | ${since(one)} |`);
  const table = ["| rows | of use | deleted |", "|---|---|---|", ...lines, ""].join("\n");
  expect(readFileSync("docs/operate.md", "utf8")).toContain(table);
});

/** Rows that stay: of members, money, play, staff and publishing, or as many as members or games. */
const KEPT = [
  "affiliate_applications",
  "affiliate_codes",
  "affiliate_tiers",
  "agent_accounts",
  "agent_joins",
  "agent_links",
  "agent_rebates",
  "audit_entries",
  "audit_heads",
  "approvals",
  "awards",
  "bonus_uses",
  "bonuses",
  "bank_lines",
  "banners",
  "board_periods",
  "board_scores",
  "board_wins",
  "bonus_days",
  "campaign_versions",
  "campaigns",
  "chain_addresses",
  "chain_arrivals",
  "chain_holders",
  "config_versions",
  "contract_steps",
  "contracts",
  "day_news",
  "deposit_methods",
  "deposit_slips",
  "deposit_steps",
  "deposits",
  "draw_days",
  "draw_given",
  "draw_plays",
  "envelope_slots",
  "envelopes",
  "favourites",
  "fee_day",
  "feed_marks",
  "feedback",
  "feedback_images",
  "findings",
  "free_grants",
  "game_day",
  "game_play",
  "games",
  "invitations",
  "jackpot_hits",
  "jackpot_pools",
  "job_marks",
  "ledger_accounts",
  "ledger_entries",
  "ledger_seals",
  "ledger_transfers",
  "legal_brand_texts",
  "legal_confirmations",
  "legal_texts",
  "level_changes",
  "level_periods",
  "level_totals",
  "lottery_differences",
  "lottery_lines",
  "member_day",
  "member_hour",
  "member_levels",
  "member_play",
  "member_rates",
  "member_totals",
  "member_transfers",
  "member_tree",
  "member_tree_past",
  "members",
  "merchant_files",
  "merchant_hosts",
  "merchant_letters",
  "merchant_secrets",
  "merchants",
  "messages",
  "mission_parts",
  "mission_wins",
  "missions",
  "money_day",
  "notices",
  "opened_games",
  "operator_keys",
  "passkeys",
  "pay_bills",
  "pay_holds",
  "pay_lines",
  "pay_periods",
  "payout_accounts",
  "person_hashes",
  "point_carries",
  "point_conversions",
  "point_deposits",
  "point_redemptions",
  "point_rules",
  "posts",
  "promotions",
  "purse_moves",
  "raffle_numbers",
  "raffles",
  "rebate_claims",
  "rebate_counters",
  "rebate_days",
  "recovery_codes",
  "referrals",
  "register_checks",
  "rewards",
  "round_feed",
  "rounds",
  "sealed_days",
  "sealed_hours",
  "sittings",
  "staff_actions",
  "team_day",
  "team_money_day",
  "staff",
  "staff_actions",
  "staff_grants",
  "staff_invitations",
  "staff_passkeys",
  "staff_sessions",
  "top_wins",
  "vendor_players",
  "vendor_purses",
  "vendor_transactions",
  "vendors",
  "verifications",
  "watch_checks",
  "watch_hits",
  "vip_levels",
  "wagering_lots",
  "withdraw_passwords",
  "withdrawal_parts",
  "withdrawal_payments",
  "withdrawal_proofs",
  "withdrawal_steps",
  "withdrawals",
  "excluded_persons",
  "play_breaks",
  "play_guards",
  "play_limits",
  "protection_events",
];
/** Counters and nonces by a sweep of their own. */
const SWEPT = ["attempt_limits", "staff_passkey_requests", "staff_terminals", "vendor_nonces"];

test("every table is forgotten, swept or kept", () => {
  const files = import.meta.glob<Record<string, unknown>>("../../store/schema/*.ts", {
    eager: true,
  });
  const tables = Object.values(files)
    .flatMap((file) => Object.values(file))
    .filter((thing) => is(thing, PgTable))
    .map(getTableName);
  const forgotten = FORGOTTEN.map(({ table }) => getTableName(table));
  expect(tables.length).toBeGreaterThan(50);
  expect(tables.sort()).toEqual([...new Set([...forgotten, ...KEPT, ...SWEPT])].sort());
});
