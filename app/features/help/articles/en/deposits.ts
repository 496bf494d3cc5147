import type { Deposits } from "../es/deposits.ts";

const deposits: Deposits = {
  title: "Deposits",
  lead: "How money comes in and what each state means.",
  keywords: "pay top up balance money card pending",
  sections: {
    tutorial: {
      title: "Your first deposit, step by step",
      text: [
        "Three screens. Each way to pay says how soon it arrives, what it costs and how long you have: 30 minutes by card or wallet, a day by transfer, three at a shop.",
      ],
      steps: [
        {
          text: "Open [Deposit](/member/deposit), choose how to pay and how much, and continue. You see the total before you pay, with its fee if there is one.",
          picture: "The Deposit page: ways to pay and the amount with shortcuts.",
        },
        {
          text: "Pay as the page shows you: at the gateway, with the QR code, at the till with the voucher, or by transfer with the 6-digit reference and a picture of the receipt.",
          picture:
            "The test payment page with the amount, the reference, and buttons to pay or cancel.",
        },
        {
          text: "Come back to the site. The receipt updates by itself and the amount enters your balance when the gateway confirms the payment, nearly always within seconds.",
          picture: "The receipt: deposit credited, with its reference to copy.",
        },
      ],
    },
    states: {
      title: "What each state means",
      text: ["You find the state on the receipt and in the list of your deposits."],
      rows: [
        ["Waiting for your payment", "Nothing has been confirmed to us yet."],
        ["Credited", "The amount is in your balance."],
        ["Receipt sent", "We have the picture of your transfer and a person will check it."],
        ["Under review", "A person looks at your receipt, or at an amount you did not ask for."],
        ["Not completed", "The gateway did not charge. You can try again."],
        ["Expired", "Time ran out. A payment that arrives late is still credited."],
        ["Reversed by the bank", "The bank took the payment back, and so it left your balance."],
      ],
    },
    wagering: {
      title: "What you deposit is played once",
      text: [
        "Before a deposit can be withdrawn, its amount has to be bet once, so that a balance is no way to pass money on. Until then only that deposit is set aside; what you already had stays yours to withdraw.",
        "Every valid bet frees its amount, win or lose. Deposit 200 and bet 120, and 80 is still set aside. A transfer you receive works the same way. [Withdraw](/member/withdraw) shows what is left of each.",
      ],
    },
    interrupted: {
      title: "What if something breaks halfway?",
      text: [
        "Every attempt has a key of its own. Repeat the same step and we go on with the same deposit: it is neither opened nor credited twice.",
        "Keep the reference you see on the receipt; with it we find your deposit at once. If more than 30 minutes have passed and the balance is not there, [write to us](/feedback?type=PAYMENT).",
      ],
    },
  },
};

export default deposits;
