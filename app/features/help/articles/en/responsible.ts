import type { Responsible } from "../es/responsible.ts";

const responsible: Responsible = {
  title: "Responsible gaming",
  lead: "Play is time off, not a way to make money.",
  keywords: "gambling addiction limits self-exclusion close break help",
  sections: {
    plan: {
      title: "Play with a plan",
      text: [
        "Decide before you start how much money and time you'll spend, and stop when you get there. Only use money you can afford to lose.",
        "Don't chase losses: the next spin knows nothing about the last one. And don't play when you're drunk, tired or angry.",
      ],
    },
    signs: {
      title: "Signs it's time to stop",
      text: [
        "You hide how much you play. You borrow to play. You stake more to feel the same. You get irritable when you're not playing. Work, studies or the people close to you come second.",
        "If you recognise yourself in one of these, take a break today and talk to someone you trust.",
      ],
    },
    tools: {
      title: "Tools you can use",
      text: ["They're in your account, ready to use."],
      list: [
        "[My bets](/member/bets): every round with what you staked and what came back, and the totals. Check it before you carry on.",
        "The eye beside your balance hides it when you'd rather not see it.",
        "Slots have a demo mode without money: a way to get to know a game without spending.",
        "[My limits and breaks](/member/protection): limits on deposits, losses, stakes and time, reminders, a break or self-exclusion. They take effect at once.",
        "[Your data and your account](/member/securityCenter/data): a copy of everything we keep about you, or closing your account, with no questions asked and no offers to make you stay.",
      ],
    },
    help: {
      title: "Ask for help",
      text: [
        "The free helpline {{helpline}} will listen without asking who you are. You can also write to {{email}}.",
        "[More helplines, a program that blocks games, and help for relatives](/relatives)",
      ],
    },
    minors: {
      title: "Minors",
      text: [
        "Only people aged {{ageMin}} or older play here. If you share your device with minors, don't save your password on it, and log out when you're done.",
      ],
    },
  },
};

export default responsible;
