import type { Rebate } from "../es/rebate.ts";

const rebate: Rebate = {
  title: "Rebate",
  lead: "Get part of your qualifying bets back in your balance, win or lose. Your level sets the rate.",
  level: "Your level: {{name}}",
  table: "Your rebate by game type",
  category: "Game type",
  validBet: "Qualifying bets not yet rebated",
  rate: "Rate",
  amount: "You get",
  categories: {
    slots: "Slots",
    live: "Tables",
    sports: "Sports",
    fish: "Fishing",
    pvp: "Cards",
    cockfight: "Cockfights",
  },
  total: "Your total",
  take: "Claim {{amount}}",
  busy: "Adding it to your balance…",
  free: "It goes straight to your balance, and you can withdraw it with no wagering.",
  few: "You can claim from {{min}}. Play on whenever you like: you won't lose what you have today.",
  fewToday: "You can claim from {{min}}.",
  soon: "You've just claimed it. You can claim again in a minute.",
  paused: "There's no rebate during a break or a review, or while your account is closing.",
  night: {
    PAID: "Anything you don't claim goes to your balance automatically at 3 a.m., if it's {{min}} or more.",
    LOST: "Anything you don't claim is lost at 3 a.m.",
  },
  correction:
    "A correction took off qualifying bets we'd already paid rebate on. What you play covers those first.",
  lottery: "The lottery has its own rebate on every ticket, so it isn't listed here.",
  done: "Done! {{amount}} is in your balance. Reference {{reference}}.",
  records: {
    title: "Your rebate history",
    time: "Date and time",
    games: "Game types",
    amount: "Amount",
    how: "How",
    states: {
      player: "Claimed by you · {{reference}}",
      platform: "Paid automatically · {{reference}}",
      LOST: "Lost · {{reference}}",
    },
    empty: "No rebates yet",
    emptyText: "It builds up automatically with every round you play, shortly after it ends.",
    play: "See the games",
  },
  errors: {
    rebate_too_small: "You can claim from {{min}}.",
    rebate_too_soon: "You've just claimed it. Wait a minute.",
    on_break: "You're on a break, so there's no rebate until it ends.",
    account_held: "We're checking your details. Write to us and we'll sort it out together.",
    account_leaving: "You've asked to close your account, so there's no more rebate.",
    not_allowed_here: "This isn't allowed where you are.",
    unconfirmed: "We couldn't confirm it went through. Try again: it's only paid once.",
    unknown_error: "Something went wrong on our side. Try again.",
  },
};

export default rebate;
