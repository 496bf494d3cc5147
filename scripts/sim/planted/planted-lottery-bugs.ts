import type { PlantedBug } from "../planted-bugs.ts";

const SQL = "platform/store/repeatable";
const FOLD = `${SQL}/agents/39-lottery.sql`;

const BUGS: readonly Omit<PlantedBug, "tests">[] = [
  {
    name: "a lottery's path is walked from the top",
    file: FOLD,
    from: "ORDER BY p.place DESC",
    to: "ORDER BY p.place",
  },
  {
    name: "lottery differences follow the series of now",
    file: FOLD,
    from: "f.at < coalesce(u.until, 'infinity')",
    to: "u.until IS NULL",
  },
  {
    name: "a correction of a lottery round gives the difference again",
    file: FOLD,
    from: "* c.before / 2000)",
    to: "* 0 / 2000)",
  },
  {
    name: "a correction of a lottery round follows a later series",
    file: FOLD,
    from: "coalesce(b.series, l.series)",
    to: "l.series",
  },
  {
    name: "what a lottery's correction took is forgotten",
    file: FOLD,
    from: "least(l.gross + c.carry, 0)",
    to: "0",
  },
  {
    name: "every lottery vendor is told the merchant's series",
    file: `${SQL}/vendor/30-round.sql`,
    from: "AND r.category = 'LOTT' AND r.effective_from <= p_at",
    to: "AND r.category = 'ELOTT' AND r.effective_from <= p_at",
  },
  {
    name: "a void round of a lottery keeps its rebate",
    file: `${SQL}/vendor/35-vendor-adjust.sql`,
    from: "CASE WHEN v_effective = 0 THEN 0 ELSE r.rebate END",
    to: "r.rebate",
  },
];

/** Plausible bugs of lottery differences. The simulator tells no such stories. */
export const PLANTED_LOTTERY_BUGS: readonly PlantedBug[] = BUGS.map((bug) => ({
  ...bug,
  tests: ["agents/lottery"],
}));
