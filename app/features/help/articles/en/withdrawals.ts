import type { Withdrawals } from "../es/withdrawals.ts";

const withdrawals: Withdrawals = {
  title: "Withdrawals",
  lead: "How money goes out, how long it takes and whose turn it is.",
  keywords: "withdraw cash out money bank transfer payout winnings not arrived delay",
  sections: {
    steps: {
      title: "How to ask for a withdrawal",
      text: [
        "You need a payout account in your own name and a 6-digit withdrawal PIN. You'll find both under [Profile and security](/member/securityCenter); a new account can be used 24 hours after you add it.",
        "Open [Withdraw](/member/withdraw), choose the amount and the account, and confirm with your PIN. The amount leaves your balance and is held until we pay it. If we have to decline it, you get all of it back.",
      ],
    },
    blocked: {
      title: "Why can't I withdraw right now?",
      text: [
        "The page tells you in plain words. Most often you've asked for more than is free, because a deposit has to be bet once first: you'll see how much is left to bet and how much is free. It can also be the time of day, your daily maximum, or a payout account that's too new.",
      ],
    },
    states: {
      title: "What happens next",
      text: [
        "Every withdrawal shows its steps: whose turn it is, until when and why. It may be paid in several parts.",
        "When we tell you a payment is on its way, press “Received” once it arrives. If it doesn't, press “Not received” and add a screenshot of your bank statement: someone will look into it. If we don't hear from you, the payment counts as received when the time is up.",
      ],
    },
    demo: {
      title: "In this demonstration",
      text: [
        "{{brand}} pays with play money: a withdrawal goes through every step, but no money reaches a bank, and the balance is worth nothing outside it. The [terms](/help/terms#balance) say so too.",
        "If anyone offers to buy your balance or asks you to pay to “release” it, it's a scam. Please [tell us](/feedback?type=COMPLAINT).",
      ],
    },
  },
};

export default withdrawals;
