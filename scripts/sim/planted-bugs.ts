import type { PlantedChange } from "#scripts/lib/planting/tree-copy.ts";
import { PLANTED_CLUB_BUGS } from "./planted/planted-club-bugs.ts";
import { PLANTED_LOTTERY_BUGS } from "./planted/planted-lottery-bugs.ts";
import { PLANTED_AGENT_BUGS } from "./planted-agent-bugs.ts";
import { PLANTED_GUARD_BUGS } from "./planted-guard-bugs.ts";
import { PLANTED_PAY_BUGS } from "./planted-pay-bugs.ts";

/** A plausible money bug, as a replacement of code. */
export type PlantedBug = PlantedChange & {
  name: string;
  /** The folders of the platform whose tests catch it; without them the simulator looks first. */
  tests?: readonly string[];
};

const SQL = "platform/store/repeatable";
const LEDGER = `${SQL}/20-ledger.sql`;
const VERBS = `${SQL}/23-ledger-verbs.sql`;
const CALLS = `${SQL}/vendor/31-vendor-calls.sql`;
const CEILINGS = `${SQL}/vendor/29-vendor-ceilings.sql`;
const PLAIN = `${SQL}/vendor/32-vendor-plain-bets.sql`;
const WINS = `${SQL}/vendor/33-vendor-plain-wins.sql`;
const BETS = `${SQL}/vendor/33-vendor-bets.sql`;
const WALLET = `${SQL}/vendor/34-vendor-wallet.sql`;
const TREE = `${SQL}/24-tree.sql`;
const DAYS = `${SQL}/38-rollup-days.sql`;
const SITTINGS = `${SQL}/38-rollup-sittings.sql`;
const LOTS = "platform/domain/money/withdrawals/withdrawable.ts";
const STATES = "platform/domain/money/withdrawals/withdrawal-state.ts";

