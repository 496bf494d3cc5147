import type { Vip } from "../es/vip.ts";

const vip: Vip = {
  title: "VIP club",
  lead: "Nine levels. Each one says what it takes and what it gives; no secret invitations.",
  description: "The nine VIP club levels: what each one takes, what it gives and the rules.",
  trial: "Your trial account uses play money, so it doesn't count towards the club.",
  invite: {
    title: "Which level are you on?",
    text: "Log in and we'll show you, with your own figures.",
  },
  standing: {
    label: "Your level",
    kicker: "You're on level {{level}} today",
    towards: "To reach {{name}}",
    validBet: "Qualifying bets",
    deposits: "Deposits",
    of: "{{value}} of {{mark}}",
    reached: "{{mark}}, reached",
    highest: "You're at the top. There's nothing left to climb.",
  },
  levels: {
    title: "Levels",
    lead: "To move up you need both: what you've bet and what you've deposited since you opened your account.",
    caption: "VIP club levels, what they take and what they give",
    level: "Level",
    rank: "Level {{level}}",
    own: "Your level",
    more: "Details",
    moreOf: "Details of {{name}}",
    validBet: "Qualifying bets",
    deposits: "Deposits",
    keep: "Monthly, to keep it",
    gift: "Level-up gift",
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
    title: "The rules in full",
    opening: "What counts towards moving up, what it takes to stay and what you get.",
    games: { RNG: "slots", FISH: "fishing", LIVE: "table games", SPORTS: "sports" },
    whole: "On {{games}}, your qualifying bet is everything you stake.",
    lesser:
      "On {{games}}, your qualifying bet is whichever is less: what you bet, or what you win or lose; ties and void rounds add nothing.",
    items: [
      "You move up within the hour and can skip levels. Each level's gift is given only once, including those for levels you skip.",
      "If you fall short of what your level needs in a month, you move down one level on the 1st at 4:00, and never more than one. The month you move up doesn't count.",
      "If you move down, you're back as soon as you bet what that level needs in a single month.",
      "Claim your weekly, monthly and birthday gifts under My level, where you'll see how many times to play them through.",
      "A break or self-exclusion won't cost you a level, but there are no gifts or rebates until it ends.",
      "The rebate is a share of your qualifying bets, paid back to your balance win or lose.",
      "From level 5 up, you have your own VIP adviser.",
      "Trial accounts don't count.",
    ],
  },
};

export default vip;
