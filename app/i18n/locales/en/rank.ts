import type { Rank } from "../es/rank.ts";

const rank: Rank = {
  title: "My level",
  kicker: "Level {{level}} of the club",
  since: "Since {{date}}",
  towards: "Towards {{name}}",
  missing: {
    both: "You are {{bet}} in valid bets and {{deposits}} in deposits away from {{name}}.",
    bet: "You are {{bet}} in valid bets away from {{name}}.",
    deposits: "You are {{deposits}} in deposits away from {{name}}.",
    month: "You have been at {{name}} before: {{month}} in valid bets this month bring you back.",
    none: "You have all you need for {{name}}: you move up within the hour.",
  },
  highest: "This is the highest level. There is nothing left to climb.",
  validBet: "Valid bets",
  deposits: "Deposits",
  month: "Valid bets this month",
  of: "{{value}} of {{mark}}",
  keep: {
    title: "To keep it",
    text: "At the end of each month we check whether you bet {{amount}}. If not, you move down one level on the 1st at 4:00.",
    first: "This month does not count towards keeping it, because you moved up only recently.",
    free: "This level asks for nothing each month.",
    done: "You have already done it this month.",
  },
  paused:
    "No gifts are given during a break, a review or while your account is being closed, and you do not move down.",
  taken: "Done: {{amount}} is in your balance.",
  gifts: {
    title: "Gifts for you",
    kinds: {
      levelUpgrade: "For reaching {{name}}",
      levelWeek: "Gift of the week",
      levelMonth: "Gift of the month",
      birthday: "Happy birthday",
    },
    played: "Play {{required}} in valid bets before you withdraw it.",
    free: "You can withdraw it without playing it.",
    until: "Yours to claim until {{date}}.",
    take: "Claim {{amount}}",
    busy: "Moving it to your balance…",
    empty: "No gifts to claim right now",
    emptyText: "They appear here when you move up, and for the week, the month and your birthday.",
  },
  had: {
    title: "Gifts you have claimed",
    time: "Date",
    gift: "Gift",
    amount: "Amount",
  },
  gives: {
    title: "What your level gives",
    week: "{{amount}} for each week in which you bet at least {{bet}}",
    month: "{{amount}} for each month in which you keep the level",
    birthday: "{{amount}} on your birthday, from five deposits on",
    rebate: "Part of your bets back",
    rebateLink: "See your rebate",
    service: "A person of your own in VIP service",
    all: "See the rules of the club",
  },
  table: "All levels",
  errors: {
    award_gone: "That gift is no longer there: it expired or was taken back.",
    unknown_award: "There is no such gift.",
    terms_changed: "The terms changed while you were looking. Check them again.",
    on_break: "You are on a break: no gifts are given until it ends.",
    offers_paused:
      "You raised a limit recently: by law there are no prizes or offers for some days.",
    account_held: "We are reviewing your details. Write to us and we will sort it out together.",
    account_leaving: "You asked to close your account: no gifts are given any more.",
    not_allowed_here: "The law of this place does not allow it.",
    unconfirmed: "We do not know whether it worked. Send it again: it is paid only once.",
    unknown_error: "Something failed on our side. Try again.",
  },
};

export default rank;
