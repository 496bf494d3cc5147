import type { Terms } from "../es/terms.ts";

const terms: Terms = {
  title: "Terms of use",
  lead: "What you accept when you open an account, with no small print.",
  keywords: "conditions legal contract",
  sections: {
    who: {
      title: "Who we are",
      text: [
        "{{brand}} is a demonstration brand of {{company}}, with the fictitious licence number {{licence}}. It exists to show and try the platform; it offers no play for real money.",
      ],
    },
    players: {
      title: "Who may play",
      text: [
        "People aged {{ageMin}} or older, with a single account in their own name. The account is personal: it is not lent, sold or shared.",
      ],
    },
    balance: {
      title: "Your balance",
      text: [
        "The balance of this demonstration is play money: it is worth nothing outside, withdrawals reach no bank, and it can only pass between a player and their agent. Every movement is written down and you can see it.",
      ],
    },
    rounds: {
      title: "Rounds and faults",
      text: [
        "A round counts by the result stored on the server. If a technical fault keeps it from being finished, the round is cancelled and the stake returns to your balance.",
      ],
    },
    fair: {
      title: "Fair play",
      text: [
        "Automating play, exploiting errors and using somebody else's account are not allowed. We may close an account that does so, and will say why.",
      ],
    },
    end: {
      title: "Changes and ending",
      text: [
        "If something important changes, we tell you beforehand in your messages. You can close your account at any time by writing to {{email}}.",
      ],
    },
  },
};

export default terms;
