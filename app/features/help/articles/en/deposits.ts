import type { Deposits } from "../es/deposits.ts";

const deposits: Deposits = {
  title: "Deposits",
  lead: "How money comes in, and what each status means.",
  keywords: "pay top up balance money card pending",
  sections: {
    tutorial: {
      title: "Your first deposit, step by step",
      text: [
        "Three screens and you're done. Every payment method shows how fast it is, what it costs and how long you have to pay: 30 minutes by card or wallet, a day by bank transfer, three days in a shop.",
      ],
      steps: [
        {
          text: "Open [Deposit](/member/deposit), choose a payment method and an amount, and continue. You'll see the total, with any fee, before you pay.",
          picture: "The Deposit page: ways to pay and the amount with shortcuts.",
        },
        {
          text: "Pay as the page shows you: at the gateway, with the QR code, at the till with the voucher, or by transfer with the 6-digit reference and a picture of the receipt.",
          picture:
            "The test payment page with the amount, the reference, and buttons to pay or cancel.",
        },
        {
          text: "Come back to the site. Your receipt updates by itself, and the money is in your balance once the payment is confirmed, nearly always within seconds.",
          picture: "The receipt: deposit credited, with its reference to copy.",
        },
      ],
    },
    states: {
      title: "What each status means",
      text: ["You'll find the status on your receipt and in your list of deposits."],
      rows: [
        ["Waiting for your payment", "We haven't had a confirmation yet."],
        ["Credited", "The amount is in your balance."],
        ["Receipt sent", "We have the photo of your transfer and someone will check it."],
        [
          "Under review",
          "Someone is checking your receipt, or an amount that isn't what you asked for.",
        ],
        ["Not completed", "You weren't charged. You can try again."],
        ["Expired", "Time ran out. If the payment arrives late, we still credit it."],
        ["Reversed by the bank", "The bank took the payment back, so it left your balance."],
      ],
    },
    wagering: {
      title: "Play your deposit through once",
      text: [
        "Before you can withdraw a deposit you have to bet its amount once; that keeps balances from being used to pass money along. Until then only that deposit is held back: what you already had is yours to withdraw.",
        "Every qualifying bet releases its amount, win or lose. Deposit 200, bet 120, and 80 is still held back. Transfers you receive work the same way. [Withdraw](/member/withdraw) shows what's left of each.",
      ],
    },
    interrupted: {
      title: "What if something stops halfway?",
      text: [
        "Every attempt has its own key. Repeat the step and we pick up the same deposit: it's never opened or credited twice.",
        "Keep the reference on your receipt: with it we can find your deposit at once. If more than 30 minutes have passed and the money isn't there, [write to us](/feedback?type=PAYMENT).",
      ],
    },
  },
};

export default deposits;
