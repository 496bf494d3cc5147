import type { PlantedBug } from "./planted-bugs.ts";

const SALARIES = "platform/store/repeatable/agents/39-salaries.sql";
const REBATES = "platform/store/repeatable/agents/39-rebates.sql";
const PAY = "platform/agents/pay";
const HOURS = ["agents/pay/hours"];
const ROUNDS = ["agents/pay/rounds", "domain/contracts"];

/** Plausible bugs of pay by the hour and by the round, of rebates, income and what pay may take. */
export const PLANTED_PAY_BUGS: readonly PlantedBug[] = [
  {
    name: "what comes after an hour's seal is in no hour",
    file: SALARIES,
    from: "(f.settled_at >= p_hour OR f.number > v_before[s.n + 1])",
    to: "f.settled_at >= p_hour",
    tests: HOURS,
  },
  {
    name: "a late seal counts the hours after its own",
    file: SALARIES,
    from: "f.kind <> 'VOID' AND f.settled_at < v_end",
    to: "f.kind <> 'VOID'",
    tests: HOURS,
  },
  {
    name: "an hour is paid before the day that its tier asks for is sealed",
    file: `${PAY}/hours/reckon-hour.ts`,
    from: "earning.some(asksDayBefore) && ",
    to: "earning.every(asksDayBefore) && earning.length > 1 && ",
    tests: HOURS,
  },
  {
    name: "an hour's bill shows the rounds of other teams",
    file: SALARIES,
    from: "f.member IN (SELECT h.member FROM hour_play(p_merchant, p_agent, p_hour, p_day) h)",
    to: "true",
    tests: HOURS,
  },
  {
    name: "a page of an hour's people repeats those with the same valid bet",
    file: `${PAY}/hours/list-bill-players.ts`,
    from: "having (-sum(h.valid_bet), m.username_key) >",
    to: "having (-sum(h.valid_bet), m.username_key) >=",
    tests: HOURS,
  },
  {
    name: "a contract is paid for rounds before its acceptance",
    file: SALARIES,
    from: "f.settled_at >= i.since",
    to: "f.settled_at >= i.since - interval '1 hour'",
    tests: ROUNDS,
  },
  {
    name: "a round that pays back its stake is paid like a lost one",
    file: "platform/domain/contracts/round-salary.ts",
    from: "if (payout === stake)",
    to: "if (payout === stake && stake === 0n)",
    tests: ROUNDS,
  },
  {
    name: "a round that is read twice is added twice",
    file: `${PAY}/rounds/pay-rounds.ts`,
    from: "return (line) => written.has(nameOf(line));",
    to: "return (line) => written.has(nameOf(line)) || rows.length > 0;",
    tests: ROUNDS,
  },
  {
    name: "whoever has bet counts with bets of every category",
    file: `${PAY}/rounds/reckon-rounds.ts`,
    from: "types === null || types.includes(type)",
    to: "types === null || type.length > 0",
    tests: ROUNDS,
  },
  {
    name: "an agent's rebate is its whole rate",
    file: "platform/agents/rebates/make-rebates.ts",
    from: "sum(greatest(rate - child_rate, 0) *",
    to: "sum(rate *",
    tests: ["agents/rebates"],
  },
  {
    name: "what corrections took beyond a day's play is forgotten",
    file: "platform/agents/rebates/make-rebates.ts",
    from: "least(s.gross + s.carry, 0)",
    to: "least(s.gross + s.carry, 0) * 0",
    tests: ["agents/rebates"],
  },
  {
    name: "a day's rebate has the rates of today",
    file: REBATES,
    from: "r.effective_from <= p_at",
    to: "r.effective_from <= now() + interval '9 years'",
    tests: ["agents/rebates"],
  },
  {
    name: "what an agent pays below counts as earned",
    file: "platform/domain/agents/income.ts",
    from: "return -out;",
    to: "return out;",
    tests: ["agents/income", "domain/agents"],
  },
  {
    name: "a rebate that was taken back stays income",
    file: "platform/domain/agents/income.ts",
    from: "PAID.includes(kind) ? into : into - out",
    to: "into",
    tests: ["agents/income", "domain/agents"],
  },
  {
    name: "pay takes a deposit that was not played",
    file: "platform/store/repeatable/23-ledger-verbs.sql",
    from: "CASE WHEN i.unlocked THEN wagering_locked(p_merchant, i.from_owner) ELSE 0 END",
    to: "0",
    tests: ["money/ledger", "agents/pay/pay.test.ts"],
  },
  {
    name: "a short bill is collected from a deposit that was not played",
    file: `${PAY}/collect-bill.ts`,
    from: "amount: withdrawable < rest ? withdrawable : rest",
    to: "amount: rest",
    tests: ["agents/pay/pay.test.ts"],
  },
  {
    name: "two newcomers take the last use of a link",
    file: "platform/members/links/hold-link.ts",
    from: `codeKey(typed))))\n    .for("no key update");`,
    to: "codeKey(typed))));",
    tests: ["agents/links"],
  },
];
