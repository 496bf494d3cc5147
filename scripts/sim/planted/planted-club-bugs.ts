import type { PlantedBug } from "../planted-bugs.ts";

const CLUB = "platform/club";
const REBATES = ["club/rebates/rebates.test.ts"];

/** Bugs of levels, gifts and the rebate. */
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
];
