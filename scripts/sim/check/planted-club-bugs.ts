import type { PlantedBug } from "../planted-bugs.ts";

const REDEEM = ["club/points/redeem"];
const MISSIONS = ["club/missions"];
const MISSIONS_SQL = "platform/store/repeatable/club/39-missions.sql";

/** Plausible bugs of goods and missions. */
export const PLANTED_CLUB_BUGS: readonly PlantedBug[] = [
  {
    name: "a good is promised although no piece is left",
    file: "platform/club/points/redeem/take-pieces.ts",
    from: "const own = isGood(merchant, reward);\n  const [taken]",
    to: "const own = isGood(merchant, reward);\n  quantity = 0;\n  const [taken]",
    tests: REDEEM,
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
];
