import type { About } from "../es/about.ts";

const about: About = {
  title: "About us",
  lead: "The company, the licence and what matters to us.",
  keywords: "company business licence license legal",
  sections: {
    company: {
      title: "The company",
      text: [
        "{{brand}} is a demonstration brand of {{company}}, with the fictitious licence number {{licence}}. It shows a complete gaming platform; you can't play for real money here.",
      ],
    },
    care: {
      title: "What matters to us",
      text: ["Three things, in this order."],
      list: [
        "You know what you're playing: rules and RTP in plain sight on every slot, and every round on record.",
        "The money adds up: every transaction has its entry, and none is ever made twice.",
        "You stop when you want to: see [Responsible gaming](/help/responsible).",
      ],
    },
    fiction: {
      title: "What's made up",
      text: [
        "The brands, the game studios, the licences and the prizes you see are part of the demonstration. The games, the draws and the accounts really work.",
      ],
    },
  },
};

export default about;
