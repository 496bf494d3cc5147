import type { Rank } from "../es/rank.ts";

const rank: Rank = {
  title: "My level",
  kicker: "Club level {{level}}",
  since: "Since {{date}}",
  towards: "Towards {{name}}",
  missing: {
    both: "{{bet}} in qualifying bets and {{deposits}} in deposits to go until {{name}}.",
    bet: "{{bet}} in qualifying bets to go until {{name}}.",
    deposits: "{{deposits}} in deposits to go until {{name}}.",
    month: "You've been {{name}} before: {{month}} in qualifying bets this month takes you back.",
    none: "You have everything you need for {{name}}: you'll move up within the hour.",
  },
  highest: "You're at the top. There's nothing left to climb.",
  validBet: "Qualifying bets",
  deposits: "Deposits",
  month: "Qualifying bets this month",
  of: "{{value}} of {{mark}}",
  keep: {
    title: "Keeping it",
    text: "At the end of each month we check whether you've bet {{amount}}. If not, you move down one level on the 1st at 4:00.",
    first: "This month doesn't count, because you've only just moved up.",
    free: "This level has no monthly requirement.",
    done: "You've already done it this month.",
  },
  paused:
    "During a break or a review, or while your account is closing, there are no gifts and you don't move down.",
  taken: "Done! {{amount}} is in your balance.",
  gifts: {
    title: "Gifts for you",
    kinds: {
      levelUpgrade: "For reaching {{name}}",
      levelWeek: "Weekly gift",
      levelMonth: "Monthly gift",
      birthday: "Birthday gift",
    },
    played: "Place {{required}} in qualifying bets before you withdraw it.",
    free: "Yours to withdraw, no wagering.",
    until: "Claim it by {{date}}.",
    take: "Claim {{amount}}",
    busy: "Adding it to your balance…",
    empty: "No gifts to claim right now",
    emptyText: "They appear here when you move up, every week and month, and on your birthday.",
  },
  had: {
    title: "Gifts you've claimed",
    time: "Date",
    gift: "Gift",
    amount: "Amount",
  },
  gives: {
    title: "What your level gives you",
    week: "{{amount}} for every week you bet at least {{bet}}",
    month: "{{amount}} for every month you keep your level",
    birthday: "{{amount}} on your birthday, after five deposits",
    rebate: "Money back on your bets",
    rebateLink: "See your rebate",
    service: "Your own contact in VIP service",
    all: "See the club rules",
  },
  table: "All levels",
  errors: {
    award_gone: "That gift has gone: it expired or was withdrawn.",
    unknown_award: "We couldn't find that gift.",
    terms_changed: "The terms have just changed. Please check them again.",
    on_break: "You're on a break, so there are no gifts until it ends.",
    offers_paused:
      "You raised a limit recently, so by law prizes and offers are paused for a few days.",
    account_held: "We're checking your details. Write to us and we'll sort it out together.",
    account_leaving: "You've asked to close your account, so there are no more gifts.",
    not_allowed_here: "This isn't allowed where you are.",
    unconfirmed: "We couldn't confirm it went through. Try again: it's only paid once.",
    unknown_error: "Something went wrong on our side. Try again.",
  },
};

export default rank;
