import type { Withdrawals } from "../es/withdrawals.ts";

const withdrawals: Withdrawals = {
  title: "Withdrawals",
  lead: "What can be paid out today, and what cannot.",
  keywords: "withdraw cash out money bank transfer payout winnings",
  sections: {
    now: {
      title: "There are no withdrawals today",
      text: [
        "{{brand}} is a demonstration: deposits go through a test gateway and no balance can be paid out, nor what you win with it. That is why there is no withdraw button.",
        "We say so here, before you deposit, and also in the [terms](/help/terms#balance).",
      ],
    },
    balance: {
      title: "What the balance is for, then",
      text: [
        "For trying the games. Every movement is written down: deposits under [Deposit](/member/deposit) and rounds under [My bets](/member/bets).",
      ],
    },
    offers: {
      title: "If somebody offers to buy your balance",
      text: [
        "It is a scam. A balance cannot be passed to another person, and nobody at {{brand}} will ask you to pay to “release” it. Please [tell us](/feedback?type=COMPLAINT).",
      ],
    },
  },
};

export default withdrawals;
