import type { Vip } from "../es/vip.ts";

const vip: Vip = {
  title: "VIP club",
  lead: "Nine levels. Each says what it asks and what it gives; no secret invitations.",
  description: "The nine levels of the VIP club: what each asks, what it gives and by which rules.",
  trial: "Your trial account plays with pretend money, so it does not count for the club.",
  invite: {
    title: "Which level are you on?",
    text: "Log in and we show you, with your own numbers.",
  },
  standing: {
    label: "Your level",
    kicker: "Today you are on level {{level}}",
    towards: "To reach {{name}}",
    validBet: "Valid bets",
    deposits: "Deposits",
    of: "{{value}} of {{mark}}",
    highest: "It is the highest level. There is nothing left to climb.",
  },
  levels: {
    title: "The levels",
    lead: "Going up takes both: what you have bet and what you have deposited since you opened your account.",
    caption: "Levels of the VIP club with what they ask and give",
    level: "Level",
    rank: "Level {{level}}",
    own: "Your level",
    validBet: "Valid bets",
    deposits: "Deposits",
    keep: "To keep it, a month",
    gift: "Gift on arrival",
    rebate: "Rebate",
    rebateIn: "{{share}} on {{games}}",
    games: {
      slots: "slots",
      live: "tables",
      sports: "sports",
      fish: "fishing",
      pvp: "cards",
      cockfight: "cockfights",
    },
    service: "Service",
    serviceYes: "VIP adviser",
    none: "—",
  },
  rules: {
    title: "All of the rules",
    games: { RNG: "slots", FISH: "fishing", LIVE: "table games", SPORTS: "sports" },
    whole: "On {{games}}, your valid bet is all that you bet.",
    lesser:
      "On {{games}}, your valid bet is the lesser of what you bet and what you win or lose; ties and void rounds add nothing.",
    items: [
      "You move up within the hour and can skip levels. Each level's gift is given once only, also those of skipped levels.",
      "If a month falls short of what your level asks, on the 1st at 4:00 you go down one level, never more. The month you move up does not count.",
      "If you go down, you come back as soon as you bet in a month what that level asks for.",
      "Gifts of the week, the month and your birthday are claimed in My level, where you see first how often they are played.",
      "A break or a self-exclusion costs you no level, and no gifts or rebates are given while it lasts.",
      "The rebate is a share of your valid bets that returns to your balance, win or lose.",
      "From level 5 on, one person looks after you.",
      "Trial accounts do not count.",
    ],
  },
};

export default vip;
