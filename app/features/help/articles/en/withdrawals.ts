import type { Withdrawals } from "../es/withdrawals.ts";

const withdrawals: Withdrawals = {
  title: "Withdrawals",
  lead: "How money leaves, how long it takes and who acts next.",
  keywords: "withdraw cash out money bank transfer payout winnings not arrived delay",
  sections: {
    steps: {
      title: "How to ask for a withdrawal",
      text: [
        "You need a payout account in your own name and a 6-digit withdrawal PIN. Both are kept under [Profile and security](/member/securityCenter); a new account can be used after 24 hours.",
        "Open [Withdraw](/member/withdraw), choose the amount and the account, and confirm with your PIN. The amount leaves your balance and is set aside until it is paid or turned down; if it is turned down, all of it comes back.",
      ],
    },
    blocked: {
      title: "Why I cannot withdraw right now",
      text: [
        "The page says so in plain words. Most often: you ask for more than is free, because what you deposit is bet once first; you see how much is left of each deposit and how much is free. It may also be the hour, the day’s maximum, or a payout account that is too new.",
      ],
    },
    states: {
      title: "What happens then",
      text: [
        "Every withdrawal shows its steps: who has to act, until when and why. It may be paid in several parts.",
        "When we tell you of a payment, press “Received” if it arrived. If it did not, press “Not received” and add a picture of your account’s movements: a person looks into it. If you say nothing, the payment counts as received once the time is up.",
      ],
    },
    demo: {
      title: "In this demonstration",
      text: [
        "{{brand}} pays with play money: a withdrawal takes all of its steps, but nothing reaches any bank, and the balance is worth nothing outside. The [terms](/help/terms#balance) say so too.",
        "If somebody offers to buy your balance or asks for a payment to “release” it, it is a scam. Please [tell us](/feedback?type=COMPLAINT).",
      ],
    },
  },
};

export default withdrawals;