const MONEY_BUGS: readonly PlantedBug[] = [
  {
    name: "a batch of bets locks no purse",
    file: WALLET,
    from: "  PERFORM vendor_lock(p_merchant, v_vendors, v_tokens, v_members, v_shard);\n",
    to: "",
  },
  {
    name: "a transfer looks at a purse without its lock",
    file: LEDGER,
    from: "AND a.id IN (v_from, v_to) ORDER BY a.id FOR NO KEY UPDATE",
    to: "AND a.id IN (v_from, v_to) ORDER BY a.id",
  },
  {
    name: "a movement up to an amount takes more than the purse has",
    file: VERBS,
    from: "  IF v_free < p_amount THEN v_moved := greatest(v_free, 0); END IF;\n",
    to: "",
  },
  {
    name: "a batch of transfers looks at its purses without their locks",
    file: VERBS,
    from: "  ORDER BY a.id FOR NO KEY UPDATE;\n\n  FOR i IN",
    to: "  ORDER BY a.id;\n\n  FOR i IN",
  },
  {
    name: "a change of a withdrawal does not lock it",
    file: "platform/money/withdrawals/find-withdrawal.ts",
    from: '\n    .for("update")',
    to: "",
  },
  {
    name: "a wagering lot locks its whole credit until it is filled",
    file: LOTS,
    from: "atLeastZero(smaller(amount, required - done))",
    to: "required > done ? amount : 0n",
  },
  {
    name: "a wagering lot locks nothing",
    file: LOTS,
    from: "const locked = smaller(held, underBonus + plain);",
    to: "const locked = smaller(held, underBonus);",
  },
  {
    name: "a lot is locked in the check alone, not when the money has moved",
    file: "platform/money/wagering/require-unlocked.ts",
    from: "  if (amount > withdrawable) throw amountLocked(withdrawable);\n",
    to: "",
  },
  {
    name: "two requests of one member do not wait for each other",
    file: "platform/money/withdrawals/request/create-withdrawal.ts",
    from: "    await holdMember(tx, merchant.code, memberId);\n",
    to: "",
  },
  {
    name: "a bet of the whole balance is refused (< becomes <=)",
    file: CALLS,
    from: "ELSIF a.balance < v_amount THEN",
    to: "ELSIF a.balance <= v_amount THEN",
  },
  {
    name: "bets that are booked together do not check the balance",
    file: PLAIN,
    from: "AND f.amount > 0 AND a.balance >= f.amount",
    to: "AND f.amount > 0",
  },
  {
    name: "bets that are booked together leave no transfer of their wins",
    file: PLAIN,
    from: "      CASE c.sign WHEN 1 THEN c.house_after ELSE c.balance END, p_now\n    FROM chained c\n",
    to: "      CASE c.sign WHEN 1 THEN c.house_after ELSE c.balance END, p_now\n    FROM chained c WHERE c.sign = 1\n",
  },
  {
    name: "a repeated bet is answered whatever its content",
    file: CALLS,
    from: "    IF (t.kind, t.member, t.round_id, t.game, t.amount, t.ref_tx_id, coalesce(w.amount, v_win))\n      IS NOT DISTINCT FROM (v_kind, s.member, v_round, q ->> 'gameCode', v_amount, v_win_tx, v_win)\n",
    to: "    IF true\n",
  },
  {
    name: "a repeated win with another amount is answered as known",
    file: CALLS,
    from: "    IF (t.kind, t.member, t.round_id, t.amount, t.ref_tx_id)\n      IS NOT DISTINCT FROM ('win', q ->> 'member', q ->> 'roundId', v_amount, v_ref) THEN",
    to: "    IF (t.kind, t.member, t.round_id, t.ref_tx_id)\n      IS NOT DISTINCT FROM ('win', q ->> 'member', q ->> 'roundId', v_ref) THEN",
  },
  {
    name: "a win's id is not checked at all",
    file: CALLS,
    from: "  IF t.tx_id IS NOT NULL AND t.state <> 'TOMBSTONE' THEN\n    IF (t.kind, t.member, t.round_id, t.amount, t.ref_tx_id)",
    to: "  IF false THEN\n    IF (t.kind, t.member, t.round_id, t.amount, t.ref_tx_id)",
  },
  {
    name: "a rollback of an unknown bet leaves no tombstone",
    file: CALLS,
    from: "  IF b.tx_id IS NULL THEN\n    INSERT",
    to: "  IF false THEN\n    INSERT",
  },
  {
    name: "a bet is rolled back although the round was paid",
    file: CALLS,
    from: "OR (b.kind <> 'win' AND r.general_wins > 0)",
    to: "",
  },
  {
    name: "a bet is rolled back after its round was closed",
    file: CALLS,
    from: "OR r.state <> 'OPEN' OR b.win_count",
    to: "OR b.win_count",
  },
  {
    name: "a bonus above the ceiling of a call is credited",
    file: CEILINGS,
    from: "IF p_amount > bonus_max(p_merchant, p_vendor, v_settings, 'bonusPerCall') THEN",
    to: "IF false THEN",
  },
  {
    name: "a held bonus is credited twice",
    file: CEILINGS,
    from: "    AND state = 'REJECTED' AND code = 'LIMIT_EXCEEDED';",
    to: ";",
  },
  {
    name: "an unusual payout does not stop withdrawals",
    file: "platform/money/withdrawals/request/read-standing.ts",
    from: " || owner.hasMarkedWin ||",
    to: " ||",
  },
  {
    name: "an unusual payout in a batch is not marked",
    file: PLAIN,
    from: "          g.max_multiple, false) IS NULL",
    to: "          g.max_multiple, false) IS DISTINCT FROM ''",
  },
  {
    name: "a vendor credits a player that it never had a session with",
    file: WALLET,
    from: "IF NOT EXISTS (SELECT FROM vendor_players WHERE",
    to: "IF false AND NOT EXISTS (SELECT FROM vendor_players WHERE",
  },
  {
    name: "a bet is accepted on a session that a newer one ended",
    file: CALLS,
    from: "WHEN p_session_ended IS NOT NULL OR p_session_expires <= p_now",
    to: "WHEN p_session_expires <= p_now",
  },
  {
    name: "a closed round is paid once more",
    file: CALLS,
    from: "WHEN r.state = 'CLOSED' AND (q ->> 'winType' = 'normal'\n      OR r.settled_at < p_now - interval '48 hours') THEN 'ROUND_CLOSED'",
    to: "WHEN false THEN 'ROUND_CLOSED'",
  },
  {
    name: "the newest wagering requirement is filled first",
    file: `${SQL}/22-wagering.sql`,
    from: "ORDER BY opened_at, id FOR NO KEY UPDATE",
    to: "ORDER BY opened_at DESC, id FOR NO KEY UPDATE",
  },
  {
    name: "wagering requirements are dropped with 1.00 left (< becomes <=)",
    file: `${SQL}/22-wagering.sql`,
    from: "< 10000",
    to: "<= 10000",
  },
  {
    name: "a tie at a live table counts its stake",
    file: `${SQL}/vendor/30-round.sql`,
    from: "THEN least(p_stake, abs(p_payout - p_stake)) ELSE",
    to: "THEN greatest(p_stake, abs(p_payout - p_stake)) ELSE",
  },
  {
    name: "a deposit is credited before it is paid",
    file: "platform/domain/money/deposit-state.ts",
    from: '  if (order.status !== "PAID") return { kind: "none" };\n',
    to: "",
  },
  {
    name: "a credited deposit is credited again under another key",
    file: "platform/domain/money/deposit-state.ts",
    from: '["CREDITED", "REVIEW", "REFUNDED"]',
    to: '["REVIEW", "REFUNDED"]',
  },
  {
    name: "the requested sum is credited, not the received one",
    file: "platform/money/cashier/settling/apply-order.ts",
    from: "{ gatewayTxId }), step, by);",
    to: "{ gatewayTxId }), { ...step, credit: row.amount }, by);",
  },
  {
    name: "another currency is credited",
    file: "platform/domain/money/deposit-state.ts",
    from: "if (order.currency !== deposit.currency) {",
    to: 'if (order.currency === "") {',
  },
  {
    name: "the minimum amount is refused (>= becomes >)",
    file: "platform/domain/money/deposit-state.ts",
    from: "credit >= limits.amountMin",
    to: "credit > limits.amountMin",
  },
  {
    name: "a deposit opens no wagering requirement",
    file: "platform/money/cashier/settling/credit-deposit.ts",
    from: "  await openRequirement(tx, {",
    to: "  if (credit === 0n) await openRequirement(tx, {",
  },
  {
    name: "a withdrawal freezes nothing",
    file: "platform/money/withdrawals/request/create-withdrawal.ts",
    from: "const { outcome, fromBalance } = await transfer(tx, {",
    to: 'const { outcome, fromBalance } = amount > 0n ? { outcome: "DONE", fromBalance: 0n } : await transfer(tx, {',
  },
  {
    name: "a settled payment does not leave the frozen purse",
    file: "platform/money/withdrawals/payments/act-on-instalment.ts",
    from: '  if (status === "SETTLED") await payOut(context, tx, row, instalment);\n',
    to: "",
  },
  {
    name: "all payments of a withdrawal have one key",
    file: "platform/money/withdrawals/move-frozen.ts",
    from: "instalment.number}`;",
    to: '"paid"}`;',
  },
  {
    name: "a rejected withdrawal keeps the money frozen",
    file: "platform/staff/money/decide-withdrawal.ts",
    from: "  await unfreeze(writeContext, tx, row);\n",
    to: "",
  },
  {
    name: "an approved withdrawal can still be cancelled",
    file: STATES,
    from: 'cancel: { REQUESTED: "CANCELLED" }',
    to: 'cancel: { REQUESTED: "CANCELLED", APPROVED: "CANCELLED", PAYING: "CANCELLED" }',
  },
  {
    name: "the limit for two approvals needs only one (>= becomes >)",
    file: "platform/staff/money/decide-withdrawal.ts",
    from: "row.amount >= terms.fourEyesFrom",
    to: "row.amount > terms.fourEyesFrom",
  },
  {
    name: "one member of staff approves what they asked for",
    file: "platform/staff/approvals/second-person.ts",
    from: "if (await isSamePerson(tx, askedById, staffId)) {",
    to: "if (known.id === staff && (await isSamePerson(tx, askedById, staffId))) {",
  },
  {
    name: "more is paid than was requested",
    file: "platform/money/withdrawals/payments/start-instalments.ts",
    from: "if (!isSound || sum > left) {",
    to: "if (!isSound) {",
  },
  {
    name: "a disputed payment is settled by the clock",
    file: STATES,
    from: 'export const canConfirm = ({ status }: { status: AllocationStatus }) =>\n  status === "PROOF_SUBMITTED"',
    to: 'export const canConfirm = ({ status }: { status: AllocationStatus }) =>\n  status === "DISPUTED" || status === "PROOF_SUBMITTED"',
  },
  {
    name: "one withdrawal a day too many (<= becomes <)",
    file: "platform/domain/money/withdrawals/withdraw-blocks.ts",
    from: "standing.perDayLeft <= 0",
    to: "standing.perDayLeft < 0",
  },
  {
    name: "the day begins at midnight in London",
    file: "platform/money/withdrawals/request/read-standing.ts",
    from: "timeZone})`;",
    to: '"UTC"})`;',
  },
  {
    name: "a correction takes more than the round has paid",
    file: `${SQL}/vendor/35-vendor-adjust.sql`,
    from: "WHEN v_payout + v_amount < 0 THEN 'FINAL'",
    to: "WHEN false THEN 'FINAL'",
  },
  {
    name: "a reversed payment stays in the purse",
    file: "platform/money/cashier/settling/apply-order.ts",
    from: '  if (step.kind === "takeBack") await takeBackDeposit(context, tx, row);\n',
    to: "",
  },
  {
    name: "transferred money need not be played",
    file: "platform/money/transfers/create-transfer.ts",
    from: "  await openRequirement(tx, {",
    to: "  if (amount === 0n) await openRequirement(tx, {",
  },
  {
    name: "a second report of a lost payment proposes another remedy",
    file: "platform/staff/approvals/second-person.ts",
    from: " && isDeepStrictEqual(input, wanted.input);",
    to: " && isDeepStrictEqual(Object.keys(input), Object.keys(wanted.input));",
  },
  {
    name: "a win that was corrected is rolled back",
    file: CALLS,
    from: "OR b.win_count > 0\n",
    to: "OR (b.kind <> 'win' AND b.win_count > 0)\n",
  },
  {
    name: "a twin counts against its own limits",
    file: "platform/money/withdrawals/request/create-withdrawal.ts",
    from: "    if (twin) return { twin: await showWithdrawal(tx, twin) };\n    const terms = await withdrawTermsAt(tx, merchant.code, clock.now());\n    await requireWithdrawable(context, tx, memberId, terms, input);\n",
    to: "    const terms = await withdrawTermsAt(tx, merchant.code, clock.now());\n    await requireWithdrawable(context, tx, memberId, terms, input);\n    if (twin) return { twin: await showWithdrawal(tx, twin) };\n",
  },
  {
    name: "an unknown outcome is reported as a refusal",
    file: "platform/play/vendor-wallet/create-wallet-server.ts",
    from: 'message: "unknown outcome" }, signed, 503)',
    to: 'message: "unknown outcome" }, signed, 200)',
  },
  {
    name: "balances are rounded up to cents",
    file: "platform/domain/money.ts",
    from: "const size = units < 0n ? -units : units;",
    to: "const size = (((units < 0n ? -units : units) + 99n) / 100n) * 100n;",
  },
  {
    name: "steps that belong together are not one transaction",
    file: "platform/store/open-store.ts",
    from: "client.query(`begin; select set_config(",
    to: "client.query(`select set_config(",
    also: { from: "}, true)`", to: "}, false)`" },
  },
  {
    name: "a run ends without its fence",
    file: "platform/core/work/runs.ts",
    from: 'and(isRun(run), eq(workRuns.state, "RUNNING"), eq(workRuns.fence, run.fence))',
    to: "isRun(run)",
  },
  {
    name: "a gateway with a known order gets a second order, not a query",
    file: "platform/jobs/sweeps/sweep-payments.ts",
    from: "const known = wasAsked ? await gateway.query(order) : null;",
    to: 'const known = null as Awaited<ReturnType<PayoutGateway["query"]>> | null;',
  },
  {
    name: "each query to a gateway has its own reference",
    file: "platform/jobs/sweeps/sweep-payments.ts",
    from: "      reference: payment.reference,",
    to: "      reference: payment.reference + payment.asked,",
  },
  {
    name: "a silent gateway counts as a refusal",
    file: "platform/money/withdrawals/gateways/mockpay-payouts.ts",
    from: 'if (!response?.ok) return { outcome: "unknown" };',
    to: 'if (!response?.ok) return { outcome: "failed", reason: "bank_refused" };',
  },
  {
    name: "a payment that is under way counts as paid",
    file: "platform/money/withdrawals/gateways/mockpay-payouts.ts",
    from: 'if (!isThis || status === "PROCESSING") return { outcome: "unknown" };\n  return status === "PAID" ?',
    to: 'if (!isThis) return { outcome: "unknown" };\n  return status !== "FAILED" ?',
  },
  {
    name: "staff end a payment before the job called them",
    file: "platform/staff/money/resolve-payment.ts",
    from: 'payment.status !== "OPEN" || !payment.flaggedAt',
    to: 'payment.status !== "OPEN"',
  },
  {
    name: "staff report a payment lost during a query to its gateway",
    file: "platform/staff/money/resolve-payment.ts",
    from: "if (isBeingAsked(payment.dueAt, context.clock.now())) {",
    to: "if (isBeingAsked(payment.dueAt, payment.createdAt)) {",
  },
  {
    name: "the refund of a withdrawal's rest is the whole sum",
    file: "platform/staff/money/return-rest.ts",
    from: "const amount = unassignedOf(row.amount, instalments);",
    to: "const amount = unassignedOf(row.amount, instalments) && row.amount;",
  },
  {
    name: "a dLocal order with a lost answer is placed again, not queried",
    file: "platform/money/cashier/gateways/dlocal.ts",
    from: "const opened = order.wasAsked && ",
    to: 'const opened = order.reference === "" && ',
  },
  {
    name: "anybody may send dLocal's notifications",
    file: "platform/money/cashier/gateways/dlocal.ts",
    from: "return isSame(signature, signatureOf(account, date, body));",
    to: "return signature.length > 0 && isSame(date, date);",
  },
  {
    name: "dLocal's notification about another order settles this one",
    file: "platform/money/cashier/settling/settle-deposit.ts",
    from: "if (order.reference !== referenceOf(known)) {",
    to: "if (readReference(order.reference).merchant !== known.merchant) {",
    also: {
      from: 'import { referenceOf } from "../reference-of.ts";',
      to: 'import { readReference } from "../reference-of.ts";',
    },
  },
  {
    name: "dLocal's chargeback reverses nothing",
    file: "platform/money/cashier/gateways/dlocal.ts",
    from: 'CHARGEBACK: "REFUNDED"',
    to: 'CHARGEBACK: "FAILED"',
  },
  {
    name: "a round is only half voided",
    file: `${SQL}/vendor/37-round-end.sql`,
    from: "IF r.payout > 0 OR r.general_wins > 0 OR EXISTS (",
    to: "IF r.payout > 0 OR false AND EXISTS (",
  },
  {
    name: "a round is ended by force after a day",
    file: `${SQL}/vendor/30-round.sql`,
    from: "ELSE interval '48 hours' END",
    to: "ELSE interval '24 hours' END",
  },
  {
    name: "a round is closed whatever sums its vendor has",
    file: "platform/play/reconciliation/compare-rounds.ts",
    from: 'if (own.state === "OPEN" && isSame) {',
    to: 'if (own.state === "OPEN") {',
  },
  {
    name: "a vendor's answer 'void' closes a round",
    file: "platform/play/reconciliation/end-stuck-rounds.ts",
    from: "if (await end(context, round, reported.state)) continue;",
    to: 'if (await end(context, round, "CLOSED")) continue;',
  },
  {
    name: "a name in another case is another name",
    file: "platform/members/account/make-member.ts",
    from: "usernameKey: usernameKey(account.username),",
    to: "usernameKey: account.username && usernameKey(account.username) && account.username,",
  },
  {
    name: "a new member's welcome message is sent in another transaction",
    file: "platform/members/account/make-member.ts",
    from: 'await writeMessage(context, tx, member.id, "welcome", { account: member.username });',
    to: 'await context.store.inMerchant(merchant.code, (other) =>\n    writeMessage(context, other, id, "welcome", { account: account.username }),\n  );',
  },
  {
    name: "bets that are booked together skip a number of the feed",
    file: PLAIN,
    from: "feed_count = o.feed_count + (SELECT count(*)",
    to: "feed_count = o.feed_count + 1 + (SELECT count(*)",
  },
  {
    name: "a win after a round's end is missing from the feed",
    file: CALLS,
    from: "  ELSIF r.state = 'CLOSED' THEN\n    PERFORM round_feed_add(p_merchant, p_house, 'ADJUST', v_vendor, r.round_id, v_amount, 0, p_now);\n",
    to: "",
  },
  {
    name: "two readers of the feed take the same rows",
    file: "platform/play/feed/read-feed.ts",
    from: '\n    .for("update", { skipLocked: true })',
    to: "",
  },
  {
    name: "facts count a void round",
    file: `${SQL}/38-feed.sql`,
    from: "AND f.number BETWEEN s.first AND s.last\n    WHERE f.kind <> 'VOID'\n  ), played",
    to: "AND f.number BETWEEN s.first AND s.last\n  ), played",
  },
  {
    name: "facts take a correction for a round",
    file: `${SQL}/38-feed.sql`,
    from: "SELECT f.*, (f.kind = 'CLOSED')::int AS one",
    to: "SELECT f.*, 1 AS one",
  },
  {
    name: "a member's valid bet leaves out what the facts have not read",
    file: `${SQL}/38-feed.sql`,
    from: "SELECT sum(valid_bet) FROM feed_unread(p_merchant, 'facts')\n      WHERE member = p_member",
    to: "SELECT sum(valid_bet) FROM feed_unread(p_merchant, 'facts')\n      WHERE false AND member = p_member",
  },
  {
    name: "an open bet on sports is ended by force after two days",
    file: `${SQL}/vendor/30-round.sql`,
    from: "THEN interval '720 hours'\n    ELSE interval '48 hours' END",
    to: "THEN interval '48 hours'\n    ELSE interval '48 hours' END",
  },
  {
    name: "the wrong version of the terms is read",
    file: "platform/core/merchant/config/config-at.ts",
    from: "then 1 else -1 end",
    to: "then -1 else 1 end",
  },
  {
    name: "changes of a merchant's terms do not wait for each other",
    file: "platform/core/merchant/config/keep-versions.ts",
    from: '\n    .for("no key update")',
    to: "",
  },
  {
    name: "a closed round is settled twice",
    file: WINS,
    from: " AND r.state = 'OPEN' AND r.bets_accepted > 0",
    to: " AND r.bets_accepted > 0",
  },
  {
    name: "wins of one player that travel together forget each other",
    file: WINS,
    from: "(p.balance + sum(p.amount) OVER own)::bigint",
    to: "(p.balance + p.amount)::bigint",
  },
  {
    name: "several bets are taken although the money is too little for all",
    file: BETS,
    from: "ELSIF s.balance < c.amount THEN",
    to: "ELSIF s.account IS NULL THEN",
  },
  {
    name: "a call with known and new bets is taken",
    file: BETS,
    from: "  ELSIF c.known > 0 THEN",
    to: "  ELSIF c.known > c.bets THEN",
  },
  {
    name: "a rolled back bet leaves its rebate",
    file: CALLS,
    from: "\n        rebate = rebate - coalesce(b.rebate, 0)",
    to: "\n        rebate = rebate",
  },
  {
    name: "a vendor's word counts more than the stake",
    file: `${SQL}/vendor/30-round.sql`,
    from: "SELECT least(p_effective, CASE",
    to: "SELECT coalesce(p_effective, CASE",
  },
  {
    name: "a wrong book is sealed",
    file: `${SQL}/21-ledger-check.sql`,
    from: "p_merchant AND NOT EXISTS (SELECT FROM found)",
    to: "p_merchant",
  },
  {
    name: "two moves in the tree of members make a circle",
    file: TREE,
    from: "PERFORM pg_advisory_xact_lock(member_tree_lock",
    to: "PERFORM pg_advisory_xact_lock_shared(member_tree_lock",
  },
  {
    name: "a move in the tree forgets whom it takes along",
    file: TREE,
    from: "JOIN member_tree own ON own.merchant = p_merchant AND own.ancestor = p_member",
    to: "JOIN member_tree own ON own.merchant = p_merchant AND own.ancestor = p_member\n    AND own.depth = 0",
  },
  {
    name: "a moved member's past goes to the new upline",
    file: DAYS,
    from: "AND t.depth > 0 AND t.since_day <= p_day\n  UNION",
    to: "AND t.depth > 0\n  UNION",
  },
  {
    name: "a member who plays twice is two active members",
    file: DAYS,
    from: "(f.rounds > 0 AND coalesce(k.rounds, 0) = 0)::int",
    to: "(f.rounds > 0)::int",
  },
  {
    name: "a movement of money has no day",
    file: LEDGER,
    from: "AND o.owner <> f.owner\n    WHERE f.merchant",
    to: "AND o.owner <> f.owner AND f.owner = 'house'\n    WHERE f.merchant",
  },
  {
    name: "a line of a statement does not look at its deposit again under its lock",
    file: "platform/staff/money/statements/take-line.ts",
    from: "found && (await holdAgain(context, tx, line, found))",
    to: "found?.row",
  },
  {
    name: "a line of a statement pays a deposit of another amount",
    file: "platform/domain/money/statement/decide-line.ts",
    from: '  if (deposit.payable !== line.amount) return { reason: "amount_differs" };\n',
    to: "",
  },
  {
    name: "two equal lines of a day are one",
    file: "platform/domain/money/statement/keyed-lines.ts",
    from: 'key: [content, turn].join(":")',
    to: "key: content",
  },
  {
    name: "a day is sealed before it is over",
    file: "platform/play/days/seal-days.ts",
    from: "new Date(now.getTime() - LAG_MS)",
    to: "new Date(now.getTime() + 60 * LAG_MS)",
  },
  {
    name: "a day is sealed before its rounds are counted",
    file: "platform/play/days/seal-days.ts",
    from: "if (!marks || !(await isRead(tx, merchant, next.until))) return false;",
    to: "if (!marks) return false;",
  },
  {
    name: "a pause of thirty minutes is not enough to end a sitting",
    file: SITTINGS,
    from: "coalesce(started_at >= max(last_at)",
    to: "coalesce(started_at > max(last_at)",
  },
  {
    name: "a sitting begins anew in each run",
    file: SITTINGS,
    from: "AND s.last_at > p.since - interval '30 minutes'",
    to: "AND s.last_at > p.since",
  },
];

export const PLANTED_BUGS: readonly PlantedBug[] = [
  ...MONEY_BUGS,
  ...PLANTED_AGENT_BUGS,
  ...PLANTED_CLUB_BUGS,
  ...PLANTED_GUARD_BUGS,
  ...PLANTED_CLUB_BUGS,
  ...PLANTED_LOTTERY_BUGS,
  ...PLANTED_PAY_BUGS,
];
