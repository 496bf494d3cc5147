import type { Help } from "../es/help.ts";

const help: Help = {
  title: "Help centre",
  lead: "Short, clear answers. If you can't find yours, write to us.",
  contents: "Help topics",
  onPage: "On this page",
  whole: "Read it all: {{title}}",
  demo: "{{brand}} is a demonstration brand of {{company}}, so no one plays for real money here: deposits go through a test gateway and no balance can be paid out.",
  topics: { money: "Your account and your money", games: "The games", care: "You and us" },
  search: {
    label: "Search help",
    placeholder: "Deposit, RTP…",
    submit: "Search",
    title: "Results for “{{q}}”",
    found_zero: "No results for those words",
    found_one: "{{count}} answer",
    found_other: "{{count}} answers",
    noneText: "Try a single word, or tell us what's going on.",
    all: "See all topics",
  },
  write: {
    title: "Can't find your answer?",
    text: "Tell us what happened. You'll get a reference straight away.",
    action: "Write to us",
  },
  contact: {
    mail: "Customer service",
    helpline: "Free helpline",
    form: "You get a reference",
  },
};

export default help;
