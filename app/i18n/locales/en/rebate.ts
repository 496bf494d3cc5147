import type { Rebate } from "../es/rebate.ts";

const rebate: Rebate = {
  title: "Rebate",
  lead: "Part of your valid bets comes back to your balance, whether you win or lose. Your level sets the rate.",
  level: "Your level: {{name}}",
  table: "Your rebate by type of game",
  category: "Type of game",
  validBet: "Valid bets not yet rebated",
  rate: "Rate",
  amount: "Your share",
  categories: {
    slots: "Slots",
    live: "Tables",
    sports: "Sports",
    fish: "Fishing",
    pvp: "Cards",
    cockfight: "Cockfights",
  },
  total: "Total for you",
  take: "Claim {{amount}}",
  busy: "Moving it to your balance…",
  free: "It reaches your balance at once, and you can withdraw it without playing it.",
  few: "You can claim it from {{min}} on. Play on whenever you like: what you have is not lost today.",
  fewToday: "You can claim it from {{min}} on.",
  soon: "You have just claimed it. You can ask again in a minute.",
  paused: "No rebate is paid during a break, a review or while your account is being closed.",
  night: {
    PAID: "What you do not claim reaches your balance by itself at 3 in the morning, from {{min}} on.",
    LOST: "What you do not claim is lost at 3 in the morning.",
  },
  correction:
    "A correction took away valid bets that had been rebated already. What you play covers them first.",
  lottery: "The lottery has a rebate of its own on every ticket, so it is not in this list.",
  done: "Done: {{amount}} is in your balance. Reference {{reference}}.",
  records: {
    title: "What you have had so far",
    time: "Date and time",
    games: "Types of game",
    amount: "Amount",
    how: "How",
    states: {
      player: "You claimed it · {{reference}}",
      platform: "Paid by itself · {{reference}}",
      LOST: "Lost · {{reference}}",
    },
    empty: "No rebates yet",
    emptyText: "It builds up by itself with every round you play, shortly after it ends.",
    play: "See the games",
  },
  errors: {
    rebate_too_small: "You can claim it from {{min}} on.",
    rebate_too_soon: "You have just claimed it. Wait a minute.",
    on_break: "You are on a break: no rebate is paid until it ends.",
    account_held: "We are reviewing your details. Write to us and we will sort it out together.",
    account_leaving: "You asked to close your account: no rebate is paid any more.",
    not_allowed_here: "The law of this place does not allow it.",
    unconfirmed: "We do not know whether it worked. Send it again: it is paid only once.",
    unknown_error: "Something failed on our side. Try again.",
  },
};

export default rebate;
