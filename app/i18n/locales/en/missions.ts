import type { Missions } from "../es/missions.ts";

const missions: Missions = {
  title: "Missions",
  lead: "Concrete goals with the reward in writing. Each says what it asks, what it gives and what comes after.",
  description: "Which missions there will be, what each asks, what it gives and by which rules.",
  soon: "Missions are not open yet and nothing you play today counts towards them. This is the list they will start with.",
  empty: "There are no missions for now",
  invite: {
    title: "Missions are done with your account",
    text: "Once they open, your progress will show on this page.",
  },
  periods: { ONCE: "Once only", DAY: "Every day", WEEK: "Every week" },
  goal: "Goal",
  reward: "Reward",
  wagering: "Play it through",
  goals: {
    FIRST_DEPOSIT: "{{target}} or more",
    DEPOSIT_SUM: "{{target}} in all",
    BET_SUM: "{{target}} in all",
    SIGN_IN_DAYS_one: "{{target}} day in a row",
    SIGN_IN_DAYS_other: "{{target}} days in a row",
    GAMES_PLAYED_one: "{{target}} game",
    GAMES_PLAYED_other: "{{target}} games",
    WIN_MULTIPLE: "{{target}} times the bet",
  },
  times_one: "once",
  times_other: "{{count}} times",
  rules: {
    title: "The rules",
    items: [
      "A day runs from midnight to midnight and a week from Monday to Sunday, by the site's clock.",
      "Each mission pays once per period. Unclaimed, it does not carry over.",
      "The reward goes to your balance and is bet as often as the mission says before it can be withdrawn.",
      "Valid bets of closed rounds count; void ones do not.",
      "One account per person. Trial accounts take no part.",
    ],
  },
};

export default missions;
