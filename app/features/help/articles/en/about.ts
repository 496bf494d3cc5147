import type { About } from "../es/about.ts";

const about: About = {
  title: "About us",
  lead: "The company, the licence and what matters to us.",
  keywords: "company business licence license legal",
  sections: {
    company: {
      title: "The company",
      text: [
        "{{brand}} is a demonstration brand of {{company}}, with the fictitious licence number {{licence}}. It shows a complete gaming platform; it offers no play for real money.",
      ],
    },
    care: {
      title: "What matters to us",
      text: ["Three things, in this order."],
      list: [
        "That you know what you play: rules and RTP in plain sight on every slot, and every round written down.",
        "That the money adds up: every movement has its entry, and none is made twice.",
        "That you stop when you want to: we explain it under [Responsible gaming](/help/responsible).",
      ],
    },
    fiction: {
      title: "What is invented",
      text: [
        "The brands, the game studios, the licences and the prizes you see are part of the demonstration. The games, the draws and the accounts really work.",
      ],
    },
  },
};

export default about;
