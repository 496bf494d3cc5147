import type { Deposits } from "../es/deposits.ts";

const deposits: Deposits = {
  title: "Deposits",
  lead: "How money comes in and what each state means.",
  keywords: "pay top up balance money card pending",
  sections: {
    tutorial: {
      title: "Your first deposit, step by step",
      text: ["Three screens. You have 30 minutes to complete the payment once you ask for it."],
      steps: [
        {
          text: "Open [Deposit](/member/deposit), choose how to pay and how much, and continue. You see the total before you pay, and there is no fee.",
          picture: "The Deposit page: ways to pay and the amount with shortcuts.",
        },
        {
          text: "Complete the payment on the gateway's page. Check that the amount and the reference are yours.",
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
        [
          "Under review",
          "The amount received differs from the one asked for, and a person is looking at it.",
        ],
        ["Not completed", "The gateway did not charge. You can try again."],
        ["Expired", "Time ran out. A payment that arrives late is still credited."],
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
