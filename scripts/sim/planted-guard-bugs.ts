import type { PlantedBug } from "./planted-bugs.ts";

const GUARD = "platform/store/repeatable/26-guard.sql";
const HOME = "platform/members/protection";
const DEBIT = ["members/protection/at-the-debit.test.ts"];
const LIMITS = ["members/protection/limits/limits.test.ts"];
const PURSES = ["members/protection/limits/purses.test.ts"];
const DEPOSITS = ["members/protection/limits/deposit-room.test.ts"];
const BREAKS = ["members/protection/breaks/breaks.test.ts"];

/** Plausible bugs of what protects a player: limits, breaks and what counts for them. */
export const PLANTED_GUARD_BUGS: readonly PlantedBug[] = [
  {
    name: "a limit is asked at the door alone, and no bet meets it",
    file: GUARD,
    from: "  IF p_stake = 0 THEN RETURN NULL; END IF;\n",
    to: "  RETURN NULL;\n",
    tests: DEBIT,
  },
  {
    name: "a loss is the stakes, whatever was won",
    file: GUARD,
    from: "THEN g.loss_day_used := g.loss_day_used - p_paid; END IF;",
    to: "THEN g.loss_day_used := g.loss_day_used; END IF;",
    tests: DEBIT,
  },
  {
    name: "a day is one of UTC",
    file: GUARD,
    from: "  SELECT date_trunc(p_unit, p_at AT TIME ZONE p_zone) AT TIME ZONE p_zone\n",
    to: "  SELECT date_trunc(p_unit, p_at AT TIME ZONE 'UTC') AT TIME ZONE 'UTC'\n",
    also: {
      from: "  SELECT (date_trunc(p_unit, p_at AT TIME ZONE p_zone) + ('1 ' || p_unit)::interval) AT TIME ZONE p_zone",
      to: "  SELECT (date_trunc(p_unit, p_at AT TIME ZONE 'UTC') + ('1 ' || p_unit)::interval) AT TIME ZONE 'UTC'",
    },
    tests: DEBIT,
  },
  {
    name: "a win of yesterday's round frees today's limit",
    file: GUARD,
    from: "IF p_paid < 0 OR p_since >= g.day_from THEN",
    to: "IF p_paid <> 0 OR p_since >= g.day_from THEN",
    tests: DEBIT,
  },
  {
    name: "a win that is taken back costs nothing",
    file: GUARD,
    from: "IF p_paid < 0 OR p_since >= g.day_from THEN g.loss_day_used",
    to: "IF p_paid > 0 AND p_since >= g.day_from THEN g.loss_day_used",
    tests: DEBIT,
  },
  {
    name: "what was won before a limit makes it higher",
    file: GUARD,
    from: "greatest(0, g.loss_day_used), greatest(0, g.loss_week_used)",
    to: "g.loss_day_used, greatest(0, g.loss_week_used)",
    tests: DEBIT,
  },
  {
    name: "a payment is credited beside an exclusion that begins",
    file: `${HOME}/held-money.ts`,
    from: "  await holdGuard(tx, who);\n",
    to: "",
    tests: BREAKS,
  },
  {
    name: "an account that a list of sanctions names bets on",
    file: GUARD,
    from: "  IF g.held_at IS NOT NULL OR g.leaving_at IS NOT NULL THEN RETURN 'break'; END IF;\n",
    to: "  IF g.leaving_at IS NOT NULL THEN RETURN 'break'; END IF;\n",
    tests: ["members/person/watchlists/watchlists.test.ts"],
  },
  {
    name: "a rolled back bet gives its share back twice",
    file: "platform/store/repeatable/vendor/31-vendor-calls.sql",
    from: "THEN nullif(-b.amount, 0) END",
    to: "THEN nullif(-2 * b.amount, 0) END",
    tests: DEBIT,
  },
  {
    name: "bets that are placed together do not count",
    file: "platform/store/repeatable/vendor/33-vendor-bets.sql",
    from: "    PERFORM guard_play(p_merchant, s.member, c.amount, 0, p_now, p_now, s.balance);\n",
    to: "    NULL;\n",
    tests: DEBIT,
  },
  {
    name: "the bets of a batch do not count",
    file: "platform/store/repeatable/vendor/32-vendor-plain-bets.sql",
    from: "loss_day_used = o.loss_day_used + p.amount - p.win,",
    to: "loss_day_used = o.loss_day_used,",
    tests: DEBIT,
  },
  {
    name: "an excluded player's token takes bets as long as it lives",
    file: GUARD,
    from: "  IF g.blocked_until > p_now THEN RETURN 'break'; END IF;\n",
    to: "",
    tests: DEBIT,
  },
  {
    name: "money that may only be withdrawn is bet",
    file: GUARD,
    from: "  IF g.withdraw_only > 0 AND p_stake > p_balance\n",
    to: "  IF g.withdraw_only < 0 AND p_stake > p_balance\n",
    tests: DEBIT,
  },
  {
    name: "a higher limit holds at once",
    file: `${HOME}/limits/set-limit.ts`,
    from: "input.amount !== null && (!own || input.amount <= own.amount)",
    to: "input.amount !== null",
    tests: LIMITS,
  },
  {
    name: "a raise is confirmed before its wait is over",
    file: `${HOME}/limits/confirm-limit.ts`,
    from: "if (own.pendingFrom > now) throw",
    to: "if (own.pendingUntil < now) throw",
    tests: LIMITS,
  },
  {
    name: "a raise is confirmed after its week",
    file: `${HOME}/limits/confirm-limit.ts`,
    from: " || own.pendingUntil <= now)",
    to: ")",
    tests: LIMITS,
  },
  {
    name: "money in a vendor's purse is not counted",
    file: "platform/play/purses/begin-move.ts",
    from: "  await countPurseIn(tx, row, row.amount!, { since: now, now });\n",
    to: "",
    tests: PURSES,
  },
  {
    name: "a purse of yesterday frees today's limit",
    file: GUARD,
    from: "        AND status = 'DONE' AND created_at >= v_since) - (p_amount - v_left)));",
    to: "        AND status = 'DONE') - (p_amount - v_left)));",
    tests: PURSES,
  },
  {
    name: "a failed deposit keeps its share of the limit",
    file: `${HOME}/limits/deposit-use.ts`,
    from: '"REVIEW", "CREDITED"] as const;',
    to: '"REVIEW", "CREDITED", "FAILED"] as const;',
    tests: DEPOSITS,
  },
  {
    name: "parallel deposits do not wait for each other",
    file: `${HOME}/limits/deposit-room.ts`,
    from: '\n    .for("no key update")',
    to: "",
    tests: DEPOSITS,
  },
  {
    name: "what was paid late passes the limit into play",
    file: `${HOME}/held-money.ts`,
    from: "  return credit - room.amount;",
    to: "  return 0n;",
    tests: DEPOSITS,
  },
  {
    name: "an exclusion of one brand closes every brand, and one of all brands only one",
    file: `${HOME}/breaks/excluded-persons.ts`,
    from: 'scope === "merchant"\n',
    to: 'scope === "operator"\n',
    tests: BREAKS,
  },
  {
    name: "an exclusion needs no proof",
    file: `${HOME}/breaks/start-exclusion.ts`,
    from: "    await requireRecentProof(context, tx);\n",
    to: "",
    tests: BREAKS,
  },
  {
    name: "an exclusion ends on the day that was asked for",
    file: `${HOME}/breaks/begin-break.ts`,
    from: 'asked.kind === "exclusion" ? NEVER : asked.until!',
    to: "asked.until ?? NEVER",
    tests: BREAKS,
  },
  {
    name: "whoever asks to come back comes back at once",
    file: `${HOME}/breaks/return-to-play.ts`,
    from: "if (!from || now.getTime() < from)",
    to: "if (!from)",
    tests: BREAKS,
  },
  {
    name: "a break leaves a raise that was asked for",
    file: `${HOME}/breaks/begin-break.ts`,
    from: "    .set({ pendingAmount: null, pendingFrom: null, pendingUntil: null })\n",
    to: "    .set({ setAt: now })\n",
    tests: BREAKS,
  },
  {
    name: "a marketing letter reaches a player on a break",
    file: "platform/core/outbox/purpose.ts",
    from: "new Set(members.filter((member) => !held.has(member)))",
    to: "new Set(members)",
    tests: ["members/protection/breaks/letters-stop.test.ts"],
  },
  {
    name: "a self-test that names a problem is forgotten by the next one",
    file: `${HOME}/limits/self-test.ts`,
    from: "worst?.score ?? null",
    to: "worst?.score === null ? null : 0",
    tests: ["members/protection/limits/self-test.test.ts"],
  },
];
