import type { PlantedBug } from "../planted-bugs.ts";

const CLUB = "platform/club";
const MISSIONS = ["club/missions"];
const MISSIONS_SQL = "platform/store/repeatable/club/39-missions.sql";
const CAMPAIGNS = ["club/campaigns"];
const BONUSES = ["club/bonuses"];
const BOARDS = ["club/boards/boards.test.ts"];
const DRAWS = ["club/draws"];
const REBATES = ["club/rebates/rebates.test.ts"];

/** Bugs of levels, gifts, the rebate, goods, missions, invitations and draws. */
export const PLANTED_CLUB_BUGS: readonly PlantedBug[] = [
  {
    name: "payments at once pass a campaign's budget",
    file: `${CLUB}/campaigns/budget.ts`,
    from: ".where(and(isNamed(of), lte(spent, campaigns.budget)))",
    to: ".where(isNamed(of))",
    tests: CAMPAIGNS,
  },
  {
    name: "a campaign's budget forgets who joined its mission",
    file: `${CLUB}/missions/join-mission.ts`,
    from: "BigInt(await tx.$count(missionParts, joined)) * reward",
    to: "0n * BigInt(await tx.$count(missionParts, joined)) * reward",
    tests: CAMPAIGNS,
  },
  {
    name: "a bonus keeps the stake that came back before the player's own",
    file: "platform/store/repeatable/26-guard.sql",
    from: "THEN least(v_back, g.bonus_lost)",
    to: "THEN 0",
    tests: BONUSES,
  },
  {
    name: "a bonus is given up while its round is open",
    file: `${CLUB}/bonuses/give-up-bonus.ts`,
    from: '    if (await isPlaying(tx, row)) throw new Refusal("round_open", { status: 409 });\n',
    to: "",
    tests: BONUSES,
  },
  {
    name: "a code is taken more often than it has uses",
    file: `${CLUB}/bonuses/take-use.ts`,
    from: "setWhere: lt(bonusUses.uses, most),",
    to: "",
    tests: BONUSES,
  },
  {
    name: "a bonus goes to a vendor's purse",
    file: "platform/play/purses/begin-move.ts",
    from: "forfeitOf(balance, bonus ?? 0n)",
    to: "forfeitOf(balance, 0n * (bonus ?? 0n))",
    tests: BONUSES,
  },
  {
    name: "a bonus of a deposit that was taken back stays",
    file: `${CLUB}/bonuses/settle-bonuses.ts`,
    from: '  if (deposit === "REFUNDED") return "TAKEN_BACK";\n',
    to: "",
    tests: BONUSES,
  },
  {
    name: "a rebate pays the rate of the highest level",
    file: `${CLUB}/rebates/claim-counters.ts`,
    from: "levels.find((one) => one.level === level)?.rebate",
    to: "levels.at(-1)?.rebate",
    tests: REBATES,
  },
  {
    name: "a claim leaves the counters as they were",
    file: `${CLUB}/rebates/claim-counters.ts`,
    from: "{ category, validBet } of taken) {",
    to: "{ category, validBet } of taken.slice(1)) {",
    tests: REBATES,
  },
  {
    name: "a gift that was issued counts as new",
    file: `${CLUB}/awards/issue-award.ts`,
    from: '  if (known.state === "ISSUED") return { award: known, isNew: false };\n',
    to: '  if (known.state === "ISSUED") return { award: known, isNew: true };\n',
    tests: ["club/awards/awards.test.ts"],
  },
  {
    name: "an envelope leaves nothing for the others",
    file: "platform/domain/club/fair/envelope.ts",
    from: "smaller(smaller(most, twice), rest - others * least)",
    to: "smaller(most, twice)",
    tests: ["domain/club/fair/envelope.test.ts"],
  },
  {
    name: "the most envelopes of a member are counted over the day",
    file: `${CLUB}/envelopes/open-envelope.ts`,
    from: "use.opened.filter((one) => one === slot).length >= terms.perSlot",
    to: "use.opened.length >= terms.perSlot",
    tests: ["club/envelopes/envelopes.test.ts"],
  },
  {
    name: "a gift of the house is given back as a loss",
    file: "platform/domain/club/rescue.ts",
    from: "const own = lost - given;",
    to: "const own = lost;",
    tests: ["domain/club/rescue.test.ts"],
  },
  {
    name: "a repeated press uses a code of free spins up",
    file: `${CLUB}/free-spins/take-free-spins.ts`,
    from: "    if (known) return toOwn(known, gameName, at);\n",
    to: "",
    tests: ["club/free-spins"],
  },
  {
    name: "what free spins win is bet as the merchant says of gifts, not as their terms say",
    file: "platform/store/repeatable/vendor/31-vendor-calls.sql",
    from: "SELECT stake, wagering INTO v_free, v_times FROM",
    to: "SELECT stake, NULL INTO v_free, v_times FROM",
    tests: ["club/free-spins"],
  },
  {
    name: "each account of a person has a mission's free spins",
    file: `${CLUB}/free-spins/give-spins.ts`,
    from: "if (await sharesPerson(tx, { merchant, memberId: member }, takers)) {",
    to: "if (takers === undefined && (await sharesPerson(tx, { merchant, memberId: member }, takers))) {",
    tests: MISSIONS,
  },
  {
    name: "the marks alone undo a fall",
    file: "platform/domain/club/next-level.ts",
    from: "mark.level > topLevel || ",
    to: "mark.level > 0 || ",
    tests: ["domain/club/next-level.test.ts"],
  },
  {
    name: "a rejected good does not return to the shelf",
    file: "platform/staff/club/redemptions/decide-redemption.ts",
    from: "    await returnPieces(tx, row);\n",
    to: "",
    tests: ["staff/club/redemptions"],
  },
  {
    name: "a mission's day begins at midnight in London",
    file: MISSIONS_SQL,
    from: "p_now AT TIME ZONE z.zone AS here",
    to: "p_now AT TIME ZONE 'UTC' AS here",
    tests: MISSIONS,
  },
  {
    name: "a corrected win still reaches its mission",
    file: MISSIONS_SQL,
    from: "WHERE f.kind = 'ADJUST' GROUP BY 1, 2, 3",
    to: "WHERE f.kind = 'VOID' GROUP BY 1, 2, 3",
    tests: MISSIONS,
  },
  {
    name: "signs of one person hold no invitation",
    file: `${CLUB}/referral/judge-referrals.ts`,
    from: "  if (signs.length === 0) await",
    to: "  if (signs.length < 9) await",
    tests: ["club/referral"],
  },
  {
    name: "a board is paid while its open rounds may close",
    file: `${CLUB}/boards/freeze-boards.ts`,
    from: "lte(boardPeriods.freezesAt, now)",
    to: "lte(boardPeriods.endsAt, now)",
    tests: BOARDS,
  },
  {
    name: "of equal figures the later one is first",
    file: "platform/store/repeatable/club/39-boards.sql",
    from: "s.figure DESC, s.reached_at, s.member",
    to: "s.figure DESC, s.reached_at DESC, s.member",
    tests: BOARDS,
  },
  {
    name: "a trial account is ranked",
    file: "platform/store/repeatable/club/39-boards.sql",
    from: "f.valid_bet <> 0 AND m.type <> 4",
    to: "f.valid_bet <> 0",
    tests: BOARDS,
  },
  {
    name: "a round counts in the week in which it closes",
    file: "platform/store/repeatable/club/39-boards.sql",
    from: "b.measure = 'VALID_BET' AND f.opened_at >= b.starts_at AND f.opened_at < b.ends_at",
    to: "b.measure = 'VALID_BET' AND f.settled_at >= b.starts_at AND f.settled_at < b.ends_at",
    tests: BOARDS,
  },
  {
    name: "a prize is drawn more often than it has pieces",
    file: `${CLUB}/draws/take-prize.ts`,
    from: "        setWhere: lt(drawGiven.given, most),\n",
    to: "",
    tests: DRAWS,
  },
  {
    name: "a prize that is out for today costs a piece of its stock",
    file: `${CLUB}/draws/take-prize.ts`,
    from: "  if (drawn.stock !== undefined) await giveBack(",
    to: "  if (drawn.stock === 0) await giveBack(",
    tests: DRAWS,
  },
  {
    name: "a ticket of a draw is used twice",
    file: `${CLUB}/draws/tickets.ts`,
    from: "given.filter((ticket) => !isUsed.has(ticket))",
    to: "given.filter((ticket) => isUsed.size < 99 || ticket)",
    tests: DRAWS,
  },
  {
    name: "a draw's next day keeps the seed of the last one",
    file: `${CLUB}/draws/draw-day.ts`,
    from: 'eq(drawDays.draw, sql.placeholder("draw")),\n        eq(drawDays.day, DAY.day),',
    to: 'eq(drawDays.draw, sql.placeholder("draw")),',
    tests: DRAWS,
  },
  {
    name: "a number at the edge of a weight gives the prize before it",
    file: "platform/domain/club/fair/weighted.ts",
    from: "if (left < choice.weight) return choice;",
    to: "if (left <= choice.weight) return choice;",
    tests: ["domain/club/fair/weighted.test.ts"],
  },
];
