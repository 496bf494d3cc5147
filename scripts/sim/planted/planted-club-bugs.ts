import type { PlantedBug } from "../planted-bugs.ts";

const CLUB = "platform/club";
const MISSIONS = ["club/missions"];
const MISSIONS_SQL = "platform/store/repeatable/club/39-missions.sql";
const BOARDS = ["club/boards/boards.test.ts"];
const REBATES = ["club/rebates/rebates.test.ts"];

/** Bugs of levels, gifts, the rebate, goods and missions. */
export const PLANTED_CLUB_BUGS: readonly PlantedBug[] = [
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
];
